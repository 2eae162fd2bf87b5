/** A podcast's feed without a database: addresses, fallbacks, and feeds that a domain does not serve. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Edition, siteBySlug, type Viewpoint } from '#features/sites/public.ts';
import { all, child, readXml, type XmlNode } from '#platform/feeds/read-xml.fixture.ts';
import { loadTestEdition } from '#tests/edition.ts';
import type { Episode, Podcast } from '../podcast/podcast.ts';
import { podcastChaptersCall, podcastFeedCall } from './podcast-feed.call.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});
const viewOf = (site: string): Viewpoint => ({ edition, site: siteBySlug(edition, site), port: 3_000 });

const image = {
  id: 5,
  token: 'abc',
  width: 3_000,
  height: 3_000,
  focal: { x: 0.5, y: 0.5 },
  alt: '',
  caption: '',
  credit: '',
};
const podcast: Podcast = {
  id: 1,
  slug: 'szamok',
  site: 'g7',
  name: 'Számok',
  description: '',
  author: '',
  ownerEmail: '',
  language: 'hu',
  category: 'News',
  subcategory: '',
  explicit: false,
  kind: 'episodic',
  complete: false,
  blocked: false,
  copyright: '',
  image: null,
  guid: '9b024349-ccf0-5f69-a609-6b82873eab3c',
};
const episode: Episode = {
  id: 1,
  slug: 'egy',
  guid: 'egy',
  title: 'Egy & más',
  description: '',
  publishedAt: 1_795_150_800,
  duration: 75,
  sound: { url: '/felvetelek/a/egy.mp3', mime: 'audio/mpeg', bytes: 9 },
  image: null,
  podcast,
  articleId: null,
  season: null,
  number: null,
  kind: 'full',
  explicit: false,
  blocked: false,
  chapters: [],
  people: [],
  transcript: null,
};

function needsWith(podcastChange: Partial<Podcast>, episodes: Episode[]) {
  const asked: string[] = [];
  const audio = {
    async episodesOf(slug: string) {
      asked.push(slug);
      const found = { podcast: { ...podcast, ...podcastChange }, episodes, dependencies: [{ key: 'p' }] };
      return slug === 'szamok' ? { ...found, freshForMs: 60_000 } : undefined;
    },
    async episodesBySlugs(slugs: string[]) {
      asked.push(...slugs);
      return { episodes: episodes.filter(({ slug }) => slugs.includes(slug)), dependencies: [] };
    },
  };
  const content = {
    cards: async (_view: unknown, ids: number[]) => ids.map((id) => ({ id, url: `/hir-${id}` })),
  };
  // The calls use nothing else of the two features.
  return { asked, needs: { audio, content } as never };
}

function feed(show: string, site: string, change: Partial<Podcast> = {}, episodes: Episode[] = []) {
  const { asked, needs } = needsWith(change, episodes);
  const answer = podcastFeedCall.handle({ view: viewOf(site), params: { show } } as never, needs);
  return { asked, answer };
}

async function channelOf(change: Partial<Podcast> = {}, episodes: Episode[] = []): Promise<XmlNode> {
  const answer = await feed('szamok', 'telex', change, episodes).answer;
  if (answer.kind !== 'answer') throw new Error('there is no feed');
  return child(readXml(String(answer.value)), 'channel');
}

describe('the feed of a podcast [S06]', () => {
  it('leads to the podcast’s own site, and to the feed at the root of the domain', async () => {
    const channel = await channelOf();
    expect(new URL(child(channel, 'link').text).pathname).toBe('/g7/podcast/szamok');
    const [self] = all(channel, 'atom:link').filter(({ attributes }) => attributes.rel === 'self');
    expect(new URL(self?.attributes.href ?? '').pathname).toBe('/rss/podcast/szamok');
  });

  it('names the publisher where the podcast has no author, and an owner only with an address', async () => {
    const channel = await channelOf();
    expect(child(channel, 'itunes:author').text).toBe(edition.publisher);
    expect(all(channel, 'itunes:owner')).toEqual([]);
    const owned = await channelOf({ author: 'Szerző', ownerEmail: 'p@lap.example' });
    expect(child(owned, 'itunes:author').text).toBe('Szerző');
    expect(child(child(owned, 'itunes:owner'), 'itunes:email').text).toBe('p@lap.example');
  });

  it('has full addresses of sounds, stories and pictures, and leaves those of other hosts alone', async () => {
    const outside = { url: 'https://hang.example/2.mp3?a=1&b=2', mime: 'audio/mpeg', bytes: 0 };
    const episodes = [
      { ...episode, articleId: 7, image },
      { ...episode, slug: 'ketto', guid: 'ketto', sound: outside },
    ];
    const [first, second] = all(await channelOf({}, episodes), 'item');
    if (!first || !second) throw new Error('there are two episodes');
    const { attributes } = child(first, 'enclosure');
    expect(attributes.url).toMatch(/^https?:\/\/[^/]+\/felvetelek\/a\/egy\.mp3$/);
    expect(child(first, 'link').text).toMatch(/^https?:\/\/[^/]+\/hir-7$/);
    expect(child(first, 'itunes:image').attributes.href).toMatch(/^https?:\/\/[^/]+\/.*abc.*\.jpg$/);
    expect(child(second, 'enclosure').attributes.url).toBe(outside.url);
    expect(all(second, 'itunes:image')).toEqual([]);
    expect(child(second, 'link').text).toMatch(/^https?:\/\/[^/]+\/g7\/podcast\/szamok#ketto$/);
  });

  it('says which shows and episodes directories must not list', async () => {
    const channel = await channelOf({ blocked: true }, [
      { ...episode, blocked: true },
      { ...episode, slug: 'ketto' },
    ]);
    expect(child(channel, 'itunes:block').text).toBe('Yes');
    expect(all(channel, 'item').map((one) => all(one, 'itunes:block').length)).toEqual([1, 0]);
  });

  it('links to chapters only where an episode has some', async () => {
    const chapters = [{ at: 30, title: 'Vége' }];
    const [first, second] = all(await channelOf({}, [{ ...episode, chapters }, episode]), 'item');
    expect(first && all(first, 'podcast:chapters')[0]?.attributes.url).toMatch(
      /\/rss\/podcast\/szamok\/egy\.json$/,
    );
    expect(second && all(second, 'podcast:chapters')).toEqual([]);
  });

  it.each(['SZAMOK', 'a/b', '', 'a'.repeat(101), "x' or 1=1"])(
    'is looked up for no slug %j',
    async (show) => {
      const { asked, answer } = feed(show, 'telex');
      expect((await answer).kind).not.toBe('answer');
      expect(asked).toEqual([]);
    },
  );

  it('is on each site of the domain, and on no other domain', async () => {
    expect((await feed('szamok', 'g7').answer).kind).toBe('answer');
    expect((await feed('szamok', 'transtelex').answer).kind).not.toBe('answer');
    expect((await feed('nincs', 'telex').answer).kind).not.toBe('answer');
  });
});

describe('the chapters of an episode', () => {
  const chapters = [{ at: 0, title: 'Eleje' }];
  const read = (show: string, file: string, episodes: Episode[]) =>
    podcastChaptersCall.handle({ params: { show, file } } as never, needsWith({}, episodes).needs);

  it('belong to one podcast, and exist only where there are some', async () => {
    const one = { ...episode, chapters };
    expect((await read('szamok', 'egy.json', [one])).kind).toBe('answer');
    for (const [show, file, episodes] of [
      ['hatterzaj', 'egy.json', [one]],
      ['szamok', 'egy.json', [episode]],
      ['szamok', 'egy.xml', [one]],
      ['szamok', '../egy.json', [one]],
    ] as const)
      expect((await read(show, file, [...episodes])).kind).not.toBe('answer');
  });
});
