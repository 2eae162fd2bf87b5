import { expect, it } from 'vitest';
import { repeated } from './repeated.ts';

it('names every name that occurs more than once, each once', () => {
  expect(repeated(['a', 'b', 'a', 'c', 'b', 'a'])).toEqual(['a', 'b']);
  expect(repeated(['a', 'b'])).toEqual([]);
});
