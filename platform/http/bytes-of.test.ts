import { expect, it } from 'vitest';
import { bytesOf } from './bytes-of.server.ts';

it.each([0, 1_000, 200_000])('puts pieces together, also %i letters', (length) => {
  const pieces = ['<p>', 'ű'.repeat(length), '', '🜁é'.repeat(length / 2), '</p>'];
  expect(bytesOf(pieces).toString()).toBe(pieces.join(''));
});

it('has room again for the next text, and leaves the one before alone', () => {
  const long = ['Híd', 'Komp'].map((text) => text.repeat(100));
  const texts = long.map((text) => bytesOf([text]));
  expect(texts.map(String)).toEqual(long);
});

it.each([1, 300])('marks half of a letter that stands alone among %i', (length) => {
  const letters = 'ő'.repeat(length);
  expect(bytesOf([letters, `\ud83c${letters}`, 'b']).toString()).toBe(`${letters}\ufffd${letters}b`);
});

it('takes pieces that are bytes already as they are', () => {
  expect(bytesOf(['<p>', Buffer.from('ő'), '</p>']).toString()).toBe('<p>ő</p>');
});
