import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyCard } from '../article/story.fixture.ts';
import { Lines } from './Lines.tsx';

const place = { timeZone: 'Europe/Bucharest', language: 'hu', today: '2026-11-24' } as const;

function timesOf(...moments: string[]): string[] {
  const stories = moments.map((at, id) => storyCard({ id, pubDate: Date.parse(at) / 1000 }));
  const html = renderToStaticMarkup(<Lines stories={stories} place={place} />);
  return [...html.matchAll(/<time[^>]*>([^<]*)/g)].map((found) => found[1] ?? '');
}

describe('the lines of the latest stories', () => {
  it('say the hour of what is of today, by the clock of the readers', () => {
    expect(timesOf('2026-11-24T01:53:00Z', '2026-11-23T22:05:00Z', '2026-11-23T21:55:00Z')).toEqual([
      '3:53',
      '0:05',
      'nov. 23.',
    ]);
  });

  it('say the day where nothing is of today', () => {
    expect(timesOf('2026-11-22T07:28:00Z', '2026-11-22T06:00:00Z')).toEqual(['nov. 22.', 'nov. 22.']);
  });
});
