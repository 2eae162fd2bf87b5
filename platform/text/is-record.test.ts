import { expect, it } from 'vitest';
import { isRecord } from './is-record.ts';

it('an object is one with fields, null and lists are not', () => {
  expect([{}, { a: 1 }, null, undefined, [], 'a', 1].filter(isRecord)).toEqual([{}, { a: 1 }]);
});
