/** Announces events: a message for the topics, once for each event and topic, and its way to every client. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { addToOutbox } from '#platform/queue/outbox-queries.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { fcmConditions } from '../devices/fcm-topics.ts';
import { type Announcement, announcementOf } from '../payload.ts';
import { endOfQuietHours } from '../quiet-hours.ts';
import { manner, type SiteTopics, type TopicRef } from '../topic.ts';
import { topicsWithClients } from './client-queries.server.ts';
import {
  addAppDelivery,
  addDeliveries,
  insertMessage,
  isStopped,
  messageById,
  type PushMessage,
  quietGroups,
} from './delivery-queries.server.ts';

export const messageQueueName = 'push-messages';

export interface AnnounceNeeds {
  db: Kysely<DB>;
  clock: Clock;
  topics: readonly SiteTopics[];
  mainSite: string;
  /** Whether there is an app. */
  hasApps: boolean;
}

const minuteMs = 60_000;

/**
 * Stores the messages, which are sent if, and only if, the transaction commits. Urgent topics have a message of their
 * own, as it ignores quiet hours.
 * @returns The topics to which the event was not announced before.
 */
export async function announce(
  trx: Transaction<DB>,
  { clock, topics: all }: Pick<AnnounceNeeds, 'clock' | 'topics'>,
  event: Announcement & { site: string; sendingId: number | null },
  topics: readonly TopicRef[],
): Promise<TopicRef[]> {
  const now = clock.now();
  const added: TopicRef[] = [];
  const byUrgency = Map.groupBy(topics, (ref) => manner(all, [ref]).isUrgent);
  for (const isUrgent of [true, false]) {
    const some = byUrgency.get(isUrgent) ?? [];
    if (some.length === 0) continue;
    const { lifetimeMinutes } = manner(all, some);
    const expiresAt = new Date(now.getTime() + lifetimeMinutes * minuteMs);
    const announced = announcementOf(event);
    const message = await insertMessage(trx, {
      ...announced,
      site: event.site,
      sendingId: event.sendingId,
      isUrgent,
      expiresAt,
      topics: some,
      now,
    });
    if (!message) continue;
    await addToOutbox(trx, { queue: messageQueueName, payload: { message: message.id } });
    added.push(...message.topics);
  }
  return added;
}

/** Adds a delivery for each browser, and for the app; a repetition adds none. */
export async function spread(needs: AnnounceNeeds, messageId: number): Promise<void> {
  const { db } = needs;
  const found = await messageById(db, messageId);
  if (!found) return;
  const { message, topics } = found;
  const now = needs.clock.now();
  const groups = await quietGroups(db, message, topics);
  const dueAt = new Map(groups.map((group) => [group, dueOf(message, group, now)]));
  const ofApps = needs.hasApps ? (await topicsWithClients(db, topics)).filter((ref) => ref.hasApps) : [];
  await db.transaction().execute(async (trx) => {
    if (await isStopped(trx, messageId)) return;
    if (groups.length > 0) await addDeliveries(trx, message, topics, dueAt);
    for (const condition of fcmConditions(ofApps, needs.mainSite))
      await addAppDelivery(trx, message, condition, now);
  });
}

function dueOf(
  { isUrgent }: PushMessage,
  { zone, ...hours }: { zone: string; from: number; to: number },
  now: Date,
): Date {
  if (isUrgent) return now;
  return endOfQuietHours(now, zone, hours) ?? now;
}
