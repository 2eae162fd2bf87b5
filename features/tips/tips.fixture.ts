/** A small game of a tournament, and one of an election, for tests; names are invented. */
import { type Game, gameSchema } from './game/game.ts';
import type { ElectionResults, TournamentResults } from './game/game-results.ts';

export const kickOff = Date.parse('2027-06-15T18:00:00+02:00') / 1000;

const team = (letter: string) => ({ code: letter.repeat(3), name: `${letter} ország` });
const [a, b, c, d] = [team('A'), team('B'), team('C'), team('D')] as const;

const match = { number: null, place: 'Proba', hasTeams: true, score: null };

export function tournament(
  score: readonly [number, number] | null = null,
  order: { team: string; rank: number }[] | null = null,
): TournamentResults {
  return {
    kind: 'tournament',
    matches: [
      { ...match, at: kickOff, home: a, away: b, score },
      { ...match, number: 2, at: kickOff + 7_200, home: c, away: d },
      {
        ...match,
        number: 3,
        at: kickOff + 86_400,
        home: { code: 'W1', name: 'W1' },
        away: a,
        hasTeams: false,
      },
    ],
    groups: [{ name: 'A', teams: [a, b, c, d], from: kickOff, order }],
  };
}

export function election(winner: string | null = null, share: number | null = null): ElectionResults {
  const candidates = [
    { name: 'Első Jelölt', list: 'Kék lista' },
    { name: 'Második Jelölt', list: 'Zöld lista' },
  ];
  return {
    kind: 'election',
    districts: [{ code: '01-01', name: 'Próba 1.', candidates, winner }],
    lists: [{ name: 'Kék lista', share }],
  };
}

export function gameWith(more: object = {}): Game {
  return gameSchema.parse({
    slug: 'proba',
    site: 'telex',
    title: 'Próba',
    description: 'Játék a teszteknek.',
    results: 'proba',
    questions: [
      { id: 'egy', kind: 'match', match: 'AAA-BBB' },
      { id: 'ketto', kind: 'match', match: 2, factor: 2 },
      { id: 'harom', kind: 'match', match: 3 },
      { id: 'csoport', kind: 'group-order', group: 'A' },
    ],
    ...more,
  });
}

export function electionGame(more: object = {}): Game {
  return gameWith({
    closes: '2027-06-15T18:00:00+02:00',
    questions: [
      { id: 'korzet', kind: 'district-winner', district: '01-01' },
      { id: 'lista', kind: 'list-share', list: 'Kék lista' },
    ],
    ...more,
  });
}
