import { describe, expect, it } from 'vitest';
import { hostileTitle, hostileTitleAsRead } from './feed.fixture.ts';
import { all, child, readXml } from './read-xml.fixture.ts';
import { type SitemapEntry, sitemap, sitemapIndex } from './sitemap.ts';

async function pieces(entries: SitemapEntry[][]): Promise<string[]> {
  const written: string[] = [];
  for await (const piece of sitemap(entries)) written.push(piece);
  return written;
}

const bridge: SitemapEntry = { address: 'https://lap.example/hid?a=1&b=2', changedAt: 1_763_700_000 };

describe('a sitemap', () => {
  it('is valid for a strict parser, with the time of the last change [S06]', async () => {
    const root = readXml((await pieces([[bridge, { address: 'https://lap.example/' }]])).join(''));
    expect(root.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const [first, second] = all(root, 'url');
    expect(first && child(first, 'loc').text).toBe('https://lap.example/hid?a=1&b=2');
    expect(first && child(first, 'lastmod').text).toBe('2025-11-21T04:40:00Z');
    expect(second?.children.map((node) => node.name)).toEqual(['loc']);
  });

  it('has news with publication, language, time and title [S06]', async () => {
    const news = {
      publication: 'Kis & Nagy',
      language: 'hu',
      publishedAt: 1_763_700_000,
      title: hostileTitle,
    };
    const picture = 'https://lap.example/kepek/a/b-w1200.jpg';
    const root = readXml((await pieces([[{ ...bridge, news, picture }]])).join(''));
    const [element] = all(root, 'news:news');
    expect(element && child(element, 'news:publication').children.map((node) => node.text)).toEqual([
      'Kis & Nagy',
      'hu',
    ]);
    expect(element && child(element, 'news:publication_date').text).toBe('2025-11-21T04:40:00Z');
    expect(element && child(element, 'news:title').text).toBe(hostileTitleAsRead);
    expect(all(root, 'image:loc').map((node) => node.text)).toEqual([picture]);
  });

  it('is yielded in one chunk per chunk of entries, between a start and an end', async () => {
    const written = await pieces([[bridge, bridge], [bridge]]);
    expect(written.map((piece) => piece.split('<url>').length - 1)).toEqual([0, 2, 1, 0]);
  });

  it('is valid without an entry', async () => {
    expect(readXml((await pieces([])).join('')).children).toEqual([]);
  });
});

describe('an index of sitemaps', () => {
  it('lists them, with their last change where it is known [S06]', () => {
    const root = readXml(
      sitemapIndex([
        { address: 'https://lap.example/sitemap/2026-11.xml?a&b', changedAt: 1_763_700_000 },
        { address: 'https://lap.example/sitemap/lapok.xml' },
      ]),
    );
    expect(all(root, 'lastmod').map((node) => node.text)).toEqual(['2025-11-21T04:40:00Z']);
    expect(root.name).toBe('sitemapindex');
    expect(all(root, 'loc').map((node) => node.text)).toEqual([
      'https://lap.example/sitemap/2026-11.xml?a&b',
      'https://lap.example/sitemap/lapok.xml',
    ]);
  });
});
