/**
 * A change in the newsroom rebuilds exactly the feeds and sitemaps that show what changed, and exactly these feeds are
 * announced to the hubs.
 */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { originOf, siteBySlug } from '#features/sites/public.ts';
import { changedFeeds, type FeedChange } from '#pages/feeds/changed-feeds.ts';
import type { HttpResponse } from '../send-request.ts';
import { withServer } from '../server.ts';
import { save } from '../stories.ts';

const server = withServer({
  edition: (edition) => ({ ...edition, feeds: { text: 'lead', hubs: ['https://hub.example/'] } }),
});
const at = (time: string): Date => new Date(`2026-${time}:00+01:00`);

/** A value that begins with `erdely:` is on the regional domain. */
const addresses = {
  rss: '/rss',
  atom: '/atom',
  json: '/jsonfeed',
  rssAfter: '/rss/after',
  rssG7: '/rss/g7',
  rssRegional: 'erdely:/rss',
  rssSport: '/rss/rovat/sport',
  rssBelfold: '/rss/rovat/belfold',
  atomHidak: '/atom/cimke/hidak',
  textHidak: '/rss/cimke/hidak?teljes=1',
  rssAnna: '/rss/szerzo/szekely-anna',
  index: '/sitemap.xml',
  november: '/sitemap/2026-11.xml',
  october: '/sitemap/2026-10.xml',
  pages: '/sitemap/lapok.xml',
  news: '/sitemap/news.xml',
  indexRegional: 'erdely:/sitemap.xml',
  novemberRegional: 'erdely:/sitemap/2026-11.xml',
} as const;

type Name = keyof typeof addresses;
const names = Object.keys(addresses) as Name[];

let bridge = 0;
let old = 0;
let draft = 0;
let oldestMatch = 0;

beforeAll(async () => {
  const { context } = server;
  const { content } = context;
  const sections = await content.ensureSuperTags([
    { slug: 'belfold', name: 'Belföld', site: 'telex' },
    { slug: 'sport', name: 'Sport', site: 'telex' },
  ]);
  const idOf = (slug: string): number => sections.get(slug) ?? 0;
  const tagIds = [...(await content.ensureTags([{ slug: 'hidak', name: 'hidak' }])).values()];
  const people = await content.ensureAuthors([{ slug: 'szekely-anna', name: 'Székely Anna' }]);
  bridge = await save(context, {
    slug: 'az-uj-hid',
    title: 'Az új híd',
    mainSuperTagId: idOf('belfold'),
    tagIds,
    authorIds: [...people.values()],
    pubDate: at('11-20T10:00'),
  });
  old = await save(context, { slug: 'regi', title: 'Régi', pubDate: at('10-05T10:00') });
  // More than a feed holds, so the oldest are on later pages only.
  for (let match = 1; match <= 52; match += 1) {
    const minute = String(match).padStart(2, '0');
    const given = { slug: `meccs-${match}`, title: `${match}. meccs`, mainSuperTagId: idOf('sport') };
    const id = await save(context, { ...given, pubDate: at(`11-12T12:${minute}`) });
    if (match === 1) oldestMatch = id;
  }
  await save(context, { slug: 'hagyma', title: 'Hagyma', site: 'transtelex', pubDate: at('11-19T10:00') });
  draft = await save(context, { slug: 'keszul', title: 'Készül', site: 'g7', state: 'draft' });
  await server.settled();
  await requestAll();
  await announced();
});

describe('feeds and sitemaps without changes', () => {
  it('are built once', async () => {
    expect(await rebuilt()).toEqual([]);
  });
});

