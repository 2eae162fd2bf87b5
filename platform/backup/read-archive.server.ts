/** Streams the entries of an archive one after the other, without holding them in memory. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { extract } from 'tar-stream';
import { OperatorError } from '../cli/operator-error.ts';
import { damaged } from './archive-format.ts';

export interface ArchiveEntry {
  name: string;
  /** Must be consumed before the next entry is requested. */
  stream: Readable;
}

export async function* entriesOf(
  file: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  source.on('data', (chunk) => onBytes(chunk.length));
  const tar = extract();
  source.once('error', (error) => tar.destroy(error));
  source.pipe(tar);
  try {
    for await (const entry of tar) yield { name: entry.header.name, stream: Readable.from(entry) };
  } finally {
    source.destroy();
  }
}

/** Turns the tar reader's error for an incomplete file into an OperatorError; other errors are returned unchanged. */
export function tarFault(file: string, error: unknown): unknown {
  if (error instanceof OperatorError || !(error instanceof Error)) return error;
  const isOfTar = /unexpected end of data|invalid tar|checksum|header/i.test(error.message);
  return isOfTar ? damaged(file, `it is no whole tar file (${error.message})`) : error;
}
