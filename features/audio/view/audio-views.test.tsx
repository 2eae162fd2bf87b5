/** An episode on pages: in a list, in a story's text, below a story's card. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ShownEpisode } from '../podcast/shown-episode.ts';
import { EpisodeItem } from './EpisodeItem.tsx';
import { episodeRenderer } from './EpisodePart.tsx';
import { EpisodePlayer } from './EpisodePlayer.tsx';
import { PlayableCard } from './PlayableCard.tsx';
import { PlayLink } from './PlayLink.tsx';

const episode: ShownEpisode = {
  slug: 'egy',
  title: 'Mit mond a lift?',
  description: 'Egy házról.',
  publishedAt: 1_795_151_000,
  duration: 3_900,
  sound: '/felvetelek/a/egy.mp3',
  image: null,
  language: 'hu',
  chapters: [],
  podcast: { name: 'Háttérzaj', page: '/podcast/hatterzaj' },
  story: '',
};
const long = 'Nagyon hosszú cím, '.repeat(20);

const html = renderToStaticMarkup;
const partOf = (slug: string, episodes: readonly ShownEpisode[]): ReactNode =>
  episodeRenderer(episodes)(slug);
const inList = (more: Partial<ShownEpisode>, props: object = {}): string =>
  html(<EpisodeItem episode={{ ...episode, ...more }} timeZone="Europe/Budapest" {...props} />);

describe('the play link', () => {
  it('leads to the sound file where no script runs, and says what it plays [POD-03]', () => {
    const link = html(<PlayLink episode={episode} />);
    expect(link).toContain('href="/felvetelek/a/egy.mp3"');
    expect(link).toContain('data-play-link="egy"');
    expect(link).toContain('<span class="visually-hidden">Mit mond a lift?</span>');
    expect(link).toContain('1 óra 5 perc');
  });

  it('shows no length if it is unknown', () => {
    expect(html(<PlayLink episode={{ ...episode, duration: 0 }} />)).not.toContain('class="length"');
  });

  it('is in the language of the podcast', () => {
    const link = html(<PlayLink episode={{ ...episode, language: 'en' }} />);
    expect(link).toContain('lang="en"');
    expect(link).toMatch(/Listen.*Pause.*1 hour 5 minutes/);
  });
});

describe('an episode in a list', () => {
  it('links its title to the story about it, if there is one', () => {
    expect(inList({ story: '/2026/11/20/lift' })).toContain(
      '<a href="/2026/11/20/lift">Mit mond a lift?</a>',
    );
    expect(inList({})).toContain('<h2 class="title">Mit mond a lift?</h2>');
  });

  it('names the podcast only on a page with several', () => {
    expect(inList({}, { namesShow: true })).toContain('<a href="/podcast/hatterzaj">Háttérzaj</a>');
    expect(inList({})).not.toContain('<a href="/podcast/hatterzaj">');
  });

  it('cuts a long title and a long description [POD-05]', () => {
    const text = inList({ title: long, description: 'leírás '.repeat(200) });
    const title = /<h2[^>]*>(.*?)<\/h2>/.exec(text)?.[1] ?? '';
    expect(title).toMatch(/\.\.\.$/);
    expect(title.length).toBeLessThanOrEqual(63);
    expect((/<p class="description">(.*?)<\/p>/.exec(text)?.[1] ?? '').length).toBeLessThan(500);
  });

  it('has no empty paragraph, and its slug as an anchor', () => {
    const text = inList({ description: '' });
    expect(text).not.toContain('class="description"');
    expect(text).toContain('id="egy"');
  });

  it('contains a text with markup as text [S18]', () => {
    const text = inList({ title: '<img src=x onerror=alert(1)>', description: '</p><script>' });
    expect(text).not.toMatch(/<img|<script/);
  });
});

describe('a player in a story', () => {
  const chapters = [
    { at: 0, title: 'Eleje' },
    { at: 3_725, title: 'Vége' },
  ];

  it('lists chapters that work without script, too', () => {
    const text = html(<EpisodePlayer episode={{ ...episode, chapters }} />);
    expect(text).toContain('aria-label="Háttérzaj: Mit mond a lift?"');
    expect(text).toContain('<summary>Fejezetek</summary>');
    expect(text).toContain('href="/felvetelek/a/egy.mp3#t=3725" data-play-from="3725"');
    expect(text).toContain('<span class="at">1:02:05</span> Vége');
  });

  it('has no list of chapters without chapters', () => {
    expect(html(<EpisodePlayer episode={episode} />)).not.toContain('<details');
  });

  it('is there for the page’s episodes, and nothing for another slug', () => {
    const episodes = [episode, { ...episode, slug: 'ketto', title: 'Második' }];
    expect(html(partOf('ketto', episodes))).toContain('aria-label="Háttérzaj: Második"');
    expect(html(partOf('harom', episodes))).toBe('');
  });

  it('gives the script everything that the player bar shows [POD-05]', () => {
    const text = html(partOf('egy', [{ ...episode, title: long, chapters }]));
    const data = /data-play="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
    expect(JSON.parse(data)).toMatchObject({
      slug: 'egy',
      title: long,
      podcast: 'Háttérzaj',
      page: '/podcast/hatterzaj',
      cover: '',
      shortTitle: expect.stringMatching(/^Nagyon hosszú cím, .*\.\.\.$/),
      chapters,
    });
  });
});

describe('the card of a story with an episode', () => {
  const card = <article>Kártya</article>;

  it('is followed by the play link inside one element with the player’s data', () => {
    const text = html(<PlayableCard episode={episode}>{card}</PlayableCard>);
    expect(text).toMatch(/^<div[^>]*data-play=[^>]*><article>Kártya<\/article><a[^>]*data-play-link="egy"/);
  });

  it('is only the card without an episode', () => {
    expect(html(<PlayableCard episode={undefined}>{card}</PlayableCard>)).toBe(html(card));
  });
});
