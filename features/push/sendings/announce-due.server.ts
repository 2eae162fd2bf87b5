/** Announces the sendings whose time has come, each in a transaction with its messages: once, whatever is killed. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import { announce } from '../server/announce.server.ts';
import { factsOfStories } from '../server/delivery-queries.server.ts';
import { type LoadStory, storyEvent } from '../server/push-queues.server.ts';
import type { SiteTopics } from '../topic.ts';
import {
  lastTagOf,
  lockSendingsOf,
  type SendingRow,
  setSendingState,
  stopMessages,
  takeDueSending,
} from './sending-queries.server.ts';

export interface AnnounceDueNeeds {
  db: Kysely<DB>;
  clock: Clock;
  topics: readonly SiteTopics[];
  loadStory: LoadStory;
}

/** @returns The number of sendings. */
export async function announceDue(needs: AnnounceDueNeeds): Promise<number> {
  const { db, clock } = needs;
  let count = 0;
  for (;;) {
    const isDone = await db.transaction().execute(async (trx) => {
      const sending = await takeDueSending(trx, clock.now());
      if (!sending) return true;
      await setSendingState(trx, sending.id, await announceOne(needs, trx, sending));
      return false;
    });
    if (isDone) return count;
    count += 1;
  }
}

async function announceOne(
  needs: AnnounceDueNeeds,
  trx: Transaction<DB>,
  { id: sendingId, key, storyId, kind, title, body, topics }: SendingRow,
): Promise<'sent' | 'missed'> {
  const [facts] = await factsOfStories(trx, [storyId]);
  const story = facts && (await needs.loadStory(storyId));
  if (!story) return 'missed';
  const { site, url } = story;
  const text = { title, body, url, site, sendingId };
  const first = storyEvent(storyId);
  if (kind === 'new') {
    await announce(trx, needs, { ...text, event: first, tag: first }, topics);
    return 'sent';
  }
  const event = `${first}:${key}`;
  if (kind === 'again') {
    await announce(trx, needs, { ...text, event, tag: event }, topics);
    return 'sent';
  }
  await lockSendingsOf(trx, storyId);
  const before = await lastTagOf(trx, storyId);
  if (!before) return 'missed';
  // A waiting delivery would arrive after its correction.
  await stopMessages(trx, { tag: before.tag }, needs.clock.now());
  await announce(trx, needs, { ...text, event, tag: before.tag }, before.topics);
  return 'sent';
}
