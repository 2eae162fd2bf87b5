/** A long text as Brotli bytes, piece by piece as it is made: the whole of it is never held. */
import { pipeline } from 'node:stream/promises';
import { type BrotliOptions, createBrotliCompress } from 'node:zlib';

export async function compressPieces(
  pieces: AsyncIterable<string>,
  settings: BrotliOptions,
): Promise<Buffer> {
  const compressed: Buffer[] = [];
  await pipeline(pieces, createBrotliCompress(settings), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) compressed.push(chunk);
  });
  return Buffer.concat(compressed);
}
