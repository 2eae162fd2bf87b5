import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasRareLetters, rareLetters, usualLetters } from './letters.ts';

it('a page that has letters few pages have says so', () => {
  expect(hasRareLetters('Árvíztűrő tükörfúrógép – „így” kezdődik…')).toBe(false);
  expect(hasRareLetters('Štefan Horák')).toBe(true);
  expect(hasRareLetters('Sepsiszentgyörgy (Sfântu Gheorghe)')).toBe(true);
});

it('the stylesheet asks for each font by the letters it was cut to', async () => {
  const css = await readFile(join(import.meta.dirname, 'fonts.css'), 'utf8');
  const ranges = [...css.matchAll(/unicode-range:\s+([^;]+);/g)].map(([, list = '']) => lettersIn(list));
  // The later one counts where both claim a letter, so it claims none that only the other has.
  const [rare = '', usual = ''] = ranges;
  expect([...usualLetters].filter((letter) => !usual.includes(letter))).toEqual([]);
  expect([...rareLetters].filter((letter) => !rare.includes(letter))).toEqual([]);
  expect([...rareLetters].filter((letter) => usual.includes(letter))).toEqual([]);
});

function lettersIn(list: string): string {
  const letters = list.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
  return letters.join('');
}
