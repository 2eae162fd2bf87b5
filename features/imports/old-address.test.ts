import { expect, it } from 'vitest';
import { storedPath, storedPaths } from './old-address.ts';

it.each([
  ['/2019/05/04/%C5%91sz/', '/2019/05/04/ősz'],
  ['/2019//05/', '/2019/05'],
  ['/', '/'],
  ['/?p=12', '/?p=12'],
  ['/?page_id=12&preview=true', '/?p=12'],
  ['/hir/?utm_source=x', '/hir'],
  ['/100%', '/100%'],
])('keeps %s as %s', (address, path) => {
  expect(storedPath(address)).toBe(path);
});

it('keeps each path of a story once, and never the front page', () => {
  expect(
    storedPaths([
      'https://r.example/a/',
      'http://r.example/a',
      '/?p=1',
      'https://r.example/?p=1',
      'urn:x',
      'https://r.example',
    ]),
  ).toEqual(['/a', '/?p=1']);
});
