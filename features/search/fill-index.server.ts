/** Takes apart what the index does not hold yet, or holds by other rules: a few stories at a time, beside everything else. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { holdStories } from '#features/content/public.server.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import { searchKey } from './find-stories.server.ts';
import { storiesBehind, takeTurn } from './index-queries.server.ts';
import { type IndexNeeds, indexStories, makerOf } from './index-stories.server.ts';

export interface FillNeeds extends IndexNeeds {
  db: Kysely<DB>;
  recordInvalidations(db: Kysely<DB>, entries: Invalidation[]): Promise<void>;
}

export interface Filling {
  /** Every story, also what is there. */
  all?: boolean;
  /** Told after every stretch how many stories were taken apart so far. */
  onProgress?: (done: number) => void;
  /** True ends it before the next stretch. */
  isStopped?: () => boolean;
}

/** So many stories are held against changes at once: a publication waits no longer than these take. */
const stretch = 100;
/** A search through what is done already is quick. */
const lookAhead = 2_000;

/** Returns how many stories were taken apart; null when somebody else is at it. */
export async function fillIndex(
  needs: FillNeeds,
  { all = false, onProgress, isStopped }: Filling = {},
): Promise<number | null> {
  const maker = makerOf(needs.edition, await needs.stemmer());
  let done = 0;
  let after = 0;
  while (!isStopped?.()) {
    const step = await needs.db.transaction().execute(async (work) => {
      if (!(await takeTurn(work))) return null;
      const behind = await storiesBehind(work, after, {
        ahead: lookAhead,
        most: stretch,
        maker: all ? null : maker,
      });
      await holdStories(work, behind.ids);
      const papers = await indexStories(needs, work, behind.ids, all ? 'again' : 'text');
      await needs.recordInvalidations(
        work,
        papers.map((paper) => ({ key: searchKey(paper) })),
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
