import { beforeAll, expect, it } from 'vitest';
import { type Edition, siteBySlug } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { feedsOfStory } from './feeds-of-story.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

const section = { id: 1, slug: 'belfold', name: 'Belföld', site: 'telex', active: true };

function pathsOf(site: string, of: typeof section | null): string[] {
  const links = feedsOfStory({ edition, site: siteBySlug(edition, site), port: 3000 }, { section: of });
  return links.map(({ href }) => new URL(href).pathname);
}

it('names the feed of the section in every form [S06]', () => {
  expect(pathsOf('telex', section)).toEqual([
    '/rss/rovat/belfold',
    '/atom/rovat/belfold',
    '/jsonfeed/rovat/belfold',
  ]);
});

it('names the feed of the site without a section, or with one of another domain or a closed one', () => {
  expect(pathsOf('telex', null)[0]).toBe('/rss');
  expect(pathsOf('transtelex', section)[0]).toBe('/rss');
  expect(pathsOf('g7', { ...section, active: false })[0]).toBe('/rss/g7');
});
