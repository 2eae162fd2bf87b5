import { expect, it } from 'vitest';
import { followPath } from './follow-path.ts';

const topics = [{ site: 'telex', topics: [] }];

it.each([
  ['a tag', { slug: 'telex', path: '' }, { cimke: 'hidak' }, true, '/ertesitesek?cimke=hidak'],
  ['a match', { slug: 'telex', path: '' }, { meccs: '2024002' }, true, '/ertesitesek?meccs=2024002'],
  ['a sub-site', { slug: 'g7', path: '/g7' }, { cimke: 'hidak' }, true, null],
  ['a site without topics', { slug: 'transtelex', path: '' }, { cimke: 'hidak' }, true, null],
  ['an edition without notifications', { slug: 'telex', path: '' }, { cimke: 'hidak' }, false, null],
] as const)('the page that follows %s', (_name, site, subject, isOn, path) => {
  expect(followPath(site, subject, { push: { isOn, topics } })).toBe(path);
});
