/** Puts what was written into the index beside everything else: no publication and no import waits for it. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Log } from '#platform/log/log.server.ts';
import { coalesced } from '#platform/time/coalesced.ts';
import { settleTerms } from './index-queries.server.ts';

export interface SettleNeeds {
  db: Kysely<DB>;
  log: Log;
}

export interface Settling {
  /** To be called whenever stories were written, also before they are committed. */
  soon(): void;
  /** Once nothing is being put in order: the database must not be let go of before. */
  done(): Promise<void>;
}

export function settling({ db, log }: SettleNeeds): Settling {
  const order = coalesced(() => settleTerms(db));
  let work = Promise.resolve();
  let isFailing = false;

  async function settle(): Promise<void> {
    try {
      await order();
      isFailing = false;
    } catch (error) {
      // Searches read what waits, too, and the next story that is written takes it along: to be told once is enough.
      if (!isFailing) log.warn({ err: error }, 'the search index could not be put in order');
      isFailing = true;
    }
  }

  return {
    soon() {
      work = settle();
    },
    done: () => work,
  };
}
