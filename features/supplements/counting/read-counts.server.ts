/** Reads recorded counts, by a cache. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Edition } from '#features/sites/public.ts';
import { type CreateValueCache, cachedRead } from '#platform/cache/read-cache.server.ts';
import { recordOf } from '../edition-parts.ts';
import type { Count } from '../records/election.ts';
import { type CountKey, lastCount } from './count-queries.server.ts';
import { type CountedRecords, countedRecords } from './counted-records.ts';
import { officeResultsSchema } from './office-results.ts';

export interface ReadCountNeeds {
  db: Kysely<DB>;
  edition: Edition;
  createReadCache: CreateValueCache;
}

export function keyOfCount(name: string): string {
  return `election:${name}`;
}

/** Returns a function that reads the last count; null before the first one. */
export function createCountReader({ db, edition, createReadCache }: ReadCountNeeds) {
  const cache = createReadCache<CountedRecords | 'none'>(20);
  return async (key: CountKey): Promise<CountedRecords | null> => {
    const count = recordOf(edition, 'count', key.name);
    if (!count) return null;
    const found = await cachedRead(cache, `${key.source} ${key.name}`, async () => {
      const body = await lastCount(db, key);
      return {
        value: body === null ? ('none' as const) : (recordsIn(count, body) ?? ('none' as const)),
        dependencies: [{ key: keyOfCount(key.name) }],
      };
    });
    return found === 'none' ? null : found;
  };
}

/** Null if a version of the program with another shape recorded it. */
function recordsIn(count: Count, body: string): CountedRecords | null {
  const results = officeResultsSchema.safeParse(JSON.parse(body)).data;
  return results ? countedRecords(count, results) : null;
}
