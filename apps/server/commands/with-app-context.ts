/** Gives commands the application context, on the database that `serve` uses or on one started temporarily. */

import type { DB } from '#db/types.ts';
import { loadEdition } from '#features/sites/public.server.ts';
import { paymentSettings } from '#features/support/public.server.ts';
import { type Config, configOfProcess } from '#platform/config/config.server.ts';
import { settingsOfProcess } from '#platform/config/read-settings.server.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { fixedClock, systemClock } from '#platform/time/clock.ts';
import { type AppContext, createAppContext } from '../compose.ts';
import { installedExtension } from '../extension.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { programParts } from '../program.ts';
import { refuseSandboxes } from '../sandbox/refuse-sandboxes.ts';
import { withoutSandboxes } from '../sandbox/without-sandboxes.ts';
import { fillLists } from './fill-lists.ts';
import { withDatabase } from './with-database.ts';

/**
 * Runs `act` and releases everything, whether it succeeds, fails or is interrupted. An action that handles signals
 * itself calls `takeSignals` before it listens.
 */
export async function withAppContext<T>(
  name: string,
  act: (context: AppContext, config: Config, takeSignals: () => void) => Promise<T>,
): Promise<T> {
  const config = configOfProcess();
  const paymentKeys = settingsOfProcess(paymentSettings);
  const loaded = await loadEdition(config.editionFolder, programParts);
  const edition = installedExtension() ? loaded : withoutSandboxes(loaded);
  refuseSandboxes(edition, config);
  return withDatabase(config, async (url, interruption) => {
    await migrateDatabase(url);
    const connection = connectDatabase<DB>({
      url,
      applicationName: `lapzarta ${name}`,
      statementTimeout: 0,
    });
    try {
      const clock = config.fixedTime === null ? systemClock : fixedClock(config.fixedTime);
      const log = createLog({
        level: config.logLevel === 'info' ? 'warn' : config.logLevel,
        to: { write: (line) => !interruption.isInterrupted() && process.stderr.write(line) },
      });
      const { dataFolder, port, preview, apisportsKey, smtp, fcm, googleSecret } = config;
      const { openSandbox, openMailbox } = installedExtension() ?? {};
      const context = createAppContext({
        db: connection.db,
        databaseUrl: url,
        edition,
        clock,
        log,
        port,
        dataFolder,
        preview,
        apisportsKey,
        paymentKeys,
        openSandbox,
        smtp,
        fcm,
        googleSecret,
        openMailbox,
      });
      // Not on standard output, which a program may read.
      try {
        await context.content.completeFeedIds();
        await fillLists(context, (what) => console.error(`  ${what}`));
        return await act(context, config, interruption.end);
      } finally {
        await context.search.whenIdle();
        await context.support.stop();
      }
    } finally {
      await connection.close();
    }
  });
}
