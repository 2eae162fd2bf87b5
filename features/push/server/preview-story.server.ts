/** A preview for the editor before a story is sent: the notification, and to how many browsers it would go. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { manner, type SiteTopics, type TopicRef } from '../topic.ts';
import { announcedTopics, factsOfStories, quietGroups } from './delivery-queries.server.ts';
import { type LoadStory, storyEvent } from './push-queues.server.ts';

export interface StoryPreview {
  title: string;
  body: string;
  url: string;
  /** Of these topics, those to which the story was not announced. */
  topics: TopicRef[];
  browsers: number;
}

/** Null for a story that does not exist. */
export async function previewStory(
  { db, topics, loadStory }: { db: Kysely<DB>; topics: readonly SiteTopics[]; loadStory: LoadStory },
  id: number,
  refs: readonly TopicRef[],
): Promise<StoryPreview | null> {
  const [facts] = await factsOfStories(db, [id]);
  const story = facts ? await loadStory(id) : null;
  if (!story) return null;
  const done = await announcedTopics(db, storyEvent(id));
  const fresh = refs.filter(
    (ref) => !done.some(({ site, topic }) => site === ref.site && topic === ref.topic),
  );
  const message = { event: storyEvent(id), tag: storyEvent(id), isUrgent: manner(topics, fresh).isUrgent };
  const groups = fresh.length === 0 ? [] : await quietGroups(db, message, fresh);
  const count = groups.reduce((sum, group) => sum + group.browsers, 0);
  return { title: story.title, body: story.lead, url: story.url, topics: fresh, browsers: count };
}
