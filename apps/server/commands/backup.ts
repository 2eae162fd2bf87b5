/** `lapzarta backup` and `lapzarta restore`: the database and the originals in one archive. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { restoreBackup } from '#platform/backup/restore-backup.server.ts';
import { writeBackup } from '#platform/backup/write-backup.server.ts';
import { printResult } from '#platform/cli/output.ts';
import { showProgress } from '#platform/cli/progress.server.ts';
import { configOfProcess } from '#platform/config/config.server.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { listErasures } from '../compose/erasures.ts';
import { migrationsFolder } from '../migrate-database.ts';
import { withAppContext } from './with-app-context.ts';
import { withDatabase } from './with-database.ts';

export function addBackupCommands(program: Command): void {
  program
    .command('backup <file>')
    .description('Write the database and the originals into one tar file. Servers need not be stopped.')
    .option('--replace', 'overwrite an existing file')
    .action(backup);
  program
    .command('restore <file>')
    .description('Verify an archive, and restore its database and originals. Servers have to be stopped.')
    .option('--replace', 'replace the content of the database')
    .action(restore);
}

async function backup(name: string, { replace = false }: { replace?: boolean }): Promise<void> {
  const { dataFolder, ...config } = configOfProcess();
  const done = await withDatabase({ dataFolder, ...config }, (url) =>
    writeBackup({
      url,
      dataFolder,
      file: resolve(name),
      mayReplace: replace,
      now: new Date(),
      onProgress: (what) => console.error(`  ${what}`),
    }),
  );
  const { file, bytes, tables, originals } = done;
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  printResult(done, `${file}: ${tables} tables and ${originals} originals, ${size}`);
}

async function restore(name: string, { replace = false }: { replace?: boolean }): Promise<void> {
  const { dataFolder, ...config } = configOfProcess();
  const file = resolve(name);
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  // The archive is read twice: to verify and to restore.
  const progress = showProgress({ what: 'Restoring', total: size * 2 });
  let read = 0;
  const onBytes = (bytes: number): void => {
    read += bytes;
    progress.at(read);
  };
  const done = await withDatabase({ dataFolder, ...config }, async (url) => {
    await listBefore(url, dataFolder);
    return restoreBackup({ url, dataFolder, file, migrationsFolder, mayReplace: replace, onBytes });
  }).finally(progress.end);
  const erased = await eraseAgain(dataFolder);
  const { createdAt, tables, originals, migrated } = done;
  const again = erased === 0 ? '' : `\nRemoved again: ${erased} stories, passages and pictures`;
  const newer = migrated.length === 0 ? '' : `\nApplied since: ${migrated.join(', ')}`;
  printResult(
    { ...done, erased },
    `Restored the state of ${createdAt}: ${tables} tables and ${originals} originals${newer}${again}`,
  );
}

/** Lists takedowns and deletions of the database that is about to be replaced [SAVE-13]. */
async function listBefore(url: string, dataFolder: string): Promise<void> {
  const { db, close } = connectDatabase<DB>({ url, applicationName: 'lapzarta restore' });
  try {
    const found = await sql<{
      is: boolean;
    }>`select to_regclass('public.deleted_drafts') is not null as is`.execute(db);
    if (found.rows[0]?.is === true) await listErasures(db, dataFolder);
  } finally {
    await close();
  }
}

/** The edition is needed only where something was removed. */
async function eraseAgain(dataFolder: string): Promise<number> {
  if (!existsSync(join(dataFolder, 'erasures.json'))) return 0;
  return withAppContext('restore', ({ erasures }) => erasures.keep());
}
