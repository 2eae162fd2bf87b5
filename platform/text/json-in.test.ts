import { expect, it } from 'vitest';
import { jsonIn } from './json-in.ts';

it('JSON is read, and anything else is undefined', () => {
  expect(['{"a":[1]}', 'null', '"x"'].map(jsonIn)).toEqual([{ a: [1] }, null, 'x']);
  expect(['', '{', '<html>', 'undefined'].map(jsonIn)).toEqual([undefined, undefined, undefined, undefined]);
});
