import { serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { toLatin1IfLossless } from './latin1-header.server.ts';

/** Storage of a text in V8: `"` for one byte per character, `c` for two. */
const storageOf = (text: string): string => serialize(text).toString('latin1').replaceAll('\0', '').charAt(2);

it('stores a header with one byte per character, even as a substring of a longer text', () => {
  const policy = 'Az őrök: https://film.example/lejatszo https://kep.example/doboz'.slice(9);
  expect(storageOf(policy), 'or this test shows nothing').toBe('c');
  expect(toLatin1IfLossless(policy)).toBe(policy);
  expect(storageOf(toLatin1IfLossless(policy))).toBe('"');
  expect(toLatin1IfLossless('Erdély: ù')).toBe('Erdély: ù');
});

it('leaves characters beyond Latin-1 to be rejected, and truncates none to a line end', () => {
  for (const header of ['a\u010d\u010ax-evil: 1', 'űrhajó']) expect(toLatin1IfLossless(header)).toBe(header);
});
