import { expect, it } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

it('a full map forgets all before it takes another', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2);
  expect([...map.keys()]).toEqual(['a', 'b']);
  map.set('b', 3);
  expect([...map], 'a new value of a known key needs no room').toEqual([
    ['a', 1],
    ['b', 3],
  ]);
  map.set('c', 3);
  expect([...map.keys()]).toEqual(['c']);
});
