/**
 * A publication that is rolled back [ACT-06]. The program's features run on the connection of the transaction, so that the
 * outcomes come from the code that publishes and are not computed a second time.
 */
import type { Rehearse } from '#features/writing/public.server.ts';
import { noCache } from '#platform/cache/read-cache.server.ts';
import { type AppContext, createAppContext } from '../compose.ts';

export function createRehearse(context: AppContext): Rehearse {
  return async ({ storyId, at }, act) => {
    const trx = await context.db.startTransaction().execute();
    try {
      const inside = createAppContext({
        ...context,
        db: trx,
        clock: { now: () => at },
        readCaches: noCache,
        isRehearsal: true,
      });
      const outcome = await act(inside.writing);
      const outcomes = outcome.kind === 'done' ? await inside.outcomesOf(storyId) : [];
      return { outcome, outcomes };
    } finally {
      await trx.rollback().execute();
    }
  };
}
