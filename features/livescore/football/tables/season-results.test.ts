import { describe, expect, it } from 'vitest';
import { footballAnswer } from '#sample/sandbox/football/football-answers.ts';
import { resources } from '../../provider/resources.ts';
import { seasonResults } from './season-results.ts';

const euro = resources.matchesOfSeason({ league: 4, season: 2024 });

function resultsAt(time: string) {
  const answer = footballAnswer(
    'fixtures',
    new URLSearchParams({ league: '4', season: '2024' }),
    new Date(time),
  );
  return seasonResults(euro.read(answer, () => undefined) ?? []);
}

const matchAt = (time: string, id: number) => resultsAt(time).find(({ number }) => number === id);

describe('the results of a season', () => {
  it('have no score until a match is over, and then that of ninety minutes [S45]', () => {
    expect(matchAt('2024-06-15T13:40:00Z', 2024002)).toMatchObject({
      at: Date.parse('2024-06-15T13:00:00Z') / 1000,
      hasTeams: true,
      score: null,
      home: { name: 'Magyarország' },
      away: { name: 'Svájc' },
    });
    expect(matchAt('2024-06-15T16:00:00Z', 2024002)?.score).toEqual([1, 3]);
  });

  it('leave out extra time: England beat Slovakia 2–1, and it was 1–1 after ninety minutes [S45]', () => {
    const found = resultsAt('2024-08-01T00:00:00Z').find(
      ({ home, away }) => home.name === 'Anglia' && away.name === 'Szlovákia',
    );
    expect(found?.score).toEqual([1, 1]);
  });
});
