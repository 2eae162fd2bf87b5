/** Addresses of podcasts and episodes, and what search engines learn of them [S07]. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Edition, siteBySlug, type Viewpoint } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import type { Episode } from '../podcast/podcast.ts';
import { chaptersPath, podcastFeedPath, podcastPath } from '../podcast/podcast-address.ts';
import { podcastPageOf, podcastSitesOf } from '../podcast/podcasts-of-site.ts';
import { showEpisode } from '../podcast/shown-episode.ts';
import { podcastEpisode, podcastSeries } from './podcast-json-ld.ts';
import { storiesOfEpisodes } from './stories-of-episodes.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});
const viewOf = (site: string): Viewpoint => ({ edition, site: siteBySlug(edition, site), port: 3000 });

const episode: Episode = {
  id: 1,
  slug: 'egy',
  guid: '1',
  title: 'Egy',
  description: 'Leírás',
  publishedAt: 1_795_150_800,
  duration: 75,
  sound: { url: '/felvetelek/a/egy.wav', mime: 'audio/wav', bytes: 1 },
  image: null,
  articleId: null,
  season: null,
  number: null,
  kind: 'full',
  explicit: false,
  blocked: false,
  chapters: [],
  people: [],
  transcript: null,
  podcast: { slug: 'hatterzaj', name: 'Háttérzaj', site: 'telex', language: 'hu' },
};

describe('the page of a podcast', () => {
  it('is a path on its own domain, and a full address elsewhere', () => {
    const own = { slug: 'hatterzaj', site: 'telex' };
    const below = { slug: 'szamok', site: 'g7' };
    const regional = { slug: 'tuloldal', site: 'transtelex' };
    expect([own, below].map((one) => podcastPageOf(viewOf('telex'), one))).toEqual([
      '/podcast/hatterzaj',
      '/g7/podcast/szamok',
    ]);
    expect(podcastPageOf(viewOf('g7'), own)).toBe('/podcast/hatterzaj');
    expect(podcastPageOf(viewOf('telex'), regional)).toMatch(/^https?:\/\/[^/]+\/podcast\/tuloldal$/);
    expect(podcastPageOf(viewOf('transtelex'), regional)).toBe('/podcast/tuloldal');
  });

  it('lists the podcasts of all sites of a domain on the first site, and its own on the others', () => {
    expect(podcastSitesOf(viewOf('telex'))).toEqual(expect.arrayContaining(['telex', 'g7', 'after']));
    expect(podcastSitesOf(viewOf('telex'))).not.toContain('transtelex');
    expect(podcastSitesOf(viewOf('g7'))).toEqual(['g7']);
  });

  it('has a feed and chapters at the root of the domain', () => {
    expect(podcastPath('/g7', 'szamok')).toBe('/g7/podcast/szamok');
    expect(podcastFeedPath('szamok')).toBe('/rss/podcast/szamok');
    expect(chaptersPath('szamok', 'egy')).toBe('/rss/podcast/szamok/egy.json');
  });
});

describe('the structured data of an episode [S07]', () => {
  const shown = (more: Partial<Episode> = {}, story = '') =>
    showEpisode({ ...episode, ...more }, '/podcast/hatterzaj', story);

  it('has full addresses: of the story, or of its place on the podcast’s page', () => {
    expect(podcastEpisode(viewOf('telex'), shown())).toMatchObject({
      '@type': 'PodcastEpisode',
      name: 'Egy',
      inLanguage: 'hu',
      datePublished: '2026-11-20T05:00:00.000Z',
      url: expect.stringMatching(/^https?:\/\/[^/]+\/podcast\/hatterzaj#egy$/),
      associatedMedia: { contentUrl: expect.stringMatching(/^https?:\/\/[^/]+\/felvetelek\/a\/egy\.wav$/) },
      partOfSeries: {
        name: 'Háttérzaj',
        url: expect.stringMatching(/^https?:\/\/[^/]+\/podcast\/hatterzaj$/),
      },
    });
    expect(podcastEpisode(viewOf('telex'), shown({}, '/2026/11/20/egy'))).toMatchObject({
      url: expect.stringMatching(/^https?:\/\/[^/]+\/2026\/11\/20\/egy$/),
    });
  });

  it('leaves the address of a file elsewhere as it is, and an unknown length out', () => {
    const sound = { url: 'https://hang.example/1.mp3', mime: 'audio/mpeg', bytes: 0 };
    const data = podcastEpisode(viewOf('telex'), shown({ sound, duration: 0 }));
    expect(data).toMatchObject({ associatedMedia: { contentUrl: 'https://hang.example/1.mp3' } });
    expect(JSON.stringify(data)).not.toContain('duration');
    expect(podcastEpisode(viewOf('telex'), shown())).toMatchObject({ duration: 'PT75S' });
  });

  it('of a podcast has its episodes in order, and an author only where there is one', () => {
    const series = (author: string) =>
      podcastSeries({ path: '/podcast/hatterzaj', view: viewOf('telex') } as never, {
        podcast: { name: 'Háttérzaj', description: '', language: 'hu', author },
        feed: '/rss/podcast/hatterzaj',
        episodes: [shown(), shown({ slug: 'ketto', title: 'Kettő' })],
      });
    expect(series('')).toMatchObject({ hasPart: [{ name: 'Egy' }, { name: 'Kettő' }] });
    expect(series('')).not.toHaveProperty('author');
    expect(series('Szerző')).toMatchObject({ author: { name: 'Szerző' } });
  });
});

describe('the stories of episodes', () => {
  it('are asked for once and together, and not where there are none', async () => {
    const asked: (readonly number[])[] = [];
    const content = {
      cards: async (_view: unknown, ids: readonly number[]) => {
        asked.push(ids);
        return [{ id: 7, url: '/het' }];
      },
    };
    const stories = (episodes: Episode[]) => storiesOfEpisodes(viewOf('telex'), episodes, content as never);
    expect((await stories([episode])).size).toBe(0);
    expect(asked).toEqual([]);
    expect(await stories([{ ...episode, articleId: 7 }, { ...episode, articleId: 8 }, episode])).toEqual(
      new Map([[7, '/het']]),
    );
    expect(asked).toEqual([[7, 8]]);
  });
});
