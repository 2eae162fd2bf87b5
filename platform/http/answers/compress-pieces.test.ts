import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressPieces } from './compress-pieces.server.ts';

async function* pieces(count: number, breaksAt = count + 1): AsyncGenerator<string, void, undefined> {
  for (let piece = 1; piece <= count; piece += 1) {
    if (piece === breaksAt) throw new Error('a hetedik darab elveszett');
    yield `${piece}. darab: árvíztűrő 😀\n`;
  }
}

describe('a text in pieces', () => {
  it('is the same text after decompression', async () => {
    const bytes = await compressPieces(pieces(5_000), {});
    const lines = brotliDecompressSync(bytes).toString().split('\n');
    expect([lines.length, lines[0], lines[4_999]]).toEqual([
      5_001,
      '1. darab: árvíztűrő 😀',
      '5000. darab: árvíztűrő 😀',
    ]);
  });

  it('may be empty', async () => {
    expect(brotliDecompressSync(await compressPieces(pieces(0), {})).length).toBe(0);
  });

  it('rejects when a piece fails', async () => {
    await expect(compressPieces(pieces(20, 7), {})).rejects.toThrow('a hetedik darab elveszett');
  });
});
