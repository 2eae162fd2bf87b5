import { expect, it } from 'vitest';
import { createSampler } from './sampled.ts';

it('counts each kind separately, and further kinds together', () => {
  let time = 0;
  const sample = createSampler({ everyMs: 10_000, kinds: 2, now: () => time });
  expect(['a', 'a', 'b', 'c', 'd', 'a'].map(sample)).toEqual([1, null, 1, 1, null, null]);
  time = 10_000;
  expect(['a', 'a', 'd', 'b'].map(sample)).toEqual([3, null, 2, 1]);
});
