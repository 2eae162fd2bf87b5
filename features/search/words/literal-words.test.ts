import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literalPattern, literalText, positionsOfPhrase } from './literal-words.ts';
import { wordsInText } from './words-in-text.ts';

function has(text: string, ...phrase: string[]): boolean {
  return new RegExp(literalPattern(phrase), 'u').test(literalText([text]));
}

describe('literal phrases', () => {
  it('match words in order, whatever separators are between them [S09]', () => {
    expect(has('Az „új – közös” raktár.', 'új', 'közös', 'raktár')).toBe(true);
    expect(has('A raktár közös.', 'közös', 'raktár')).toBe(false);
    expect(has('A közös nagy raktár.', 'közös', 'raktár')).toBe(false);
    expect(has('raktárak', 'raktár')).toBe(false);
  });
  it('match typed accents exactly, and accented letters by plain ones [S09]', () => {
    expect(has('kör', 'kor')).toBe(true);
    expect(has('kor', 'kör')).toBe(false);
    expect(has('kőr', 'kör')).toBe(false);
    expect(has('Mircești, Ștefan', 'mircesti', 'stefan')).toBe(true);
    expect(has('városháza', 'varosháza')).toBe(true);
  });
  it('do not match across two texts', () => {
    const text = literalText(['közös', 'raktár']);
    expect(new RegExp(literalPattern(['közös', 'raktár']), 'u').test(text)).toBe(false);
  });
  it('return the indexes of their words, for marks [S09]', () => {
    expect(positionsOfPhrase(['a', 'kör', 'és', 'A', 'kor'], ['a', 'kor'])).toEqual([0, 1, 3, 4]);
  });
  it('match in any text that their words come from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const words = wordsInText(text).map((word) => word.text);
        fc.pre(words.length > 0);
        expect(has(text, ...words)).toBe(true);
      }),
    );
  });
});
