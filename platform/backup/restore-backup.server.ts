/** Restores an archive's database and originals: the whole archive is verified first, the database changes last. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, type Gunzip } from 'node:zlib';
import { OperatorError } from '../cli/operator-error.ts';
import { type Migration, migrate, readMigrations } from '../db/migrate.server.ts';
import { type Loader, restoreSnapshot } from '../db/snapshot/restore-snapshot.server.ts';
import { queueSchema } from '../queue/queue.ts';
import { migrateQueues } from '../queue/queue-schema.server.ts';
import { type Checksums, type Header, hashOfOriginal, tableOfPart } from './archive-format.ts';
import { type ArchiveEntry, entriesOf } from './read-archive.server.ts';
import { verifyArchive } from './verify-archive.server.ts';

export interface RestoreNeeds {
  url: string;
  dataFolder: string;
  file: string;
  migrationsFolder: string;
  mayReplace: boolean;
  /** Called with the size of each chunk read; the archive is read twice. */
  onBytes?: (bytes: number) => void;
}

export interface RestoreSummary {
  createdAt: string;
  tables: number;
  originals: number;
  /** Migrations applied because the archive is from an older version. */
  migrated: string[];
}

export async function restoreBackup(needs: RestoreNeeds): Promise<RestoreSummary> {
  const { url, file, migrationsFolder, mayReplace, onBytes = () => undefined } = needs;
  if (!(await stat(file).catch(() => undefined))?.isFile())
    throw new OperatorError(`There is no file ${file}.`);
  const { header, checksums } = await verifyArchive(file, onBytes);
  const migrations = historyOf(header, await readMigrations(migrationsFolder));
  await restoreSnapshot({ url, migrations, mayReplace, otherSchemas: [queueSchema] }, (loader) =>
    load(loader, needs, { header, checksums }),
  );
  const migrated = await migrate({ url, folder: migrationsFolder });
  await migrateQueues(url);
  const { createdAt, tables } = header;
  return { createdAt, tables: tables.length, originals: checksums.originals.count, migrated };
}

/** The archive's migrations, which must be the first ones of this program. */
function historyOf({ migrations }: Header, own: Migration[]): Migration[] {
  return migrations.map(({ name, hash }, at) => {
    const same = own[at];
    if (same?.name === name && same.hash === hash) return same;
    throw new OperatorError(
      `The archive was made by another version of this program, whose database has been through ${name}. Restore it with that version, then upgrade.`,
    );
  });
}

async function load(
  loader: Loader,
  { file, dataFolder, onBytes = () => undefined }: RestoreNeeds,
  { header, checksums }: { header: Header; checksums: Checksums },
): Promise<void> {
  let open: OpenTable | undefined;
  for await (const entry of entriesOf(file, onBytes)) {
    const name = tableOfPart(entry.name);
    if (name !== open?.name) {
      await open?.end();
      open = name === undefined ? undefined : openTable(loader, header, name);
    }
    if (open) await open.add(entry);
    else if (hashOfOriginal(entry.name) !== undefined) await putOriginal(dataFolder, entry);
    else entry.stream.resume();
  }
  await open?.end();
  await loader.setSequences(checksums.sequences);
}

interface OpenTable {
  name: string;
  add(part: ArchiveEntry): Promise<void>;
  end(): Promise<void>;
}

/** The parts of a table form one compressed stream. */
function openTable(loader: Loader, { tables }: Header, name: string): OpenTable {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new OperatorError(`The archive has rows of ${name}, which its header does not name.`);
  const unzip = createGunzip();
  const loading = pipeline(unzip, loader.into(table));
  // add() and end() await the same promise; without this a failure before them would be an unhandled rejection.
  loading.catch(() => undefined);
  return {
    name,
    async add({ stream }) {
      for await (const chunk of stream) await Promise.race([written(unzip, chunk), loading]);
    },
    async end() {
      unzip.end();
      await loading;
    },
  };
}

async function written(to: Gunzip, chunk: Buffer): Promise<void> {
  if (!to.write(chunk)) await once(to, 'drain');
}

/** An existing file has the same bytes: its name is their hash. */
async function putOriginal(dataFolder: string, { name, stream }: ArchiveEntry): Promise<void> {
  const path = join(dataFolder, name);
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.restored-${process.pid}.part`;
  try {
    await pipeline(stream, createWriteStream(draft));
    const handle = await open(draft, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
