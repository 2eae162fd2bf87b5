import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadEdition } from '#features/sites/public.server.ts';
import { type ListSearch, siteBySlug } from '#features/sites/public.ts';
import { listOfSearch, paperOf } from './list-names.ts';

const edition = await loadEdition(join(import.meta.dirname, '../../edition'));
const nothing: ListSearch = {
  superTags: [],
  tags: [],
  authors: [],
  flags: [],
  withoutTags: [],
  sites: 'domain',
};

function named(site: string, search: Partial<ListSearch>): string {
  return listOfSearch(edition, siteBySlug(edition, site), { ...nothing, ...search });
}

describe('the name of a list', () => {
  it.each<[string, string, Partial<ListSearch>]>([
    ['latest:telex', 'telex', { sites: 'own' }],
    ['latest:g7', 'telex', { sites: { site: 'g7' } }],
    ['latest@telex', 'g7', {}],
    ['latest@transtelex', 'transtelex', {}],
    ['section:sport@telex', 'after', { superTags: ['sport'] }],
    ['section:sport', 'telex', { superTags: ['sport'], sites: 'all' }],
    ['tag:hidak@transtelex', 'transtelex', { tags: ['hidak'] }],
    ['tag:hidak', 'transtelex', { tags: ['hidak'], sites: 'all' }],
    ['author:kis-eva@telex', 'telex', { authors: ['kis-eva'] }],
    ['author:kis-eva', 'telex', { authors: ['kis-eva'], sites: 'all' }],
    ['flag:live/g7', 'g7', { flags: ['live'], sites: 'own' }],
    ['flag:legfontosabb@telex', 'g7', { flags: ['legfontosabb'] }],
    ['language:en@telex', 'telex', { language: 'en' }],
  ])('is %s, seen from %s [LIST-19] [X11]', (name, site, search) => {
    expect(named(site, search)).toBe(name);
  });

  it.each<[string, Partial<ListSearch>]>([
    ['search:section:sport/telex', { superTags: ['sport'], sites: 'own' }],
    ['search:language:hu@telex', { language: 'hu' }],
    [
      'search:section:tura&tag:konnyu&-tag:hirek@telex',
      {
        superTags: ['tura'],
        tags: ['konnyu'],
        withoutTags: ['hirek'],
      },
    ],
    ['search:tag:a&tag:b@telex', { tags: ['b', 'a', 'b'] }],
  ])('is %s when it is no single thing', (name, search) => {
    expect(named('telex', search)).toBe(name);
  });

  it('is one word, so that it can be a surrogate key among others', () => {
    const all = named('telex', {
      superTags: ['a'],
      tags: ['b'],
      authors: ['c'],
      flags: ['d'],
      language: 'en',
    });
    expect(all).not.toMatch(/\s/);
  });

  it('knows a domain by the first of its sites', () => {
    const papers = edition.sites.map((site) => [site.slug, paperOf(edition, site)]);
    expect(Object.fromEntries(papers)).toEqual({
      telex: 'telex',
      after: 'telex',
      g7: 'telex',
      karakter: 'telex',
      transtelex: 'transtelex',
    });
  });
});
