/** Tables of groups whose last matches are not played, or leave teams equal. */
import { describe, expect, it } from 'vitest';
import { type Tournament, tournamentSchema } from '../../records/tournament.ts';
import { htmlOf, resultPlace, rowsOf } from '../results.fixture.ts';
import { Groups } from './Groups.tsx';

const teams = { AAA: 'Alfa', BBB: 'Béta', CCC: 'Gamma', DDD: 'Delta', EEE: 'Epszilon', FFF: 'Digamma' };

/** `AAA 2-0 BBB` */
function matchOf(text: string): object {
  const [home, score = '', away] = text.split(' ');
  return { at: '2030-06-01T18:00:00+02:00', home, away, score: score.split('-').map(Number) };
}

const groupA = ['AAA 2-0 BBB', 'AAA 1-0 CCC', 'BBB 1-0 CCC'];
const groupB = ['DDD 2-0 EEE', 'DDD 1-0 FFF', 'EEE 1-0 FFF'];
const open = { ...matchOf('AAA 0-0 BBB'), score: null };

function tournament(results: readonly string[], changes: object = {}): Tournament {
  return tournamentSchema.parse({
    name: 'proba',
    source: 'kitalált',
    kind: 'tournament',
    teams,
    advance: 1,
    bestThirds: 1,
    tieBreaks: ['head-to-head-points', 'difference', 'goals'],
    groups: [
      { name: 'A', teams: ['AAA', 'BBB', 'CCC'] },
      { name: 'B', teams: ['DDD', 'EEE', 'FFF'] },
    ],
    stages: [{ title: 'Csoportkör', kind: 'group', matches: [open, ...results.map(matchOf)] }],
    ...changes,
  });
}

const textOf = (of: Tournament) => htmlOf(<Groups tournament={of} place={resultPlace()} />);

/** Rank and name in all rows of all tables; `+` for a team that is marked. */
function placesOf(of: Tournament): string[] {
  return rowsOf(textOf(of)).flatMap((row) => {
    const [rank = '', name = ''] = row.split('|');
    return rank.startsWith('#') ? [] : [`${rank} ${name.replace(' (továbbjutó)', '+')}`];
  });
}

const wholeGroups = ['1. Alfa+', '2. Béta', '3. Gamma', '1. Delta+', '2. Epszilon', '3. Digamma'];

describe('third-placed teams', () => {
  it('that are equal share their rank, and none is said to advance before it is decided', () => {
    expect(placesOf(tournament([...groupA, ...groupB]))).toEqual([...wholeGroups, '1. Gamma', '1. Digamma']);
  });

  it('are in the order that a decision gave them, with its reason', () => {
    const decidedThirds = [{ above: 'FFF', below: 'CCC', reason: 'sorsolás' }];
    const decided = tournament([...groupA, ...groupB], { decidedThirds });
    expect(placesOf(decided)).toEqual([...wholeGroups.with(5, '3. Digamma+'), '1. Digamma+', '2. Gamma']);
    expect(textOf(decided)).toContain('Digamma azonos eredménnyel is előrébb áll: sorsolás.');
    expect(placesOf(tournament([...groupA, 'DDD 2-0 EEE', 'DDD 3-0 FFF'], { decidedThirds })).at(-1)).toBe(
      '2. Digamma',
    );
  });

  it('are compared by the rules of the competition', () => {
    // More goals, and a worse difference.
    const results = [...groupA, 'DDD 2-0 EEE', 'DDD 4-1 FFF', 'EEE 1-0 FFF'];
    const first = (tieBreaks: string[]) => placesOf(tournament(results, { tieBreaks })).at(-2);
    expect(first(['difference', 'goals'])).toBe('1. Gamma+');
    expect(first(['head-to-head-points', 'goals', 'difference'])).toBe('1. Digamma+');
    expect(first([])).toBe('1. Gamma+');
  });

  it('of groups in which the third place is open are not named, and may still displace others', () => {
    const known = [...wholeGroups.slice(0, 3), '1. Delta', '1. Epszilon', '1. Digamma'];
    expect(placesOf(tournament(groupA))).toEqual([...known, '1. Gamma']);
    const two = placesOf(tournament(groupA, { bestThirds: 2 }));
    expect(two).toEqual([...known.with(2, '3. Gamma+'), '1. Gamma+']);
  });
});

describe('the teams of a group', () => {
  it('are not said to advance before a match', () => {
    const names = Object.values(teams);
    expect(placesOf(tournament([]))).toEqual(names.map((name) => `1. ${name}`));
    const two = { groups: [{ name: 'A', teams: ['AAA', 'BBB'] }], advance: 2 };
    expect(placesOf(tournament([], two))).toEqual(['1. Alfa', '1. Béta']);
    expect(placesOf(tournament(['AAA 1-0 BBB'], two))).toEqual(['1. Alfa+', '2. Béta+']);
  });

  it('that share the last place of those who advance are not marked', () => {
    expect(placesOf(tournament(['AAA 0-0 BBB'], { bestThirds: 0 }))).toEqual([
      '1. Alfa',
      '1. Béta',
      '3. Gamma',
      '1. Delta',
      '1. Epszilon',
      '1. Digamma',
    ]);
    const both = placesOf(tournament(['AAA 0-0 BBB'], { bestThirds: 0, advance: 2 }));
    expect(both.slice(0, 3)).toEqual(['1. Alfa+', '1. Béta+', '3. Gamma']);
  });
});
