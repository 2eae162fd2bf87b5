/**
 * Orders a sending: its row is the promise that it is sent, once. A repetition has the same key and is the same sending;
 * who sends about a story names how many sendings they were shown, so that of two at once the second is refused.
 */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor } from '#features/content/public.server.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import { addToOutbox } from '#platform/queue/outbox-queries.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { announcedTopics, factsOfStories } from '../server/delivery-queries.server.ts';
import { storyEvent } from '../server/push-queues.server.ts';
import { type SiteTopics, subjectOf, type TopicRef, tagTopic, topicOf } from '../topic.ts';
import { entriesOf } from './list-sendings.server.ts';
import type { SendingKind } from './sending.ts';
import { insertSending, lockSendingsOf, type SendingRow, sendingByKey } from './sending-queries.server.ts';

export const sendingQueueName = 'push-sendings';

export interface SendingOrder {
  key: string;
  storyId: number;
  kind: SendingKind;
  title: string;
  body: string;
  topics: readonly TopicRef[];
  /** When it is sent; null for now. */
  at: Date | null;
  /** How many sendings about the story its sender was shown. */
  seen: number;
}

export type SendingFault = 'topics' | 'announced' | 'nothing-before' | 'key' | 'past';

export type OrderOutcome =
  | { kind: 'ordered'; sending: SendingRow }
  | { kind: 'missing' }
  /** Another editor has sent a notification about the story meanwhile. */
  | { kind: 'outdated' }
  | { kind: 'refused'; fault: SendingFault };

export interface OrderNeeds {
  db: Kysely<DB>;
  clock: Clock;
  topics: readonly SiteTopics[];
}

export function orderSending(
  needs: OrderNeeds,
  order: SendingOrder,
  by: ChangeAuthor,
  transaction?: Transaction<DB>,
): Promise<OrderOutcome> {
  return inTransaction(needs.db, transaction, async (trx): Promise<OrderOutcome> => {
    const { key, storyId, kind, title, body, at } = order;
    await lockSendingsOf(trx, storyId);
    const before = await sendingByKey(trx, key);
    if (before) return isSame(before, order) ? { kind: 'ordered', sending: before } : refused('key');
    const [story] = await factsOfStories(trx, [storyId]);
    if (!story) return { kind: 'missing' };
    const earlier = await entriesOf(trx, storyId);
    if (earlier.length !== order.seen) return { kind: 'outdated' };
    if (kind !== 'new' && earlier.length === 0) return refused('nothing-before');
    const now = needs.clock.now();
    if (at !== null && at <= now) return refused('past');
    const topics = kind === 'correction' ? [] : order.topics;
    if (
      kind !== 'correction' &&
      (topics.length === 0 || !topics.every((ref) => isOffered(needs, story, ref)))
    )
      return refused('topics');
    if (kind === 'new' && (await areAnnounced(trx, storyId, topics))) return refused('announced');
    const dueAt = at ?? now;
    const sending = await insertSending(trx, {
      key,
      storyId,
      kind,
      title,
      body,
      dueAt,
      by,
      topics: [...topics],
      createdAt: now,
    });
    if (at === null) await addToOutbox(trx, { queue: sendingQueueName, payload: { sending: sending.id } });
    return { kind: 'ordered', sending };
  });
}

function refused(fault: SendingFault): OrderOutcome {
  return { kind: 'refused', fault };
}

function isSame(row: SendingRow, { storyId, kind, title, body }: SendingOrder): boolean {
  return row.storyId === storyId && row.kind === kind && row.title === title && row.body === body;
}

/** A topic of the edition, or a tag of the story, on one of the edition's sites with notifications. */
function isOffered({ topics }: OrderNeeds, { tags }: { tags: readonly string[] }, ref: TopicRef): boolean {
  if (subjectOf(ref.topic) === null) return topicOf(topics, ref) !== null;
  return topics.some(({ site }) => site === ref.site) && tags.some((tag) => tagTopic(tag) === ref.topic);
}

async function areAnnounced(trx: Kysely<DB>, id: number, topics: readonly TopicRef[]): Promise<boolean> {
  const done = await announcedTopics(trx, storyEvent(id));
  return topics.every(({ site, topic }) => done.some((one) => one.site === site && one.topic === topic));
}