describe('a correction', () => {
  it('updates every feed with the story, and the sitemaps with its modification date [S06]', async () => {
    await server.context.content.correct(bridge, { text: 'A híd régi.', title: 'Hídkorszak' });
    await expectRebuilt(
      ...(['rss', 'atom', 'json', 'rssBelfold', 'atomHidak', 'textHidak', 'rssAnna'] as const),
      ...(['november', 'news', 'pages', 'index'] as const),
    );
    for (const name of [
      'rss',
      'atom',
      'json',
      'rssBelfold',
      'atomHidak',
      'textHidak',
      'rssAnna',
      'news',
    ] as const)
      expect((await requestByName(name)).text, name).toContain('Hídkorszak');
  });

  it("of a story too old for any feed updates only its month's sitemap and the index [S06]", async () => {
    await server.context.content.correct(old, { text: 'Nem is olyan régi.', title: 'Régebbi' });
    await expectRebuilt('october', 'pages', 'index');
    await server.context.content.correct(oldestMatch, { text: 'Döntetlen volt.', title: 'Döntetlen' });
    await expectRebuilt('november', 'pages', 'index');
  });
});

describe('a changed slug', () => {
  it("is in the month's sitemap at once [S03] [S06]", async () => {
    await save(server.context, { id: old, slug: 'regi-uj-neven', title: 'Régi', pubDate: at('10-05T10:00') });
    await expectRebuilt('october', 'pages', 'index');
    expect((await requestByName('october')).text).toContain('/2026/10/05/regi-uj-neven<');
  });
});

describe('a publication', () => {
  it("updates the feeds of the story's lists and no others [S06]", async () => {
    await server.context.content.publish(draft, at('11-21T07:30'));
    await expectRebuilt('rssG7', 'index', 'november', 'news', 'pages');
    expect((await requestByName('rssG7')).text).toContain('Készül');
    expect((await requestByName('news')).text).toContain('Készül');
  });
});

describe('a withdrawal', () => {
  it('removes the story from every feed and sitemap at once [S06] [X09]', async () => {
    await server.context.content.withdraw(bridge);
    await expectRebuilt(
      ...(['rss', 'atom', 'json', 'rssBelfold', 'atomHidak', 'textHidak', 'rssAnna'] as const),
      ...(['index', 'november', 'news', 'pages'] as const),
    );
    for (const name of names) {
      const { status, text } = await requestByName(name);
      expect(status, name).toBe(200);
      expect(text, name).not.toContain('az-uj-hid');
    }
  });
});

async function expectRebuilt(...expected: Name[]): Promise<void> {
  await server.settled();
  expect(await rebuilt()).toEqual(expected.toSorted());
  const isFeed = (name: Name): boolean => !addresses[name].includes('sitemap');
  expect(await announced()).toEqual(expected.filter(isFeed).toSorted());
}

/** Feeds that the changes since the last call announce to the hubs. */
async function announced(): Promise<Name[]> {
  const { context, port } = server;
  const { rows } = await sql<{ payload: FeedChange }>`
    delete from outbox where queue = 'feed-changes' returning payload`.execute(context.db);
  const changed = await changedFeeds(
    { ...context, port },
    rows.map(({ payload }) => payload),
  );
  return names.filter((name) => changed.includes(absolute(addresses[name]))).toSorted();
}

function absolute(address: string): string {
  const [path = '', site = 'telex'] = address.split(':').toReversed();
  const slug = site === 'erdely' ? 'transtelex' : site;
  return originOf(siteBySlug(server.edition, slug), server.port) + path;
}

/** Cached responses are sent before a request id is assigned. */
async function rebuilt(): Promise<Name[]> {
  const answers = await requestAll();
  return names.filter((name) => answers.get(name)?.headers['x-request-id'] !== undefined).toSorted();
}

async function requestAll(): Promise<Map<Name, HttpResponse>> {
  const answers = new Map<Name, HttpResponse>();
  for (const name of names) answers.set(name, await requestByName(name));
  return answers;
}

function requestByName(name: Name): Promise<HttpResponse> {
  const address = addresses[name];
  return address.startsWith('erdely:')
    ? server.transtelex(address.slice('erdely:'.length))
    : server.telex(address);
}
