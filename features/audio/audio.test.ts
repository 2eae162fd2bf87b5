import { describe, expect, it } from 'vitest';
import { clockLength } from './clock-length.ts';
import { episodeLength } from './episode-length.ts';
import { playedEpisode } from './played-episode.ts';
import { podcastGuid } from './podcast-guid.server.ts';
import type { ShownEpisode } from './shown-episode.ts';

const shown: ShownEpisode = {
  ...{ slug: 'egy', title: '', description: '', publishedAt: 0, duration: 9, sound: '/a.mp3', image: null },
  ...{ language: 'hu', chapters: [], podcast: { name: 'Műsor', page: '/podcast/musor' }, story: '' },
};

describe('the title in a player', () => {
  it.each([
    ['Mit mond a lift?', 'Mit mond a lift?'],
    [`${'kilenc be '.repeat(5)}tízenegyek`, `${'kilenc be '.repeat(5)}tízenegyek`],
    [
      'Mit mond a lift, ha nem jön, és miért beszélünk hozzá mégis minden egyes reggel?',
      'Mit mond a lift, ha nem jön, és miért beszélünk hozzá mégis...',
    ],
  ])('%s has sixty characters at most [POD-05]', (title, wanted) => {
    const { shortTitle } = playedEpisode({ ...shown, title });
    expect(shortTitle).toBe(wanted);
    expect(shortTitle.replace(/\.\.\.$/, '').length).toBeLessThanOrEqual(60);
  });
});

describe('a length', () => {
  it.each([
    [0, '', '0:00'],
    [48, '48 mp', '0:48'],
    [119, '119 mp', '1:59'],
    [120, '2 perc', '2:00'],
    [3_599, '1 óra', '59:59'],
    [3_900, '1 óra 5 perc', '1:05:00'],
  ])('of %i seconds is said, and written as clocks do', (seconds, said, written) => {
    expect([episodeLength(seconds, 'hu'), clockLength(seconds)]).toEqual([said, written]);
  });

  it('is said in English too', () => {
    expect([episodeLength(3_660, 'en'), episodeLength(7_320, 'en')]).toEqual([
      '1 hour 1 minute',
      '2 hours 2 minutes',
    ]);
  });
});

describe('the guid of a show', () => {
  it('is the one that every directory makes of its feed', () => {
    // The namespace's own example.
    const wanted = '9b024349-ccf0-5f69-a609-6b82873eab3c';
    expect(podcastGuid('https://podnews.net/rss')).toBe(wanted);
    expect(podcastGuid('http://podnews.net/rss/')).toBe(wanted);
  });
});
