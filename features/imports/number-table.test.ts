import { expect, it } from 'vitest';
import { createNumberTable } from './number-table.ts';

it('returns the last value of each number, also of 0 and the largest', () => {
  const table = createNumberTable();
  table.set(0, 5);
  table.set(2 ** 32 - 2, 6);
  table.set(0, 7);
  expect([0, 1, 2 ** 32 - 2].map(table.get)).toEqual([7, undefined, 6]);
  expect(table.size).toBe(2);
});

it('keeps everything while it grows, for consecutive and for scattered numbers', () => {
  const table = createNumberTable();
  const keys = Array.from({ length: 20_000 }, (_, at) =>
    at % 2 === 0 ? at : (at * 2_654_435_761) % 2 ** 31,
  );
  const expected = new Map(keys.map((key, at) => [key, at]));
  for (const [at, key] of keys.entries()) table.set(key, at);
  expect(table.size).toBe(expected.size);
  expect([...expected].filter(([key, value]) => table.get(key) !== value)).toEqual([]);
});
