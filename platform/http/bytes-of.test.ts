import { expect, it } from 'vitest';
import { bytesOf } from './bytes-of.server.ts';

it.each([0, 1_000, 200_000])('puts pieces together, also %i letters', (length) => {
  const pieces = ['<p>', 'ű'.repeat(length), '', '🜁é'.repeat(length / 2), '</p>'];
  expect(bytesOf(pieces).toString()).toBe(pieces.join(''));
});

it('has room again for the next text, and leaves the one before alone', () => {
  const texts = ['Híd', 'Komp'].map((text) => bytesOf([text]));
  expect(texts.map(String)).toEqual(['Híd', 'Komp']);
});

it('joins a letter that two pieces share, and marks half of one that stands alone', () => {
  expect(bytesOf(['a\ud83c', '\udf0db']).toString()).toBe('a🌍b');
  expect(bytesOf(['ő', '\ud83c', 'b']).toString()).toBe('ő\ufffdb');
});
