/** `lapzarta migrate`: brings the database up to date. */
import type { Command } from 'commander';
import { configOfProcess } from '#platform/config/config.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { withDatabase } from './with-database.ts';
import { migrationsFolder } from './with-house.ts';

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('Bring the database up to date.')
    .action(async () => {
      const applied = await withDatabase(configOfProcess(), (url) =>
        migrate({ url, folder: migrationsFolder }),
      );
      console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
    });
}
