import { serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { aByteALetter } from './byte-text.server.ts';

/** How V8 keeps a text: `"` with a byte a letter, `c` with two. */
const keptAs = (text: string): string => serialize(text).toString('latin1').replaceAll('\0', '').charAt(2);

it('a header is kept with a byte a letter, whatever it was cut out of', () => {
  const policy = 'Az őrök: https://film.example/lejatszo https://kep.example/doboz'.slice(9);
  expect(keptAs(policy), 'or this test shows nothing').toBe('c');
  expect(aByteALetter(policy)).toBe(policy);
  expect(keptAs(aByteALetter(policy))).toBe('"');
  expect(aByteALetter('Erdély: ù')).toBe('Erdély: ù');
});

it('a letter that no byte has is left to be refused, and becomes no end of a line', () => {
  for (const header of ['a\u010d\u010ax-evil: 1', 'űrhajó']) expect(aByteALetter(header)).toBe(header);
});
