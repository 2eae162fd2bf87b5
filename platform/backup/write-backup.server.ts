/** Writes the database and the originals into one archive, which gets its name only when complete. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { OperatorError } from '../cli/operator-error.ts';
import { readSnapshot, type SequenceState, type Snapshot } from '../db/snapshot/read-snapshot.server.ts';
import { machineTime } from '../time/hungarian-date.ts';
import {
  type Checksums,
  checksumsName,
  type Header,
  hashOfOriginal,
  headerName,
  originalsPrefix,
  partName,
} from './archive-format.ts';

export interface BackupNeeds {
  url: string;
  dataFolder: string;
  /** Path of the archive. */
  file: string;
  /** Whether an existing archive may be replaced. */
  mayReplace: boolean;
  now: Date;
  onProgress?: (what: string) => void;
}

export interface BackupSummary {
  file: string;
  bytes: number;
  tables: number;
  originals: number;
}

/** Compressed bytes of rows held in memory at a time. */
const partBytes = 4 * 1024 * 1024;

/**
 * Invalidations refer to transactions of this database and are meaningless in another; messages of the outbox would be
 * sent twice.
 */
const excludedTables = ['invalidations', 'outbox'];

export async function writeBackup(needs: BackupNeeds): Promise<BackupSummary> {
  const { file } = needs;
  if (!needs.mayReplace && (await stat(file).catch(() => undefined)))
    throw new OperatorError(`${file} is there already. --replace writes over it.`);
  await removeAbandoned(file);
  const draft = `${file}.part-${process.pid}`;
  try {
    const summary = await writeWhole(draft, needs);
    await rename(draft, file);
    await sync(dirname(file));
    return { file, ...summary };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeWhole(draft: string, needs: BackupNeeds): Promise<Omit<BackupSummary, 'file'>> {
  const tar = pack();
  const writing = pipeline(tar, createWriteStream(draft, { flags: 'wx' }));
  // A full disk ends the writing while `fill` still waits for the stream to drain.
  const failed = new Promise<never>((_, reject) => writing.catch(reject));
  try {
    const counts = await Promise.race([fill(tar, needs), failed]);
    tar.finalize();
    await writing;
    await sync(draft);
    return { bytes: (await stat(draft)).size, ...counts };
  } catch (error) {
    tar.destroy();
    await writing.catch(() => undefined);
    throw error;
  }
}

async function fill(tar: Pack, needs: BackupNeeds): Promise<{ tables: number; originals: number }> {
  const checksums = await readSnapshot({ url: needs.url, without: excludedTables }, async (snapshot) => {
    const { migrations, tables } = snapshot;
    const createdAt = machineTime(Math.floor(needs.now.getTime() / 1000));
    const header: Header = { format: 1, createdAt, migrations, tables };
    const headerSum = await writeText(tar, headerName, JSON.stringify(header, null, 2));
    const database = await writeTables(tar, snapshot, needs.onProgress);
    const sequences: SequenceState[] = await snapshot.sequences();
    return { header: headerSum, database, sequences, tables: tables.length };
  });
  // After the rows: originals are never deleted, so every picture that a row refers to exists by now.
  needs.onProgress?.('originals');
  const originals = await writeOriginals(tar, join(needs.dataFolder, 'originals'));
  const { tables, ...sums } = checksums;
  const all: Checksums = { ...sums, originals };
  await writeText(tar, checksumsName, JSON.stringify(all, null, 2));
  return { tables, originals: originals.count };
}

async function writeTables(
  tar: Pack,
  { tables, rowsOf }: Snapshot,
  onProgress?: (what: string) => void,
): Promise<Checksums['database']> {
  const sums: Checksums['database'] = [];
  for (const table of tables) {
    onProgress?.(`database: ${table.name}`);
    let number = 0;
    await pipeline(rowsOf(table), createGzip({ level: 6 }), async (compressed) => {
      for await (const part of partsOf(compressed)) {
        number += 1;
        const name = partName(table.name, number);
        sums.push({ name, sha256: await writeText(tar, name, part) });
      }
    });
  }
  return sums;
}

async function* partsOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    held.push(chunk);
    bytes += chunk.byteLength;
    if (bytes < partBytes) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

async function writeOriginals(tar: Pack, folder: string): Promise<Checksums['originals']> {
  const names = createHash('sha256');
  const sum = { count: 0, bytes: 0 };
  for await (const name of originalsIn(folder)) {
    const path = join(folder, name.slice(originalsPrefix.length));
    const { size } = await stat(path);
    await writeFile(tar, name, path, size);
    names.update(`${name}\n`);
    sum.count += 1;
    sum.bytes += size;
  }
  return { ...sum, sha256: names.digest('hex') };
}

/** Sorted by name; only one folder of the second level is listed in memory at a time. */
async function* originalsIn(folder: string): AsyncGenerator<string> {
  for (const first of await namesIn(folder))
    for (const second of await namesIn(join(folder, first)))
      for (const name of await namesIn(join(folder, first, second))) {
        const entry = `${originalsPrefix}${first}/${second}/${name}`;
        // Unfinished files have other names.
        if (hashOfOriginal(entry) !== undefined) yield entry;
      }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}

async function writeFile(tar: Pack, name: string, path: string, size: number): Promise<void> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const entry = tar.entry({ name, size, mode: 0o644 });
  await pipeline(createReadStream(path), hashing, entry);
  if (hash.digest('hex') !== hashOfOriginal(name))
    throw new OperatorError(
      `The original ${path} is damaged: it is not what its name says. Restore it from a copy, or remove it.`,
    );
}

/** @returns The SHA-256 of the content. */
function writeText(tar: Pack, name: string, content: string | Buffer): Promise<string> {
  const bytes = Buffer.from(content);
  return new Promise((resolve, reject) => {
    const sum = createHash('sha256').update(bytes).digest('hex');
    tar.entry({ name, size: bytes.byteLength, mode: 0o644 }, bytes, (error) =>
      error ? reject(error) : resolve(sum),
    );
  });
}

/** Deletes drafts left behind by killed backups. */
async function removeAbandoned(file: string): Promise<void> {
  const drafts = await readdir(dirname(file)).catch(() => {
    throw new OperatorError(`There is no folder ${dirname(file)} to write the archive into.`);
  });
  for (const name of drafts) {
    const [, pid] = name.startsWith(`${basename(file)}.part-`) ? (/\.part-(\d+)$/.exec(name) ?? []) : [];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(dirname(file), name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function sync(path: string): Promise<void> {
  // Windows cannot open folders as files and does not need to sync them.
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
