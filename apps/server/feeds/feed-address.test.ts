import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEdition } from '#features/sites/public.server.ts';
import { type Edition, siteBySlug } from '#features/sites/public.ts';
import { feedPath, isFeedPath, readFeedAddress } from './feed-address.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadEdition(join(import.meta.dirname, '../../../edition'));
});

const read = (path: string, main = 'telex') => readFeedAddress(edition, siteBySlug(edition, main), path);

describe('the address of a feed', () => {
  it.each([
    ['/rss', 'rss', { kind: 'site', site: { slug: 'telex' } }],
    ['/atom', 'atom', { kind: 'site', site: { slug: 'telex' } }],
    ['/jsonfeed', 'json', { kind: 'site', site: { slug: 'telex' } }],
    ['/rss/after', 'rss', { kind: 'site', site: { slug: 'after' } }],
    ['/rss/g7', 'rss', { kind: 'site', site: { slug: 'g7' } }],
    ['/rss/karakter', 'rss', { kind: 'site', site: { slug: 'karakter' } }],
    ['/rss/rovat/english', 'rss', { kind: 'section', slug: 'english' }],
    ['/atom/rovat/sport', 'atom', { kind: 'section', slug: 'sport' }],
    ['/rss/cimke/hidak', 'rss', { kind: 'tag', slug: 'hidak' }],
    ['/jsonfeed/szerzo/szekely-anna', 'json', { kind: 'author', slug: 'szekely-anna' }],
  ])('%s is read [S06] [SEO-07] [SEO-08]', (path, form, subject) => {
    expect(read(path)).toMatchObject({ kind: 'feed', form, subject });
  });

  it.each([
    ['/rss/', '/rss'],
    ['//rss', '/rss'],
    ['/rss/telex', '/rss'],
    ['/atom/rovat/sport/', '/atom/rovat/sport'],
  ])('%s leads to %s, so that each feed has one address', (path, location) => {
    expect(read(path)).toEqual({ kind: 'redirect', location });
  });

  it('belongs to a domain: the regional one has its own [S06]', () => {
    expect(read('/rss', 'transtelex')).toMatchObject({ subject: { site: { slug: 'transtelex' } } });
    expect(read('/rss/after', 'transtelex')).toBeNull();
    expect(read('/rss/transtelex')).toBeNull();
  });

  it.each([
    ['/rss/rovat'],
    ['/rss/semmi'],
    ['/rss/semmi/sport'],
    ['/rss/constructor/sport'],
    ['/rss/rovat/sport/foci'],
    ['/rss/rovat/Sport'],
    ['/rss/rovat/sp%6Frt'],
    ['/rssz'],
    ['/'],
  ])('%s is none', (path) => {
    expect(read(path)).toBeNull();
  });

  it('is written as it is read', () => {
    const main = siteBySlug(edition, 'telex');
    for (const path of ['/rss', '/atom/g7', '/jsonfeed/rovat/sport', '/rss/cimke/a', '/rss/szerzo/b']) {
      const address = read(path);
      expect(address?.kind === 'feed' && feedPath(main, address.form, address.subject)).toBe(path);
      expect(isFeedPath(path)).toBe(true);
    }
    expect(isFeedPath('/rssz')).toBe(false);
  });
});
