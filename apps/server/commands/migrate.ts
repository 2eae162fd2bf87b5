/** `lapzarta migrate`: brings the database up to date. */
import type { Command } from 'commander';
import { printResult } from '#platform/cli/output.ts';
import { configOfProcess } from '#platform/config/config.server.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { withDatabase } from './with-database.ts';

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('Migrate the database to this version.')
    .action(async () => {
      const applied = await withDatabase(configOfProcess(), (url) => migrateDatabase(url));
      printResult(
        { applied },
        applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`,
      );
    });
}
