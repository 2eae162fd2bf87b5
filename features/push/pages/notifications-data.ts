/** Data of the page of notifications; the same for everybody. */
import type { Topic, TopicRef } from '../topic.ts';

export interface ShownTopic extends TopicRef, Pick<Topic, 'title' | 'text'> {}

export interface TopicGroup {
  /** Name of the site. */
  title: string;
  topics: ShownTopic[];
}

export interface NotificationsData {
  groups: TopicGroup[];
  /** The tag or match that a link of another page names; null for none. */
  followed: (TopicRef & { title: string }) | null;
  /** The key with which browsers subscribe. */
  vapidKey: string;
}

/** `telex/fontos`: the value of a topic's field. */
export function fieldOf({ site, topic }: TopicRef): string {
  return `${site}/${topic}`;
}

/** Null for a text that is none. */
export function refOf(field: string): TopicRef | null {
  const [, site, topic] = /^([a-z0-9-]+)\/([\w.-]+)$/.exec(field) ?? [];
  return site === undefined || topic === undefined ? null : { site, topic };
}
