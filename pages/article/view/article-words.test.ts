import { expect, it } from 'vitest';
import { articleWords } from './article-words.ts';

it.each([
  [5, 'Mind az 5', 'All 5'],
  [11, 'Mind a 11', 'All 11'],
  [15, 'Mind a 15', 'All 15'],
  [50, 'Mind az 50', 'All 50'],
  [59, 'Mind az 59', 'All 59'],
  [60, 'Mind a 60', 'All 60'],
  [1000, 'Mind az 1000', 'All 1,000'],
])('the link to all %i key events has the article of their number', (count, hu, en) => {
  expect(articleWords.hu.allKeyEvents(count)).toBe(hu);
  expect(articleWords.en.allKeyEvents(count)).toBe(en);
});
