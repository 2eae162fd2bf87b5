/** `lapzarta migrate`: brings the database up to date. */
import type { Command } from 'commander';
import { configOfProcess } from '#platform/config/config.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { migrationsFolder } from './with-house.ts';

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('Bring the database up to date.')
    .action(async () => {
      const config = configOfProcess();
      const database = await openDatabase(config.database, { dataFolder: config.dataFolder });
      try {
        const applied = await migrate({ url: database.url, folder: migrationsFolder });
        console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
      } finally {
        await database.close();
      }
    });
}
