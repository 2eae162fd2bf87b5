import { describe, expect, it } from 'vitest';
import { matching, matchingFromStart } from './palette-options.ts';

const options = ['Új cikk', 'Közzéteszem', 'Keresés és parancsok'].map((label) => ({
  id: label,
  label,
  note: '',
  run: () => undefined,
}));

describe('the palette', () => {
  it.each([
    ['', 3],
    ['uj', 1],
    ['kozze', 1],
    ['par ker', 1],
    ['zzé', 0],
  ])('finds by %j, by beginnings of words and without accents [NRA-04]', (typed, count) => {
    expect(matching(options, typed, 'hu')).toHaveLength(count);
  });

  it.each([
    ['', 3],
    ['par ker', 0],
    ['ker par', 1],
    ['parancs', 0],
  ])('finds offers by %j only if their first word is typed first [NRA-02]', (typed, count) => {
    expect(matchingFromStart(options, typed, 'hu')).toHaveLength(count);
  });
});
