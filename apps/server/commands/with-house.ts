/** What most commands need: the rooms, on the database that `serve` uses or on one started for the moment. */
import { join } from 'node:path';
import type { DB } from '#db/types.ts';
import { loadEdition } from '#features/sites/public.server.ts';
import { type Config, configOfProcess } from '#platform/config/config.server.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { fixedClock, systemClock } from '#platform/time/clock.ts';
import { compose, type House } from '../compose.ts';
import { fillLists } from './fill-lists.ts';
import { withDatabase } from './with-database.ts';

export const migrationsFolder = join(import.meta.dirname, '../../../db/migrations');

/**
 * Runs `act` and lets go of everything, whether it succeeds, fails or is interrupted. An act that stops by itself when
 * a signal tells it to calls `takeSignals` before it listens.
 */
export async function withHouse<T>(
  name: string,
  act: (house: House, config: Config, takeSignals: () => void) => Promise<T>,
): Promise<T> {
  const config = configOfProcess();
  const edition = await loadEdition(config.editionFolder);
  return withDatabase(config, async (url, takeSignals) => {
    await migrate({ url, folder: migrationsFolder });
    const connection = connectDatabase<DB>({
      url,
      applicationName: `lapzarta ${name}`,
      statementTimeout: 0,
    });
    try {
      const clock = config.fixedTime === null ? systemClock : fixedClock(config.fixedTime);
      const log = createLog({
        level: config.logLevel === 'info' ? 'warn' : config.logLevel,
        to: process.stderr,
      });
      const { dataFolder, port } = config;
      const house = compose({ db: connection.db, edition, clock, log, port, dataFolder });
      // What a command prints may be read by a program.
      try {
        await fillLists(house, (what) => console.error(`  ${what}`));
        return await act(house, config, takeSignals);
      } finally {
        await house.search.settled();
      }
    } finally {
      await connection.close();
    }
  });
}
