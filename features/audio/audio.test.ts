import { describe, expect, it } from 'vitest';
import { formatClockTime } from './format-clock-time.ts';
import { formatDuration } from './format-duration.ts';
import { playedEpisode } from './played-episode.ts';
import { podcastGuid } from './podcast/podcast-guid.server.ts';
import type { ShownEpisode } from './podcast/shown-episode.ts';

const shown: ShownEpisode = {
  slug: 'egy',
  title: '',
  description: '',
  publishedAt: 0,
  duration: 9,
  sound: '/a.mp3',
  image: null,
  language: 'hu',
  chapters: [],
  podcast: { name: 'Műsor', page: '/podcast/musor' },
  story: '',
};

describe('the title in a player', () => {
  it.each([
    ['Mit mond a lift?', 'Mit mond a lift?'],
    [`${'kilenc be '.repeat(5)}tízenegyek`, `${'kilenc be '.repeat(5)}tízenegyek`],
    [
      'Mit mond a lift, ha nem jön, és miért beszélünk hozzá mégis minden egyes reggel?',
      'Mit mond a lift, ha nem jön, és miért beszélünk hozzá mégis...',
    ],
  ])('%s is cut to sixty characters [POD-05]', (title, wanted) => {
    const { shortTitle } = playedEpisode({ ...shown, title });
    expect(shortTitle).toBe(wanted);
    expect(shortTitle.replace(/\.\.\.$/, '').length).toBeLessThanOrEqual(60);
  });
});

describe('the data of a player', () => {
  it('lead to the story about the episode, or else to the podcast', () => {
    expect(playedEpisode(shown).page).toBe('/podcast/musor');
    expect(playedEpisode({ ...shown, story: '/2026/11/20/lift' }).page).toBe('/2026/11/20/lift');
  });

  it('have no pictures where there is none', () => {
    expect(playedEpisode(shown)).toMatchObject({ cover: '', artwork: '' });
  });
});

describe('a duration', () => {
  it.each([
    [0, '', '0:00'],
    [48, '48 mp', '0:48'],
    [119, '119 mp', '1:59'],
    [120, '2 perc', '2:00'],
    [3_599, '1 óra', '59:59'],
    [3_900, '1 óra 5 perc', '1:05:00'],
  ])('of %i seconds is formatted in words and as a clock time', (seconds, spoken, written) => {
    expect([formatDuration(seconds, 'hu'), formatClockTime(seconds)]).toEqual([spoken, written]);
  });

  it('is formatted in English too', () => {
    expect([formatDuration(3_660, 'en'), formatDuration(7_320, 'en')]).toEqual([
      '1 hour 1 minute',
      '2 hours 2 minutes',
    ]);
  });
});

describe('the guid of a podcast', () => {
  it('is the UUID that every directory derives from its feed address', () => {
    // The example of the Podcasting 2.0 specification.
    const wanted = '9b024349-ccf0-5f69-a609-6b82873eab3c';
    expect(podcastGuid('https://podnews.net/rss')).toBe(wanted);
    expect(podcastGuid('http://podnews.net/rss/')).toBe(wanted);
  });
});
