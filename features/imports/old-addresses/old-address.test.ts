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
  ['/hirek/cikk.php?id=6', '/hirek/cikk.php?id=6'],
  ['/hirek/cikk.php?rovat=2&id=6&utm_source=x', '/hirek/cikk.php?id=6&rovat=2'],
  ['/cikk.asp?utm_source=x', '/cikk.asp'],
  ['/index.php/2019/hir/?a=b', '/index.php/2019/hir'],
])('stores %s as %s', (address, path) => {
  expect(storedPath(address)).toBe(path);
});

it('stores each path of a story once, and never the front page', () => {
  expect(
    storedPaths([
      'https://r.example/a/',
      'http://r.example/a',
      '/?p=1',
      'https://r.example/?p=1',
      'urn:x',
      'https://r.example',
    ]),
  ).toEqual({ paths: ['/a', '/?p=1'], lost: 0 });
});

it('counts addresses that cannot be stored: those that differ only in their query, and those of our own pages', () => {
  const addresses = ['https://r.example/cikk/?lang=en', '/hir/?utm_source=x', '/g7/', '/cikk.php?id=6'];
  expect(storedPaths(addresses, (path) => path === '/g7')).toEqual({
    paths: ['/hir', '/cikk.php?id=6'],
    lost: 2,
  });
});
