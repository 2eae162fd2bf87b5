/** One act of the newsroom, and exactly the feeds and sitemaps that show what changed are made again. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../ask.ts';
import { withServer } from '../server.ts';
import { save } from '../stories.ts';

const server = withServer();
const at = (time: string): Date => new Date(`2026-${time}:00+01:00`);

/** A name that begins with `erdely:` is on the regional domain. */
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
  const { house } = server;
  const { content } = house;
  const sections = await content.ensureSuperTags([
    { slug: 'belfold', name: 'Belföld', site: 'telex' },
    { slug: 'sport', name: 'Sport', site: 'telex' },
  ]);
  const idOf = (slug: string): number => sections.get(slug) ?? 0;
  const tagIds = [...(await content.ensureTags([{ slug: 'hidak', name: 'hidak' }])).values()];
  const people = await content.ensureAuthors([{ slug: 'szekely-anna', name: 'Székely Anna' }]);
  bridge = await save(house, {
    ...{ slug: 'az-uj-hid', title: 'Az új híd', mainSuperTagId: idOf('belfold'), tagIds },
    ...{ authorIds: [...people.values()], pubDate: at('11-20T10:00') },
  });
  old = await save(house, { slug: 'regi', title: 'Régi', pubDate: at('10-05T10:00') });
  // More than a feed holds: the oldest stand on later pages only.
  for (let match = 1; match <= 52; match += 1) {
    const minute = String(match).padStart(2, '0');
    const given = { slug: `meccs-${match}`, title: `${match}. meccs`, mainSuperTagId: idOf('sport') };
    const id = await save(house, { ...given, pubDate: at(`11-12T12:${minute}`) });
    if (match === 1) oldestMatch = id;
  }
  await save(house, { slug: 'hagyma', title: 'Hagyma', site: 'transtelex', pubDate: at('11-19T10:00') });
  draft = await save(house, { slug: 'keszul', title: 'Készül', site: 'g7', state: 'draft' });
  await server.settled();
  await askForAll();
});

describe('feeds and sitemaps at rest', () => {
  it('are made once', async () => {
    expect(await remade()).toEqual([]);
  });
});

describe('a correction', () => {
  it('reaches every feed that shows the story, and the sitemaps that say when it changed [S06]', async () => {
    await server.house.content.correct(bridge, { text: 'A híd régi.', title: 'Hídkorszak' });
    await expectRemade(
      ...(['rss', 'atom', 'json', 'rssBelfold', 'atomHidak', 'textHidak', 'rssAnna'] as const),
      ...(['november', 'news', 'pages'] as const),
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
      expect((await askFor(name)).text, name).toContain('Hídkorszak');
  });

  it('of a story that is too old for a feed changes its month alone [S06]', async () => {
    await server.house.content.correct(old, { text: 'Nem is olyan régi.', title: 'Régebbi' });
    await expectRemade('october', 'pages');
    await server.house.content.correct(oldestMatch, { text: 'Döntetlen volt.', title: 'Döntetlen' });
    await expectRemade('november', 'pages');
  });
});

describe('another slug', () => {
  it('is in the feeds and in the month at once [S03] [S06]', async () => {
    await save(server.house, { id: old, slug: 'regi-uj-neven', title: 'Régi', pubDate: at('10-05T10:00') });
    await expectRemade('october', 'pages');
    expect((await askFor('october')).text).toContain('/2026/10/05/regi-uj-neven<');
  });
});

describe('a publication', () => {
  it('reaches the feeds of its lists and no others [S06]', async () => {
    await server.house.content.publish(draft, at('11-21T07:30'));
    await expectRemade('rssG7', 'index', 'november', 'news', 'pages');
    expect((await askFor('rssG7')).text).toContain('Készül');
    expect((await askFor('news')).text).toContain('Készül');
  });
});

describe('a withdrawal', () => {
  it('takes the story out of every feed and sitemap at once [S06] [X09]', async () => {
    await server.house.content.withdraw(bridge);
    await expectRemade(
      ...(['rss', 'atom', 'json', 'rssBelfold', 'atomHidak', 'textHidak', 'rssAnna'] as const),
      ...(['index', 'november', 'news', 'pages'] as const),
    );
    for (const name of names) {
      const { status, text } = await askFor(name);
      expect(status, name).toBe(200);
      expect(text, name).not.toContain('az-uj-hid');
    }
  });
});

async function expectRemade(...expected: Name[]): Promise<void> {
  await server.settled();
  expect(await remade()).toEqual(expected.toSorted());
}

/** What lies ready is answered before a request gets its number. */
async function remade(): Promise<Name[]> {
  const answers = await askForAll();
  return names.filter((name) => answers.get(name)?.headers['x-request-id'] !== undefined).toSorted();
}

async function askForAll(): Promise<Map<Name, Answer>> {
  const answers = new Map<Name, Answer>();
  for (const name of names) answers.set(name, await askFor(name));
  return answers;
}

function askFor(name: Name): Promise<Answer> {
  const address = addresses[name];
  return address.startsWith('erdely:')
    ? server.transtelex(address.slice('erdely:'.length))
    : server.telex(address);
}
