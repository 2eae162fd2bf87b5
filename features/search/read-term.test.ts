import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTerm } from './read-term.ts';

describe('what was typed', () => {
  it.each([
    ['híd Szeged', ['híd', 'Szeged'], []],
    ['a híd és a komp', ['híd', 'komp'], []],
    ['hogy nem', ['hogy', 'nem'], []],
    ['„közös raktár” Szegeden', ['közös', 'raktár', 'Szegeden'], [['közös', 'raktár']]],
    ['"lenni vagy nem lenni"', ['lenni', 'vagy', 'nem'], [['lenni', 'vagy', 'nem', 'lenni']]],
    ['„híd”', ['híd'], []],
    ['„közös raktár', ['közös', 'raktár'], []],
    ['e-mail COVID-19 O’Neill', ['e-mail', 'COVID-19', 'O’Neill'], []],
    ['híd híd', ['híd'], []],
    ['!!! & | <-> :*', [], []],
    ['', [], []],
  ])('%s is words and phrases', (typed, words, phrases) => {
    expect(readTerm(typed)).toEqual({ words, phrases });
  });

  it('has twelve words at most, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500, unit: 'binary' }), (typed) => {
        const { words, phrases } = readTerm(typed);
        expect(words.length).toBeLessThanOrEqual(12);
        expect(phrases.every((phrase) => phrase.length <= 12)).toBe(true);
      }),
    );
  });
});
