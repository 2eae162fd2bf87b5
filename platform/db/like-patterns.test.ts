import { expect, it } from 'vitest';
import { likePatterns } from './like-patterns.ts';

it('finds words as they are written', () => {
  expect(likePatterns(' 100%  a_b ')).toEqual(['%100\\%%', '%a\\_b%']);
  expect(likePatterns('  ')).toEqual([]);
});
