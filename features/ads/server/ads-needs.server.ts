/** Dependencies of the feature on the program. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { MediaFeature } from '#features/media/public.server.ts';
import type { Edition } from '#features/sites/public.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import type { CreateValueCache } from '#platform/cache/read-cache.server.ts';
import type { Clock } from '#platform/time/clock.ts';

export interface AdsNeeds {
  db: Kysely<DB>;
  clock: Clock;
  edition: Edition;
  storeImage: MediaFeature['storeImage'];
  recordInvalidations(db: Kysely<DB>, entries: Invalidation[]): Promise<void>;
  createReadCache: CreateValueCache;
}
