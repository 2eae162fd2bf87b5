/** Puts what was written into the index beside everything else: no publication and no import waits for it. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { settleTerms } from './index-queries.server.ts';

/** To be called whenever stories were written, also before they are committed. */
export function settlingSoon(db: Kysely<DB>): () => void {
  let isSettling = false;
  let isAskedAgain = false;

  async function settle(): Promise<void> {
    isSettling = true;
    try {
      do {
        isAskedAgain = false;
        await settleTerms(db);
      } while (isAskedAgain);
    } catch {
      // Searches read what waits, too, and the next story that is written takes it along.
    } finally {
      isSettling = false;
    }
  }

  return () => {
    isAskedAgain = true;
    if (!isSettling) void settle();
  };
}
