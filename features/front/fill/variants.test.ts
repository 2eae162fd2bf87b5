import { describe, expect, it } from 'vitest';
import { autoBlockVariants, parseVariant, recommenderVersions, storiesOfVariant } from './variants.ts';

describe('a variant', () => {
  it.each([
    ['1', 1, 1],
    ['4', 4, 4],
    ['5', 1, 5],
    ['20', 1, 20],
    ['21', 1, 1],
  ])('requested as %s is %i of the block, %i of the recommender [X31]', (text, block, recommender) => {
    expect(parseVariant(text, autoBlockVariants)).toBe(block);
    expect(parseVariant(text, recommenderVersions)).toBe(recommender);
  });

  it.each([undefined, '', '0', '-1', '02', '1.5', '3e0', ' 2', 'x', '999999'])(
    'requested as %j is the first [X31]',
    (text) => {
      expect(parseVariant(text, recommenderVersions)).toBe(1);
    },
  );

  it('has stories of its own, or those of the first when there are too few [FRONT-06]', () => {
    const stories = [1, 2, 3, 4, 5, 6, 7];
    expect([1, 2, 3, 4].map((variant) => storiesOfVariant(stories, variant, 2))).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
      [1, 2],
    ]);
    expect(storiesOfVariant([], 3, 2)).toEqual([]);
  });
});
