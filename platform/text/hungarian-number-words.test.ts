import { describe, expect, it } from 'vitest';
import { articleBeforeName, articleBeforeNumber, outOf } from './hungarian-number-words.ts';

const space = '\u00a0';

describe('suffixes of numbers', () => {
  it.each([1, 2, 4, 5, 7, 9, 10, 11, 12, 17, 40, 50, 70, 90, 91, 105, 110, 147, 999])(
    '%i takes front vowels [SITE-09]',
    (count) => expect(outOf(count)).toBe(`${count}-ből`),
  );

  it.each([0, 3, 6, 8, 13, 20, 26, 30, 60, 80, 98, 100, 103, 120, 300, 500])(
    '%i takes back vowels [SITE-09]',
    (count) => expect(outOf(count)).toBe(`${count}-ból`),
  );

  it.each([
    [1000, '1000-ből'],
    [1200, '1200-ból'],
    [1203, '1203-ból'],
    [10_000, `10${space}000-ből`],
    [300_000, `300${space}000-ből`],
    [1_000_000, `1${space}000${space}000-ból`],
    [2_500_000, `2${space}500${space}000-ből`],
  ])('%i depends on its last power of ten [SITE-09]', (count, expected) =>
    expect(outOf(count)).toBe(expected),
  );
});

describe('the definite article', () => {
  it.each([1, 5, 50, 51, 500, 1000, 1984, 5000, 50_000, 1_000_000])('before %i is az [SITE-09]', (count) =>
    expect(articleBeforeNumber(count)).toBe('az'),
  );

  it.each([2, 7, 10, 11, 15, 100, 105, 10_000, 100_000])('before %i is a [SITE-09]', (count) =>
    expect(articleBeforeNumber(count)).toBe('a'),
  );

  it.each([
    ['YouTube', 'a'],
    ['Facebook', 'a'],
    ['Instagram', 'az'],
    ['X', 'az'],
    ['xing.com', 'a'],
    ['indavideo.hu', 'az'],
  ])('before %s is %s', (name, article) => expect(articleBeforeName(name)).toBe(article));
});
