import { beforeAll, describe, expect, it } from 'vitest';
import { type Edition, siteBySlug } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { feedPath, parseFeedAddress } from './feed-address.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

const read = (path: string, main = 'telex') => parseFeedAddress(edition, siteBySlug(edition, main), path);

function ownPath(path: string): string | null {
  const address = read(path);
  return address && feedPath(siteBySlug(edition, 'telex'), address.form, address.subject);
}

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
  ])('%s is parsed [S06] [SEO-07] [SEO-08]', (path, form, subject) => {
    expect(read(path)).toMatchObject({ form, subject });
  });

  it.each([
    ['/rss/', '/rss'],
    ['//rss', '/rss'],
    ['/rss/telex', '/rss'],
    ['/atom/rovat/sport/', '/atom/rovat/sport'],
    ['/feed/atom/', '/atom'],
    ['/feed.json', '/jsonfeed'],
    ['/%66eed', '/rss'],
  ])('%s is another spelling of %s, so that each feed has one address', (path, own) => {
    expect(ownPath(path)).toBe(own);
  });

  it('belongs to a domain: the regional edition has its own [S06]', () => {
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
    ['/rssz'],
    ['/'],
  ])('%s is refused', (path) => {
    expect(read(path)).toBeNull();
  });

  it('is written as it is parsed', () => {
    for (const path of ['/rss', '/atom/g7', '/jsonfeed/rovat/sport', '/rss/cimke/a', '/rss/szerzo/b'])
      expect(ownPath(path)).toBe(path);
  });
});
