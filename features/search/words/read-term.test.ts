import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTerm } from './read-term.ts';

describe('parsing a search term', () => {
  it.each([
    ['híd Szeged', ['híd', 'Szeged'], []],
    ['a híd és a komp', ['híd', 'komp'], []],
    ['hogy nem', ['hogy', 'nem'], []],
    ['„közös raktár” Szegeden', ['Szegeden'], [['közös', 'raktár']]],
    ['"lenni vagy nem lenni"', [], [['lenni', 'vagy', 'nem', 'lenni']]],
    ['„híd”', [], [['híd']]],
    ['„híd” a komp', ['komp'], [['híd']]],
    ['„közös raktár', ['közös', 'raktár'], []],
    ['e‑mail COVID-19 O’Neill', ['e-mail', 'COVID-19', "O'Neill"], []],
    ['híd híd', ['híd'], []],
    ['!!! & | <-> :*', [], []],
    ['', [], []],
  ])('splits %s into words and phrases', (typed, words, phrases) => {
    expect(readTerm(typed)).toEqual({ words, phrases });
  });

  it('returns at most twelve words for any input', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500, unit: 'binary' }), (typed) => {
        const { words, phrases } = readTerm(typed);
        expect(words.length).toBeLessThanOrEqual(12);
        expect(phrases.every((phrase) => phrase.length <= 12)).toBe(true);
      }),
    );
  });
});
