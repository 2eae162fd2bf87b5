/** Serves an immutable file, whole or a range of it, streamed from the disk. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.ts';
import { Problem } from './problem.ts';

export interface SentFile {
  path: string;
  type: string;
  /** With quotes. */
  etag: string;
}

/** Throws the file system's error when the file is missing, and a Problem when the range is beyond its end. */
export async function sendFile(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { path, type, etag }: SentFile,
): Promise<FastifyReply> {
  const { size: bytes } = await stat(path);
  const ifRange = headers['if-range'];
  const range = byteRange(
    { range: headers.range, ifRange: typeof ifRange === 'string' ? ifRange : undefined },
    { bytes, etag },
  );
  const isNotModified = matchesIfNoneMatch(headers['if-none-match'], etag);
  if (!isNotModified && range.kind === 'beyond') {
    reply.header('content-range', `bytes */${bytes}`);
    throw new Problem('range-beyond-end', `There are ${bytes} bytes.`);
  }
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    etag,
  });
  if (isNotModified) return reply.code(304).send();
  const { first, last } = range.kind === 'part' ? range : { first: 0, last: bytes - 1 };
  if (range.kind === 'part') reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`);
  reply.type(type).header('content-length', last - first + 1);
  // For HEAD nothing is read; with an empty stream the framework leaves the length header unchanged.
  const isHead = method === 'HEAD';
  return reply.send(isHead ? Readable.from([]) : createReadStream(path, { start: first, end: last }));
}

/** `If-None-Match` uses weak comparison: a proxy that compresses marks our tag with `W/`. */
export function matchesIfNoneMatch(header: string | undefined, etag: string): boolean {
  return (
    header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) === true
  );
}
