/** The scores on cards, from answers of the sandbox in memory. */
import { describe, expect, it } from 'vitest';
import type { LivescoreFeature } from '#features/livescore/public.server.ts';
import { footballAnswer } from '#sample/sandbox/football/football-answers.ts';
import { storyCard } from './article/view/story.fixture.ts';
import { scoresOfStories } from './scores-of-stories.server.ts';

const now = new Date('2024-06-15T13:31:00Z');
const livescoreId = 'football:2024002';

/** The card of a match in its 32nd minute, whose data were checked so many minutes ago. */
async function load(minutesAgo: number, language: 'hu' | 'en' = 'hu') {
  const livescore: Pick<LivescoreFeature, 'read' | 'dependencyOn'> = {
    dependencyOn: ({ address }) => ({ key: address }),
    async read(resource) {
      const { path, query } = resource;
      const response = footballAnswer(path.slice(1), new URLSearchParams(query), now);
      const value = resource.read(response, () => undefined);
      return value === null ? null : { value, at: new Date(now.getTime() - minutesAgo * 60_000) };
    },
  };
  const style = { timeZone: 'Europe/Budapest', language };
  const needs = { livescore, clock: { now: () => now } };
  return scoresOfStories([storyCard({ livescoreId })], style, needs);
}

async function card(minutesAgo: number, language?: 'hu' | 'en') {
  return (await load(minutesAgo, language)).scores[livescoreId];
}

describe('the card of a match that is played', () => {
  it('is live while its data are checked', async () => {
    expect(await card(3)).toMatchObject({ isLive: true, state: '32. perc' });
  });

  it('is not live and says since when, once they were not checked for three minutes', async () => {
    const silent = { isLive: false, score: '0–1', home: 'Magyarország' };
    expect(await card(4)).toMatchObject({ ...silent, state: '32. perc, 15:27 óta nem frissült' });
    expect((await card(4, 'en'))?.state).toBe('32’, not updated since 15:27');
  });

  it('expires when it becomes silent, and soon while it is: no answer of the provider drops its page', async () => {
    const lifetimes = [await load(0), await load(2), await load(3), await load(4)];
    expect(lifetimes.map(({ freshForMs }) => freshForMs)).toEqual([180_001, 60_001, 1, 5_000]);
  });
});
