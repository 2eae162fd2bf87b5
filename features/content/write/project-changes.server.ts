/** Runs all that follows from changed stories in the transaction of the change. */
import type { Invalidation } from '#platform/cache/dependency.ts';
import type { ContentNeeds, Work } from '../content-needs.server.ts';
import { giveFeedIds } from '../read/feed-ids-queries.server.ts';
import { addressStarts } from './address-starts.ts';
import { idsOf, type StoriesChanged } from './stories-changed.server.ts';

/**
 * Runs the projections one after the other, because a later one may read what an earlier one wrote, and records their
 * invalidations at once: one notification for each transaction.
 */
export async function projectChanges(
  { edition, port, projections, subscribers, recordInvalidations }: ContentNeeds,
  work: Work,
  event: StoriesChanged,
): Promise<void> {
  if (event.change === 'text') await giveFeedIds(work, addressStarts(edition, port), idsOf(event));
  const found: Invalidation[] = [];
  for (const project of projections) found.push(...(await project(work, event)));
  if (!event.announce) return;
  const invalidations = distinct(found);
  await recordInvalidations(work, invalidations);
  for (const notify of subscribers) await notify(work, event, invalidations);
}

function distinct(entries: Invalidation[]): Invalidation[] {
  const seen = new Map(entries.map((entry) => [`${entry.key} ${entry.at ?? ''}`, entry]));
  return [...seen.values()];
}
