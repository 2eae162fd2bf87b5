import { describe, expect, it } from 'vitest';
import { domainOf, type ListSearch, siteBySlug } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { listOfSearch } from './list-names.ts';

const edition = await loadTestEdition();
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
  ])('is %s when requested on %s [LIST-19] [X11]', (name, site, search) => {
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
  ])('is %s for a combination of criteria', (name, search) => {
    expect(named('telex', search)).toBe(name);
  });

  it('contains no space, so that it can be a surrogate key among others', () => {
    const all = named('telex', {
      superTags: ['a'],
      tags: ['b'],
      authors: ['c'],
      flags: ['d'],
      language: 'en',
    });
    expect(all).not.toMatch(/\s/);
  });

  it('identifies a domain by its first site', () => {
    const papers = edition.sites.map((site) => [site.slug, domainOf(edition, site)]);
    expect(Object.fromEntries(papers)).toEqual({
      telex: 'telex',
      after: 'telex',
      g7: 'telex',
      karakter: 'telex',
      transtelex: 'transtelex',
    });
  });
});
