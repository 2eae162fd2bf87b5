/** The pages of a podcast and of all podcasts, as readers get them. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Surroundings } from '#features/kit/public.ts';
import type { Language } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import type { ShownEpisode } from '../podcast/shown-episode.ts';
import { PodcastPage } from './PodcastPage.tsx';
import { PodcastsPage } from './PodcastsPage.tsx';
import type { PodcastPageData, PodcastSummary } from './podcast-data.ts';

const around: Surroundings[] = [];
beforeAll(async () => {
  const { sites } = await loadTestEdition();
  for (const site of sites)
    around.push({
      site,
      language: 'hu',
      path: '/podcast/hatterzaj',
      today: '2026-11-21',
      app: '',
      wordmarks: {},
    });
});

function surroundings(language: Language = 'hu'): Surroundings {
  const [first] = around;
  if (!first) throw new Error('the edition has no site');
  return { ...first, language };
}

const podcast: PodcastSummary = {
  slug: 'hatterzaj',
  name: 'Háttérzaj',
  description: 'Amit hallani.',
  author: 'Székely Anna',
  language: 'hu',
  image: null,
};
const episode: ShownEpisode = {
  slug: 'egy',
  title: 'Mit mond a lift?',
  description: '',
  publishedAt: 1_795_151_000,
  duration: 75,
  sound: '/felvetelek/a/egy.mp3',
  image: null,
  language: 'hu',
  chapters: [],
  story: '',
  podcast: { name: 'Háttérzaj', page: '/podcast/hatterzaj' },
};
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
const hostile = '"><script>alert(1)</script>';
const html = (node: ReactElement): string => renderToStaticMarkup(node).replaceAll('\u00a0', ' ');

describe('the page of a podcast', () => {
  const page = (change: Partial<PodcastPageData> = {}, language: Language = 'hu') => {
    const data = {
      podcast,
      feed: '/rss/podcast/hatterzaj',
      episodes: [episode],
      page: 1,
      totalPages: 1,
      totalItems: 1,
      ...change,
    };
    return html(<PodcastPage surroundings={surroundings(language)} data={data} />);
  };

  it('has one main heading, the author, the feed, and a way to the other podcasts', () => {
    const text = page();
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toMatch(/<h1[^>]*>Háttérzaj<\/h1>/);
    expect(text).toContain('Székely Anna');
    expect(text).toMatch(/<a[^>]*href="\/rss\/podcast\/hatterzaj"/);
    expect(text).toContain('<a class="link-words" href="/podcast">Podcast</a>');
  });

  it('lists episodes below a heading for screen readers, without their podcast’s name', () => {
    const text = page({ episodes: [episode, { ...episode, slug: 'ketto', title: 'Kettő' }] });
    expect(text).toMatch(/<h2[^>]*>Adások<\/h2>.*<h3[^>]*>Mit mond a lift\?.*<h3[^>]*>Kettő/s);
    expect(text.match(/Háttérzaj<\/a>/g)).toBeNull();
  });

  it('says so where there are no episodes yet, in the language of the podcast', () => {
    expect(page({ episodes: [] })).toContain('Ennek a műsornak még nincs adása.');
    const english = page({ episodes: [] }, 'en');
    expect(english).toContain('This podcast has no episodes yet.');
    expect(english).not.toContain('adása');
  });

  it('has page numbers only where there are several pages', () => {
    expect(page()).not.toMatch(/oldal|aria-current/);
    const text = page({ page: 2, totalPages: 3 });
    expect(text).toContain('href="/podcast/hatterzaj?oldal=3"');
    expect(text).toContain('href="/podcast/hatterzaj"');
    expect(text).not.toContain('oldal=1"');
  });

  it('has no empty paragraph, picture or author', () => {
    const text = page({ podcast: { ...podcast, description: '', author: '' } });
    expect(text).not.toMatch(/<(p|span)[^>]*><\/(p|span)>/);
    expect(text).not.toContain('<img');
    expect(page({ podcast: { ...podcast, image } })).toMatch(/<img[^>]*alt=""/);
  });

  it('has texts of a feed as text [S18]', () => {
    const text = page({ podcast: { ...podcast, name: hostile, description: hostile, author: hostile } });
    expect(text).not.toContain('<script>');
  });
});

describe('the page of all podcasts', () => {
  const page = (episodes: ShownEpisode[], podcasts = [{ ...podcast, href: '/podcast/hatterzaj' }]) =>
    html(<PodcastsPage surroundings={surroundings()} data={{ podcasts, episodes }} />);

  it('links to each podcast in its own language, also on another domain', () => {
    const href = 'https://masik.example/podcast/noise';
    const text = page(
      [],
      [
        { ...podcast, href: '/podcast/hatterzaj' },
        { ...podcast, slug: 'noise', name: 'Noise', language: 'en', href },
      ],
    );
    expect(text).toMatch(/<li[^>]*lang="hu"[^>]*>.*<a [^>]*href="\/podcast\/hatterzaj">Háttérzaj<\/a>/s);
    expect(text).toMatch(
      /<li[^>]*lang="en"[^>]*>.*<a [^>]*href="https:\/\/masik\.example\/podcast\/noise">Noise<\/a>/s,
    );
  });

  it('lists the newest episodes with their podcasts, and nothing where there are none', () => {
    const text = page([episode]);
    const [, heading = ''] = /<section[^>]*aria-labelledby="([^"]+)"/.exec(text) ?? [];
    expect(text).toContain(`<h2 id="${heading}"`);
    expect(text).toMatch(/<section.*<a href="\/podcast\/hatterzaj">Háttérzaj<\/a>.*<\/section>/s);
    expect(page([])).not.toContain('<section');
  });
});
