/** Indexes stories that are missing from the index or have another indexer version, in small batches. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { lockStories } from '#features/content/public.server.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import { searchKey } from '../find-stories.server.ts';
import { storiesToIndex, tryIndexingLock } from './index-queries.server.ts';
import { type IndexNeeds, indexerVersion, indexStories } from './index-stories.server.ts';

export interface FillNeeds extends IndexNeeds {
  db: Kysely<DB>;
  recordInvalidations(db: Kysely<DB>, entries: Invalidation[]): Promise<void>;
}

export interface FillOptions {
  /** Re-index every story, also those that are up to date. */
  all?: boolean;
  /** Called after every batch with the number of stories indexed so far. */
  onProgress?: (done: number) => void;
  /** When it returns true, indexing ends before the next batch. */
  isStopped?: () => boolean;
}

/** Stories locked against changes in one batch: a publication waits no longer than one batch takes. */
const batchSize = 100;
/** Stories scanned per query: skipping those that are up to date is fast. */
const lookAhead = 2_000;

/** Returns how many stories were indexed; null when another process holds the lock. */
export async function fillIndex(
  needs: FillNeeds,
  { all = false, onProgress, isStopped }: FillOptions = {},
): Promise<number | null> {
  const version = indexerVersion(needs.edition, await needs.stemmer());
  let done = 0;
  let after = 0;
  while (!isStopped?.()) {
    const step = await needs.db.transaction().execute(async (trx) => {
      if (!(await tryIndexingLock(trx))) return null;
      const behind = await storiesToIndex(trx, after, {
        ahead: lookAhead,
        most: batchSize,
        maker: all ? null : version,
      });
      await lockStories(trx, behind.ids);
      const domains = await indexStories(needs, trx, behind.ids, all ? 'again' : 'text');
      await needs.recordInvalidations(
        trx,
        domains.map((domain) => ({ key: searchKey(domain) })),
      );
      return behind;
    });
    if (step === null) return null;
    if (step.last === null) break;
    after = step.last;
    done += step.ids.length;
    onProgress?.(done);
  }
  return done;
}
