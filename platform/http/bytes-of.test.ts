import { expect, it } from 'vitest';
import { bytesOf } from './bytes-of.server.ts';

it.each([0, 1_000, 200_000])('puts pieces together, also %i letters', (length) => {
  const pieces = ['<p>', 'ű'.repeat(length), '', '🜁é'.repeat(length / 2), '</p>'];
  expect(bytesOf(pieces).toString()).toBe(pieces.join(''));
});

it('has room again for the next text', () => {
  const [first, second] = ['Híd', 'Komp'].map((text) => bytesOf([text]).toString());
  expect([first, second]).toEqual(['Híd', 'Komp']);
});
