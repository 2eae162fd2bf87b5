import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import type { Edition } from '../edition/edition.ts';
import { resolveSite } from './resolve-site.ts';

let edition: Edition;
beforeAll(async () => {
  const given = await loadTestEdition();
  const after = given.sites.find((site) => site.slug === 'after');
  if (!after) throw new Error('the edition has no site called after');
  // A prefix that begins with another one, which the real edition does not have.
  edition = { ...given, sites: [...given.sites, { ...after, slug: 'deep', path: '/after-party' }] };
});

describe('the site that answers', () => {
  it.each([
    ['localhost', '/', 'telex', ''],
    ['localhost:3000', '/tudomany/2026', 'telex', 'tudomany/2026'],
    ['LOCALHOST.', '/g7/adat', 'g7', 'adat'],
    ['127.0.0.1:3000', '/karakter', 'karakter', ''],
    ['localhost', '/after/legfrissebb', 'after', 'legfrissebb'],
    ['localhost', '/after-party/x', 'deep', 'x'],
    ['localhost', '/afterx', 'telex', 'afterx'],
    ['localhost', '/x/after', 'telex', 'x/after'],
    ['localhost', '/After', 'telex', 'After'],
    ['transtelex.localhost', '/', 'transtelex', ''],
    ['transtelex.localhost:8080', '/after', 'transtelex', 'after'],
    ['transtelex.localhost:', '/', 'transtelex', ''],
    ['www.transtelex.localhost', '/', 'telex', ''],
    ['nobody.example', '/g7/adat', 'g7', 'adat'],
    ['', '/', 'telex', ''],
    ['[::1]:3000', '/', 'telex', ''],
  ])('at %s%s is %s, with %s below it [SITE-02] [SITE-06] [SITE-07]', (host, path, slug, below) => {
    const match = resolveSite(edition, host, path.split('/').filter(Boolean));
    expect([match.site.slug, match.below.join('/')]).toEqual([slug, below]);
  });

  it('is the one with the longest matching prefix, whatever the order of sites [SITE-06]', () => {
    const [after] = edition.sites.filter((site) => site.slug === 'after');
    if (!after) throw new Error('no after');
    const nested = { ...after, slug: 'nested', path: '/after' };
    const main = { ...after, slug: 'root', path: '' };
    for (const sites of [
      [main, nested],
      [nested, main],
    ]) {
      const paper = { ...edition, mainSite: 'root', sites };
      expect(resolveSite(paper, 'localhost', ['after', 'x']).site.slug).toBe('nested');
      expect(resolveSite(paper, 'localhost', ['x']).site.slug).toBe('root');
    }
  });
});
