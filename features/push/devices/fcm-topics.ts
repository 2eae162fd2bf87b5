/** Names of topics at Firebase, which has one list for all sites of the edition. */
import type { TopicRef } from '../topic.ts';

/** Topics in one condition; Firebase accepts no more. */
const mostInCondition = 5;

/** `fontos` of the main site, `transtelex.fontos` of another one. */
export function fcmTopic({ site, topic }: TopicRef, mainSite: string): string {
  return site === mainSite ? topic : `${site}.${topic}`;
}

/** An app that has several of the topics gets one message for each condition, and these are as few as possible. */
export function fcmConditions(topics: readonly TopicRef[], mainSite: string): string[] {
  const names = topics.map((ref) => `'${fcmTopic(ref, mainSite)}' in topics`);
  const conditions: string[] = [];
  for (let from = 0; from < names.length; from += mostInCondition)
    conditions.push(names.slice(from, from + mostInCondition).join(' || '));
  return conditions;
}
