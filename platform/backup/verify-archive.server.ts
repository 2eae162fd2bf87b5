/** Reads an archive from end to end and compares every part with its checksum, before anything is changed. */
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import {
  type Checksums,
  checksumsName,
  checksumsSchema,
  damaged,
  type Header,
  hashOfOriginal,
  headerName,
  headerSchema,
} from './archive-format.ts';
import { type ArchiveEntry, entriesOf, tarFault } from './read-archive.server.ts';

/** Throws an OperatorError that describes the fault of the archive. */
export function verifyArchive(file: string, onBytes: (bytes: number) => void): Promise<Verified> {
  return readWhole(file, onBytes).catch((error: unknown) => {
    throw tarFault(file, error);
  });
}

export interface Verified {
  header: Header;
  checksums: Checksums;
}

async function readWhole(file: string, onBytes: (bytes: number) => void): Promise<Verified> {
  const names = createHash('sha256');
  const database: Checksums['database'] = [];
  let header: { value: Header; sha256: string } | undefined;
  let checksums: Checksums | undefined;
  let originals = 0;
  for await (const entry of entriesOf(file, onBytes)) {
    if (entry.name === headerName) header = await readHeader(file, entry);
    else if (header === undefined) throw damaged(file, `it does not begin with ${headerName}`);
    else if (entry.name === checksumsName)
      checksums = parsed(file, checksumsName, checksumsSchema, await text(entry.stream));
    else {
      const sha256 = await computeSum(entry);
      const expected = hashOfOriginal(entry.name);
      if (expected === undefined) database.push({ name: entry.name, sha256 });
      else if (expected !== sha256) throw damaged(file, `${entry.name} is not what its name says`);
      else {
        names.update(`${entry.name}\n`);
        originals += 1;
      }
    }
  }
  if (header === undefined || checksums === undefined) throw damaged(file, 'its end is missing');
  if (header.sha256 !== checksums.header) throw damaged(file, `${headerName} was changed`);
  const isWhole =
    originals === checksums.originals.count && names.digest('hex') === checksums.originals.sha256;
  if (!isWhole) throw damaged(file, 'originals are missing');
  compareParts(file, checksums.database, database);
  return { header: header.value, checksums };
}

async function readHeader(file: string, entry: ArchiveEntry): Promise<{ value: Header; sha256: string }> {
  const content = await text(entry.stream);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { value: parsed(file, headerName, headerSchema, content), sha256 };
}

function parsed<T>(file: string, name: string, schema: z.ZodType<T>, content: string): T {
  const json = z.string().transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' });
      return z.NEVER;
    }
  });
  const result = json.pipe(schema).safeParse(content);
  if (result.success) return result.data;
  throw damaged(file, `${name} is not as it should be (${result.error.issues[0]?.message ?? ''})`);
}

async function computeSum({ stream }: ArchiveEntry): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}

function compareParts(file: string, expected: Checksums['database'], found: Checksums['database']): void {
  const sums = new Map(found.map(({ name, sha256 }) => [name, sha256]));
  for (const { name, sha256 } of expected) {
    if (!sums.has(name)) throw damaged(file, `${name} is missing`);
    if (sums.get(name) !== sha256) throw damaged(file, `${name} was changed`);
    sums.delete(name);
  }
  const [extra] = sums.keys();
  if (extra !== undefined) throw damaged(file, `${extra} does not belong into it`);
}
