import { expect, it } from 'vitest';
import { bytesOf } from './bytes-of.server.ts';

it.each([0, 1_000, 200_000])('encodes a text of %i characters', (length) => {
  const text = `<p>${'ű'.repeat(length)}${'🜁é'.repeat(length / 2)}</p>`;
  expect(bytesOf(text).toString()).toBe(text);
});

it('reuses its buffer without changing earlier results', () => {
  const long = ['Híd', 'Komp'].map((text) => text.repeat(100));
  const texts = long.map((text) => bytesOf(text));
  expect(texts.map(String)).toEqual(long);
});

it.each([1, 300])('replaces a lone surrogate among %i characters', (length) => {
  const letters = 'ő'.repeat(length);
  expect(bytesOf(`\ud83c${letters}`).toString()).toBe(`\ufffd${letters}`);
});

it('returns bytes as they are', () => {
  const bytes = Buffer.from('ő');
  expect(bytesOf(bytes)).toBe(bytes);
});
