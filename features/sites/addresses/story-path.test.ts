import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { type Edition, siteBySlug } from '../edition/edition.ts';
import { originOf } from './site-origin.ts';
import { storyPath, urlDateOf } from './story-path.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

describe('a story’s path [SEO-02]', () => {
  const place = { slug: 'a-hid', urlDate: '2026-01-05' };
  it.each([
    ['telex', { slug: 'tudomany', site: 'telex' }, '/tudomany/2026/01/05/a-hid'],
    ['telex', null, '/2026/01/05/a-hid'],
    ['after', { slug: 'bulvar', site: 'after' }, '/after/bulvar/2026/01/05/a-hid'],
    ['g7', null, '/g7/2026/01/05/a-hid'],
    ['transtelex', { slug: 'erdely', site: 'transtelex' }, '/erdely/2026/01/05/a-hid'],
  ])('on %s with %o is %s', (site, section, expected) => {
    expect(storyPath(siteBySlug(edition, site), { ...place, section })).toBe(expected);
  });
});

describe('the date in an address [S01]', () => {
  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20', '2026-11-21'],
    ['2026-11-20T23:00:00Z', '2026-11-21', '2026-11-21'],
    ['2026-07-01T21:30:00Z', '2026-07-01', '2026-07-02'],
  ])('of %s is %s in Budapest and %s in Bucharest', (moment, budapest, bucharest) => {
    expect(urlDateOf(new Date(moment), siteBySlug(edition, 'telex').timeZone)).toBe(budapest);
    expect(urlDateOf(new Date(moment), siteBySlug(edition, 'transtelex').timeZone)).toBe(bucharest);
  });
});

describe('the origin of a site', () => {
  it('is the local host with its port, or a domain of its own', () => {
    const telex = siteBySlug(edition, 'telex');
    expect(originOf(telex, 3000)).toBe('http://localhost:3000');
    expect(originOf(siteBySlug(edition, 'transtelex'), 3000)).toBe('http://transtelex.localhost:3000');
    expect(originOf({ ...telex, domains: ['lapzarta.example'] }, 3000)).toBe('https://lapzarta.example');
  });
});
