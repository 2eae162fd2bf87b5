import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from './edition.ts';
import { loadEdition } from './load-edition.server.ts';
import { resolveAddress } from './resolve-address.ts';
import { filled, searchOfSection } from './search-of-section.ts';
import type { ListSearch } from './section.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadEdition(join(import.meta.dirname, '../../edition'));
});

function searchAt(path: string): ListSearch | null {
  const [pathname = '', query = ''] = path.split('?');
  const found = resolveAddress(edition, 'localhost', pathname, query);
  if (found.kind !== 'page' || found.address.route !== 'section') throw new Error(`${path} is no section`);
  return searchOfSection(found.address.section, found.address.params);
}

describe('what a section lists', () => {
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

  it('is nothing when the address selects a search that is not there', () => {
    const section = edition.sections.find(({ name }) => name === 'szepkilatas-nehezseg');
    expect(section && searchOfSection(section, { tab: 'lehetetlen' })).toBeNull();
  });
});

describe('a place kept for a parameter', () => {
  it('is filled, and left alone when there is none', () => {
    expect(filled('/rss/rovat/{slug}', { slug: 'sport' })).toBe('/rss/rovat/sport');
    expect(filled('/rss/{slug}/{tab}', { slug: '{tab}' })).toBe('/rss/{tab}/{tab}');
  });
});
