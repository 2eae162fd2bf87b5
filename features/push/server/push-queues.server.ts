/** The queues of notifications: changed stories, topics of apps, and messages. */

import { z } from 'zod';

import { idsOf, type StorySubscriber } from '#features/content/public.server.ts';
import { heldPayloads } from '#platform/queue/held-messages-queries.server.ts';
import { addToOutbox } from '#platform/queue/outbox-queries.server.ts';
import { defineQueue, type Outcome, type Queue } from '#platform/queue/queue.ts';

import { fcmTopic } from '../devices/fcm-topics.ts';
import { subjectOf, type TopicRef, topicsOfStory } from '../topic.ts';
import { type AnnounceNeeds, announce, messageQueueName, spread } from './announce.server.ts';
import { clientById, deleteClient, topicsOfClient, topicsWithClients } from './client-queries.server.ts';
import { factsOfStories } from './delivery-queries.server.ts';
import type { FcmClient } from './fcm-client.server.ts';
import type { SendOutcome } from './outcome.server.ts';
import { topicQueueName } from './subscribe.server.ts';

const storyQueueName = 'push-stories';

/** Reads the data of a notification about a story; null for one that does not exist. */
export type LoadStory = (
  id: number,
) => Promise<{ site: string; title: string; lead: string; url: string } | null>;

export interface PushQueueNeeds extends AnnounceNeeds {
  apps: FcmClient;
  loadStory: LoadStory;
  sendDue(signal: AbortSignal): Promise<number>;
}

const storiesSchema = z.object({ stories: z.array(z.int()) });
const messageSchema = z.object({ message: z.int() });
const topicSchema = z.object({ client: z.int(), site: z.string(), topic: z.string() });

/** A story that was published earlier is no news; it may be published late, or again. */
const newsForMs = 60 * 60_000;

const retries = { limit: 8, firstPauseSeconds: 5, longestPauseSeconds: 1_800 };
const common = { isDeduplicated: false, retries, deadLetterDays: 2 };

/** For the list of subscribers of content. */
export const notifyReaders: StorySubscriber = async (trx, event) => {
  if (event.announce) await addToOutbox(trx, { queue: storyQueueName, payload: { stories: idsOf(event) } });
};

export function storyEvent(id: number): string {
  return `story:${id}`;
}

export function pushQueues(needs: PushQueueNeeds): Queue[] {
  return [
    defineQueue({
      ...common,
      name: storyQueueName,
      payload: storiesSchema,
      batchSize: 50,
      concurrency: 1,
      pollSeconds: 1,
      timeoutSeconds: 60,
      async deliver(changes) {
        const held = await heldStories(needs);
        const stories = new Set(changes.flatMap((change) => change.stories));
        await announceNew(
          needs,
          [...stories].filter((id) => !held.has(id)),
        );
        return changes.map(() => ({ kind: 'done' }));
      },
    }),
    defineQueue({
      ...common,
      name: messageQueueName,
      payload: messageSchema,
      batchSize: 10,
      concurrency: 1,
      pollSeconds: 1,
      timeoutSeconds: 900,
      async deliver(messages, { signal }) {
        for (const { message } of messages) await spread(needs, message);
        await needs.sendDue(signal);
        return messages.map(() => ({ kind: 'done' }));
      },
    }),
    defineQueue({
      ...common,
      name: topicQueueName,
      payload: topicSchema,
      batchSize: 20,
      concurrency: 1,
      pollSeconds: 1,
      timeoutSeconds: 300,
      deliver: (changes) => Promise.all(changes.map((change) => synchronise(needs, change))),
    }),
  ];
}

/** Their publication can still be undone, and has a message of its own [ACT-07]. */
async function heldStories({ db }: PushQueueNeeds): Promise<Set<number>> {
  const held = await heldPayloads(db, storyQueueName);
  return new Set(held.flatMap((payload) => storiesSchema.parse(payload).stories));
}

/** Stories that became public in the last hour, each to the topics to which it was not announced yet. */
async function announceNew(needs: PushQueueNeeds, ids: readonly number[]): Promise<void> {
  for (const { id, topics } of await topicsOfNew(needs, ids)) await announceStory(needs, id, topics);
}

type TopicNeeds = Pick<PushQueueNeeds, 'db' | 'clock' | 'topics'>;

/** The topics of those of these stories that became public in the last hour. */
export async function topicsOfNew(
  needs: TopicNeeds,
  ids: readonly number[],
): Promise<{ id: number; topics: TopicRef[] }[]> {
  const since = needs.clock.now().getTime() - newsForMs;
  const fresh = (await factsOfStories(needs.db, ids)).filter(({ pubDate }) => pubDate.getTime() >= since);
  const found: { id: number; topics: TopicRef[] }[] = [];
  for (const { id, pubDate: _, ...story } of fresh)
    found.push({ id, topics: await withoutUnfollowed(needs, topicsOfStory(needs.topics, story)) });
  return found;
}

/** Leaves out tags without followers; announcements to topics of the edition are always stored. */
async function withoutUnfollowed({ db }: TopicNeeds, refs: readonly TopicRef[]): Promise<TopicRef[]> {
  const followed = await topicsWithClients(db, refs);
  return refs.filter(
    ({ site, topic }) =>
      subjectOf(topic) === null || followed.some((one) => one.site === site && one.topic === topic),
  );
}

/** @returns The topics to which it was not announced before; null for a story that does not exist. */
export async function announceStory(
  needs: Pick<PushQueueNeeds, 'db' | 'clock' | 'topics' | 'loadStory'>,
  id: number,
  topics: readonly TopicRef[],
): Promise<TopicRef[] | null> {
  if (topics.length === 0) return [];
  const story = await needs.loadStory(id);
  if (!story) return null;
  const { site, title, lead: body, url } = story;
  const event = { event: storyEvent(id), tag: storyEvent(id), sendingId: null, site, title, body, url };
  return needs.db.transaction().execute((trx) => announce(trx, needs, event, topics));
}

/** Updates Firebase to the current state of the database. */
async function synchronise(
  { db, apps, mainSite }: PushQueueNeeds,
  { client: id, ...ref }: z.infer<typeof topicSchema>,
): Promise<Outcome> {
  const client = await clientById(db, id);
  if (!client) return { kind: 'done' };
  const isWanted = await hasTopic(db, id, ref);
  const name = fcmTopic(ref, mainSite);
  const outcome = isWanted
    ? await apps.subscribe(client.address, name)
    : await apps.unsubscribe(client.address, name);
  if (outcome.kind === 'gone' && isWanted) await deleteClient(db, id);
  // Another process may have sent the newer state, and Firebase may have got this one after it.
  if (outcome.kind === 'sent' && (await hasTopic(db, id, ref)) !== isWanted)
    return { kind: 'failed', error: 'the topic was changed while Firebase was requested' };
  return queueOutcome(outcome);
}

async function hasTopic(db: AnnounceNeeds['db'], client: number, ref: TopicRef): Promise<boolean> {
  const topics = await topicsOfClient(db, client);
  return topics.some(({ site, topic }) => site === ref.site && topic === ref.topic);
}

function queueOutcome(outcome: SendOutcome): Outcome {
  switch (outcome.kind) {
    case 'sent':
    case 'gone':
      return { kind: 'done' };
    case 'refused':
      return { kind: 'refused', error: `Firebase answered ${outcome.status}` };
    case 'later':
    case 'uncertain':
      return { kind: 'failed', error: 'Firebase did not accept a topic now' };
  }
}
