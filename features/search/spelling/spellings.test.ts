import { describe, expect, it } from 'vitest';
import { correctedTerm } from './corrected-term.ts';
import { spellingsAlike, spellingsOfMistakes } from './spellings.ts';

describe('spellings that sound alike', () => {
  it.each([
    ['kapucsino', 'cappuccino'],
    ['cappucino', 'cappuccino'],
    ['capucino', 'cappuccino'],
    ['kecskemmet', 'kecskemet'],
    ['spagetti', 'spaghetti'],
    ['vasington', 'washington'],
    ['viszkonszin', 'wisconsin'],
    ['hejseg', 'helyseg'],
  ])('of %s have %s [S09]', (typed, meant) => {
    expect(spellingsAlike(typed)).toContain(meant);
  });

  it('are a limited number, those with one difference first, and never the word itself', () => {
    const found = spellingsAlike('kiskunfelegyhazaiakkal');
    expect(found.length).toBeLessThanOrEqual(1_000);
    expect(found[0]).toBe('ciskunfelegyhazaiakkal');
    expect(found).not.toContain('kiskunfelegyhazaiakkal');
    expect(spellingsAlike('')).toEqual([]);
  });
});

describe('spellings with one mistake', () => {
  it.each([
    ['iskla', 'iskola'],
    ['iskolaa', 'iskola'],
    ['iszola', 'iskola'],
    ['iksola', 'iskola'],
  ])('of %s have %s [S09]', (typed, meant) => {
    expect(spellingsOfMistakes(typed)).toContain(meant);
  });

  it('keep the first letter of a short word', () => {
    expect(spellingsOfMistakes('kapu').every((word) => word.startsWith('k'))).toBe(true);
  });
});

describe('a corrected term', () => {
  it('has the found words in place of those typed, and all else as it was', () => {
    const corrections = [{ typed: 'cappucino', found: 'cappuccino' }];
    expect(correctedTerm('„friss kávé” cappucino, ára', corrections)).toBe('„friss kávé” cappuccino, ára');
  });
});
