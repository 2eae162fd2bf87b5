import { pipeline } from 'node:stream/promises';
import { type BrotliOptions, createBrotliCompress } from 'node:zlib';

/** Compresses a stream of text with Brotli, so that the whole text is never in memory. */
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
