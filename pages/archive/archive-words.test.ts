import { describe, expect, it } from 'vitest';
import { archiveWords } from './archive-words.ts';

describe('words of the archive', () => {
  it.each([
    ['After', 'Csak az After cikkei között.'],
    ['Karakter', 'Csak a Karakter cikkei között.'],
    ['G7', 'Csak a G7 cikkei között.'],
  ])('have the article of the name %s', (site, sentence) => {
    expect(archiveWords.onlyIn(site)).toBe(sentence);
  });

  it.each([
    [2, 'mindkét szó'],
    [3, 'mind a három szó'],
    [5, 'mind az öt szó'],
    [11, 'mind a tizenegy szó'],
    [50, 'mind az 50 szó'],
    [60, 'mind a 60 szó'],
  ])('have the article of the number %i', (count, words) => {
    expect(archiveWords.partial.noneWithAll(count)).toContain(words);
  });
});
