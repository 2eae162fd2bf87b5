/** Runs all that follows from changed stories in the transaction of the change. */
import type { Invalidation } from '#platform/cache/dependency.ts';
import type { ContentNeeds, Trx } from '../content-needs.server.ts';
import { giveFeedIds } from '../read/feed-ids-queries.server.ts';
import { addressStarts } from './address-starts.ts';
import { idsOf, type StoriesChanged } from './stories-changed.server.ts';

/**
 * Runs the projections one after the other, because a later one may read what an earlier one wrote, and records their
 * invalidations at once: one notification for each transaction.
 */
export async function projectChanges(
  { edition, port, projections, subscribers, recordInvalidations }: ContentNeeds,
  trx: Trx,
  event: StoriesChanged,
): Promise<void> {
  if (event.change === 'text') await giveFeedIds(trx, addressStarts(edition, port), idsOf(event));
  const found: Invalidation[] = [];
  for (const project of projections) found.push(...(await project(trx, event)));
  if (!event.announce) return;
  const invalidations = distinct(found);
  await recordInvalidations(trx, invalidations);
  for (const notify of subscribers) await notify(trx, event, invalidations);
}

function distinct(entries: Invalidation[]): Invalidation[] {
  const seen = new Map(entries.map((entry) => [`${entry.key} ${entry.at ?? ''}`, entry]));
  return [...seen.values()];
}
