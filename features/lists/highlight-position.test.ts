import { describe, expect, it } from 'vitest';
import { highlightPosition } from './highlight-position.ts';

describe('the highlighted item of a list', () => {
  it.each([
    [1, 10, 4],
    [2, 10, 5],
    [3, 10, 6],
    [4, 10, 3],
    [5, 10, 4],
    [8, 10, 3],
    [1, 6, 4],
    [2, 6, 5],
    [3, 6, 6],
    [100_003, 30, 6],
  ])('on page %i of %i items is at position %i [LIST-10] [X16]', (page, items, position) => {
    expect(highlightPosition(page, items)).toBe(position);
  });

  it.each([0, 1, 4, 5])('does not exist among %i items [LIST-10] [X16]', (items) => {
    for (const page of [1, 2, 3, 4]) expect(highlightPosition(page, items)).toBeNull();
  });
});
