/** Runs an action on the database that `serve` uses, or on one started for this command, and always closes it. */
import { type Interruption, onInterruption } from '#platform/cli/interruption.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';

/** `interruption.end`: called by an action that handles signals itself. */
export async function withDatabase<T>(
  { database: choice, dataFolder }: Config,
  act: (url: string, interruption: Interruption) => Promise<T>,
): Promise<T> {
  const opening = openDatabase(choice, { dataFolder });
  const interruption = onInterruption(async () => (await opening).close());
  try {
    const database = await opening;
    try {
      return await act(database.url, interruption);
    } finally {
      await database.close();
    }
  } finally {
    await interruption.unlessInterrupted();
    interruption.end();
  }
}
