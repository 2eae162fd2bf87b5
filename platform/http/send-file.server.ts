/** A file that never changes at its address, whole or a part of it, read from the disk as fast as it is taken. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.ts';
import { Problem } from './problem.ts';

export interface SentFile {
  path: string;
  type: string;
  /** Quoted. */
  etag: string;
}

/** Throws what the disk says when the file is not there, and a Problem when it ends before the part that is asked for. */
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
  const isTheirs = isKnown(headers['if-none-match'], etag);
  if (!isTheirs && range.kind === 'beyond') {
    reply.header('content-range', `bytes */${bytes}`);
    throw new Problem('range-beyond-end', `There are ${bytes} bytes.`);
  }
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    etag,
  });
  if (isTheirs) return reply.code(304).send();
  const { first, last } = range.kind === 'part' ? range : { first: 0, last: bytes - 1 };
  if (range.kind === 'part') reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`);
  reply.type(type).header('content-length', last - first + 1);
  // For whoever asks only what there is: nothing is read, and the framework leaves the length as it is.
  const isAboutIt = method === 'HEAD';
  return reply.send(isAboutIt ? Readable.from([]) : createReadStream(path, { start: first, end: last }));
}

/** `If-None-Match` compares weakly: a proxy that compressed marks our tag with `W/`. */
export function isKnown(header: string | undefined, etag: string): boolean {
  return (
    header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) === true
  );
}
