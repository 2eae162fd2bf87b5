import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ContentFeature } from '#features/content/public.server.ts';
import { sendBroadcast } from '#platform/live/broadcast-queries.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { topicOf } from '../collab/story-topic.ts';
import { binnedBefore } from './copies/working-copy-queries.server.ts';

interface BinNeeds {
  db: Kysely<DB>;
  clock: Clock;
  content: Pick<ContentFeature, 'deleteDrafts'>;
}

const thirtyDaysMs = 30 * 24 * 60 * 60_000;

/**
 * Deletes drafts that have been in the bin for thirty days, with their text [ACT-14]; returns their number.
 */
export async function emptyBin({ db, clock, content }: BinNeeds): Promise<number> {
  const before = new Date(clock.now().getTime() - thirtyDaysMs);
  const ids = await binnedBefore(db, before);
  const deleted = await content.deleteDrafts(ids);
  // Closes the stories where they are open; devices learn of it from the response to their next report of
  // stored data.
  for (const id of ids) await sendBroadcast(db, { topic: topicOf(id), rights: true });
  return deleted;
}
