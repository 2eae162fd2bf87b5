import { describe, expect, it } from 'vitest';
import { presentPlayers, presentTable } from './present-table.ts';
import type { StandingRow, Standings, TopPlayer } from './tables.ts';
import { zoneOf } from './zone.ts';

const none = { played: null, won: null, drawn: null, lost: null, goalsFor: null, goalsAgainst: null };

function row(rank: number, name: string, changes: Partial<StandingRow> = {}): StandingRow {
  return {
    rank,
    team: { id: rank * 10, name, logo: null },
    points: 9,
    goalDifference: 3,
    form: 'WDLWWW',
    description: null,
    home: none,
    away: none,
    all: { played: 5, won: 3, drawn: 0, lost: 2, goalsFor: 8, goalsAgainst: 5 },
    ...changes,
  };
}

function table(...groups: StandingRow[][]): Standings {
  const league = { id: 4, name: 'Euro', country: 'World', logo: null, flag: null, season: 2024, round: null };
  return { league, groups: groups.map((rows, at) => ({ name: `Group ${'ABC'[at]}`, rows })) };
}

describe('a table', () => {
  it('shows a shared rank in its first row only [FOOT-14]', () => {
    const [group] = presentTable(table([row(1, 'a'), row(1, 'b'), row(3, 'c'), row(3, 'd'), row(5, 'e')]));
    expect(group?.rows.map(({ rank }) => rank)).toEqual(['1.', '', '3.', '', '5.']);
  });

  it('has goals, the last five results, and Hungarian names of national teams [FOOT-08]', () => {
    const [group] = presentTable(table([row(1, 'Hungary'), row(2, 'Paksi SE')]));
    expect(group?.rows[0]).toMatchObject({
      team: { name: 'Magyarország' },
      goals: '8–5',
      form: ['D', 'L', 'W', 'W', 'W'],
    });
    expect(group?.rows[1]?.team.name).toBe('Paksi SE');
  });

  it('has titles only where there are groups', () => {
    expect(presentTable(table([row(1, 'a')])).map(({ title }) => title)).toEqual(['']);
    expect(presentTable(table([row(1, 'a')], [row(1, 'b')])).map(({ title }) => title)).toEqual([
      'A csoport',
      'B csoport',
    ]);
  });

  it('leaves empty what the provider does not count [S53]', () => {
    const [group] = presentTable(table([row(1, 'a', { all: none, form: null, points: null })]));
    expect(group?.rows[0]).toMatchObject({ goals: '', form: [], points: null, played: null });
  });
});

describe('a zone', () => {
  it.each([
    ['Promotion - Champions League (Group Stage: )', 'first', 'Bajnokok Ligája'],
    ['Promotion - Champions League (Qualification: )', 'second', 'Bajnokok Ligája, selejtező'],
    ['Promotion - Europa Conference League (Qualification: )', 'third', 'Konferencialiga, selejtező'],
    ['Relegation - NB II', 'last', 'Kieső hely'],
    ['Promotion - Euro (Play Offs: 1/8-finals)', 'second', 'Osztályozó'],
    ['Promotion - 1. Liga', 'first', 'Továbbjutó vagy feljutó hely'],
  ])('of %s is %s: %s', (description, kind, text) => {
    expect(zoneOf(description)).toEqual({ kind, text });
  });

  it('that nobody knows is shown in English only, as the provider describes it', () => {
    expect(zoneOf('Something new')).toBeNull();
    expect(zoneOf('Something new', 'en')).toEqual({ kind: 'other', text: 'Something new' });
    expect(zoneOf('Relegation - NB II', 'en')).toEqual({ kind: 'last', text: 'Relegation - NB II' });
  });

  it('is none without a description', () => {
    expect(zoneOf(null)).toBeNull();
    expect(zoneOf(' ')).toBeNull();
  });
});

describe('a list of players', () => {
  const player = (name: string, goals: number, red = 0): TopPlayer => ({
    id: null,
    name,
    photo: null,
    team: { id: 1, name: 'Spain', logo: null },
    goals,
    cards: { yellow: 2, secondYellow: 1, red },
  });

  it('shares ranks, the most goals first [FOOT-09]', () => {
    const rows = presentPlayers(
      [player('Olmo', 3), player('Kane', 3), player('Morata', 1), player('X', 4)],
      'gol',
    );
    expect(rows.map(({ rank, name, count }) => [rank, name, count])).toEqual([
      ['1.', 'X', 4],
      ['2.', 'Olmo', 3],
      ['', 'Kane', 3],
      ['4.', 'Morata', 1],
    ]);
    expect(rows[0]?.team.name).toBe('Spanyolország');
  });

  it('of red cards has those after a second yellow one beside them [FOOT-09]', () => {
    expect(presentPlayers([player('Kane', 3, 2)], 'piros')).toMatchObject([{ count: 2, secondYellow: 1 }]);
    expect(presentPlayers([player('Kane', 3, 2)], 'sarga')).toMatchObject([{ count: 2, secondYellow: null }]);
  });
});
