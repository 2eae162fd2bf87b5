/** Merges the index's pending list in the background, so that no publication or import waits for it. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Log } from '#platform/log/log.server.ts';
import { coalesced } from '#platform/time/coalesced.ts';
import { flushPendingTerms } from './index-queries.server.ts';

export interface IndexFlusherNeeds {
  db: Kysely<DB>;
  log: Log;
}

export interface IndexFlusher {
  /** Call whenever stories were written, also before the commit. */
  schedule(): void;
  /** Resolves when no merge is running; the database must not be closed before. */
  whenIdle(): Promise<void>;
}

export function createIndexFlusher({ db, log }: IndexFlusherNeeds): IndexFlusher {
  const flushPending = coalesced(() => flushPendingTerms(db));
  let work = Promise.resolve();
  let isFailing = false;

  async function flush(): Promise<void> {
    try {
      await flushPending();
      isFailing = false;
    } catch (error) {
      // Searches also read the pending list, and the next write merges it: one warning is enough.
      if (!isFailing) log.warn({ err: error }, 'the search index could not be put in order');
      isFailing = true;
    }
  }

  return {
    schedule() {
      work = flush();
    },
    whenIdle: () => work,
  };
}
