/** The database that `serve` uses, or one started for the moment; let go of however the command ends. */
import { onInterruption } from '#platform/cli/interruption.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';

/** `takeSignals`: for an act that stops by itself when a signal tells it to. */
export async function withDatabase<T>(
  { database: choice, dataFolder }: Config,
  act: (url: string, takeSignals: () => void) => Promise<T>,
): Promise<T> {
  const opening = openDatabase(choice, { dataFolder });
  const interruption = onInterruption(async () => (await opening).close());
  try {
    const database = await opening;
    try {
      return await act(database.url, interruption.end);
    } finally {
      await database.close();
    }
  } finally {
    await interruption.goesOn();
    interruption.end();
  }
}
