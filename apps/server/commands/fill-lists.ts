/**
 * Fills lists that are in the edition but not yet in the database; after a change of the sites this can take minutes.
 */
import type { AppContext } from '../compose.ts';

export async function fillLists(context: AppContext, report: (what: string) => void): Promise<void> {
  let tenths = 0;
  await context.lists.fill((done, all) => {
    const now = Math.floor((done / all) * 10);
    if (now > tenths) report(`lists: ${done} of ${all} stories`);
    tenths = now;
  });
}
