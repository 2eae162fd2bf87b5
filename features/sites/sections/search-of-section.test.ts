import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { resolveAddress, sectionOfMatch } from '../addresses/resolve-address.ts';
import type { Edition } from '../edition/edition.ts';
import { fillTemplate, searchOfSection } from './search-of-section.ts';
import type { ListSearch } from './section.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

function searchAt(path: string): ListSearch | null {
  const [pathname = '', query = ''] = path.split('?');
  const found = resolveAddress(edition, 'localhost', pathname, query);
  const section = found.kind === 'page' && sectionOfMatch(edition, found.match);
  if (!section) throw new Error(`${path} is no section`);
  return searchOfSection(section, found.match.params);
}

describe('the search of a section', () => {
  it.each<[string, object, string]>([
    ['/legfrissebb', { sites: 'own' }, 'LIST-12'],
    ['/g7/legfrissebb', { sites: 'own' }, 'LIST-25'],
    ['/after?oldal=2', { sites: 'own' }, 'LIST-24'],
    ['/rovat/sport', { superTags: ['sport'], sites: 'all' }, 'LIST-19'],
    ['/g7/adat', { superTags: ['adat'], sites: 'own' }, 'LIST-25'],
    ['/karakter/nagyito', { superTags: ['nagyito'], sites: 'own' }, 'LIST-25'],
    ['/cimke/budapest', { tags: ['budapest'], sites: 'domain' }, 'LIST-21'],
    ['/szerzo/halmi-bence', { authors: ['halmi-bence'], sites: 'domain' }, 'LIST-21'],
    ['/legfontosabb', { flags: ['legfontosabb'], sites: 'domain' }, 'LIST-21'],
    ['/kedvenceink', { flags: ['favorite'], sites: 'domain' }, 'LIST-21'],
    ['/kozlemenyek', { flags: ['announcement'], sites: 'domain' }, 'X06'],
    ['/rovat/kozlemeny', { superTags: ['kozlemeny'], sites: 'domain' }, 'LIST-21'],
    ['/rovat/velemeny', { superTags: ['velemeny'], sites: 'domain' }, 'LIST-21'],
    ['/rovat/direkt36', { superTags: ['direkt36'], sites: 'domain' }, 'LIST-21'],
    ['/after/rovat/direkt36', { superTags: ['direkt36'], sites: 'domain' }, 'LIST-21'],
    ['/english', { language: 'en', sites: 'domain' }, 'LIST-18'],
    [
      '/rovat/szepkilatas',
      { superTags: ['szepkilatas'], withoutTags: ['turahirek'], sites: 'all' },
      'LIST-15',
    ],
    [
      '/rovat/szepkilatas/nehez',
      { superTags: ['szepkilatas'], tags: ['nehez-tura'], withoutTags: ['turahirek'], sites: 'all' },
      'LIST-15',
    ],
  ])('at %s is %o [%s]', (path, expected) => {
    const none = { superTags: [], tags: [], authors: [], flags: [], withoutTags: [] };
    expect(searchAt(path)).toEqual({ ...none, ...expected });
  });

  it('is null when the address selects a search that does not exist', () => {
    const section = edition.sections.find(({ name }) => name === 'szepkilatas-nehezseg');
    expect(section && searchOfSection(section, { tab: 'lehetetlen' })).toBeNull();
  });
});

describe('a placeholder', () => {
  it('is filled, and left unchanged without a parameter', () => {
    expect(fillTemplate('/rss/rovat/{slug}', { slug: 'sport' })).toBe('/rss/rovat/sport');
    expect(fillTemplate('/rss/{slug}/{tab}', { slug: '{tab}' })).toBe('/rss/{tab}/{tab}');
  });
});
