import { describe, expect, it } from 'vitest';
import { pageNumber, pageSize } from './page-number.ts';

describe('the number of a page [S05] [LIST-06]', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['1', 1],
    ['2', 2],
    ['02', 1],
    ['0', 1],
    ['-3', 1],
    ['2.5', 1],
    ['2e3', 1],
    [' 2', 1],
    ['kettő', 1],
    ['999999999', 999_999_999],
    ['9999999999', 1],
  ])('%s is %i', (oldal, expected) => {
    expect(pageNumber(oldal)).toBe(expected);
  });
});

it('leaves a word to the widgets, which name their tabs so [X13]', () => {
  expect(pageNumber('csoportok')).toBe(1);
  expect(pageNumber('3')).toBe(3);
});

describe('the length of a page [LIST-05]', () => {
  it.each([
    [null, null],
    ['', null],
    ['0', null],
    ['1', 1],
    ['10', 10],
    ['99', 99],
    ['100', 100],
    ['101', null],
    ['010', null],
    ['1e2', null],
  ])('%s is %s', (perPage, expected) => {
    expect(pageSize(perPage)).toBe(expected);
  });
});
