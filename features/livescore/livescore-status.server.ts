/** The state of live scores for operators: sources, quotas, and the ages of what readers look at. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { type StoredQuota, storedQuota } from './livescore-queries.server.ts';
import type { LivescoreSetting, Sport } from './livescore-setting.ts';
import {
  type ResourceCounts,
  type ResourceStatus,
  resourceCounts,
  wantedResources,
} from './livescore-status-queries.server.ts';

export interface SportStatus {
  sport: Sport;
  /** An address, or `sandbox`. */
  source: string;
  /** Null before the first answer. */
  quota: StoredQuota | null;
  counts: ResourceCounts;
  /** At most fifty. */
  resources: ResourceStatus[];
}

const mostResources = 50;

export async function livescoreStatus(
  db: Kysely<DB>,
  sources: LivescoreSetting['sources'],
  now: Date,
): Promise<SportStatus[]> {
  const bySport = [
    { sport: 'football', source: sources.football },
    { sport: 'formula1', source: sources.formula1 },
  ] as const;
  const statuses = bySport.map(async ({ sport, source }): Promise<SportStatus[]> => {
    if (source === undefined) return [];
    const [quota, counts, resources] = await Promise.all([
      storedQuota(db, source, sport),
      resourceCounts(db, source, { sport, now }),
      wantedResources(db, source, { sport, now, limit: mostResources }),
    ]);
    return [{ sport, source, quota, counts, resources }];
  });
  return (await Promise.all(statuses)).flat();
}
