import { beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { recordOf } from '../edition-parts.ts';
import { type Tournament, tournamentSchema } from '../records/tournament.ts';
import { bestThirds, groupTable, thirdPlacedTable } from './group-table.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

function tournamentNamed(name: string): Tournament {
  const found = recordOf(edition, 'tournament', name);
  if (!found) throw new Error(`no tournament is called ${name}`);
  return found;
}

function tablesOf(tournament: Tournament): Record<string, string> {
  return Object.fromEntries(
    tournament.groups.map((group) => [
      group.name,
      groupTable(tournament, group)
        .map(({ team, points }) => `${team} ${points}`)
        .join(', '),
    ]),
  );
}

describe('the tables of groups', () => {
  it('equal the official ones of Euro 2024 [SUPP-03]', () => {
    expect(tablesOf(tournamentNamed('euro-2024'))).toEqual({
      A: 'GER 7, SUI 5, HUN 3, SCO 1',
      B: 'ESP 9, ITA 4, CRO 2, ALB 1',
      C: 'ENG 5, DEN 3, SVN 3, SRB 2',
      D: 'AUT 6, FRA 5, NED 4, POL 1',
      E: 'ROU 4, BEL 4, SVK 4, UKR 4',
      F: 'POR 6, TUR 6, GEO 4, CZE 1',
    });
  });

  it('equal the official ones of the World Cup 2022 [SUPP-02]', () => {
    expect(tablesOf(tournamentNamed('world-cup-2022'))).toEqual({
      A: 'NED 7, SEN 6, ECU 4, QAT 0',
      B: 'ENG 7, USA 5, IRN 3, WAL 1',
      C: 'ARG 6, POL 4, MEX 4, KSA 3',
      D: 'FRA 6, AUS 6, TUN 4, DEN 1',
      E: 'JPN 6, ESP 4, GER 4, CRC 3',
      F: 'MAR 7, CRO 5, BEL 4, CAN 0',
      G: 'BRA 6, SUI 6, CMR 4, SRB 1',
      H: 'POR 6, KOR 4, URU 4, GHA 3',
    });
  });

  it('have the known order where the results leave teams equal, without a reason that no source proves', () => {
    const euro = tournamentNamed('euro-2024');
    const group = euro.groups.find(({ name }) => name === 'C');
    const rows = group ? groupTable(euro, group) : [];
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    expect(rows[1]).toMatchObject({ team: 'DEN', decidedBy: '' });
  });

  it('list the third-placed teams, the best four of which advanced at Euro 2024', () => {
    const thirds = thirdPlacedTable(tournamentNamed('euro-2024'));
    expect(thirds.map(({ rank, team }) => `${rank} ${team}`)).toEqual([
      '1 NED',
      '2 GEO',
      '3 SVK',
      '4 SVN',
      '5 HUN',
      '6 CRO',
    ]);
    // The first two have the same results.
    expect(thirds.every(({ decidedBy }) => decidedBy === '')).toBe(true);
    expect(bestThirds(tournamentNamed('euro-2024'))).toEqual(['NED', 'GEO', 'SVK', 'SVN']);
    expect(thirds[3]).toMatchObject({ group: 'C', points: 3, scored: 2, conceded: 2 });
  });
});

describe('invented results', () => {
  const match = (home: string, away: string, score: [number, number]) => {
    return { at: '2030-06-01T18:00:00+02:00', home, away, score };
  };
  const teams = { AAA: 'A', BBB: 'B', CCC: 'C', DDD: 'D' };
  const invented = (matches: ReturnType<typeof match>[], tieBreaks: string[], decided: object[] = []) =>
    tournamentSchema.parse({
      name: 'proba',
      source: 'próba',
      kind: 'tournament',
      teams,
      tieBreaks,
      advance: 2,
      groups: [{ name: 'A', teams: Object.keys(teams), decided }],
      stages: [{ title: 'Csoportkör', kind: 'group', matches }],
    });
  const order = (tournament: Tournament) =>
    tournament.groups
      .flatMap((group) => groupTable(tournament, group))
      .map(({ team, rank }) => `${rank} ${team}`);
  // Three teams beat each other in a circle; all of them beat the fourth.
  const circle = [
    match('AAA', 'BBB', [1, 0]),
    match('BBB', 'CCC', [2, 0]),
    match('CCC', 'AAA', [1, 0]),
    match('AAA', 'DDD', [1, 0]),
    match('BBB', 'DDD', [1, 0]),
    match('CCC', 'DDD', [9, 0]),
  ];

  it('are ordered by the rules in the order of the competition', () => {
    expect(order(invented(circle, ['head-to-head-difference', 'difference']))).toEqual([
      '1 BBB',
      '2 AAA',
      '3 CCC',
      '4 DDD',
    ]);
    expect(order(invented(circle, ['difference']))).toEqual(['1 CCC', '2 BBB', '3 AAA', '4 DDD']);
  });

  it('leave teams with one rank that nothing separates', () => {
    const drawn = [match('AAA', 'BBB', [0, 0]), match('CCC', 'DDD', [0, 0])];
    expect(order(invented(drawn, ['difference', 'goals'])).map((text) => text.slice(0, 1))).toEqual([
      '1',
      '1',
      '1',
      '1',
    ]);
  });

  it('leave teams equal that are below one by a decision, but not among themselves', () => {
    const drawn = [match('AAA', 'BBB', [0, 0]), match('CCC', 'DDD', [0, 0])];
    const below = (teams: string[]) => teams.map((team) => ({ above: 'CCC', below: team, reason: 'lot' }));
    expect(order(invented(drawn, [], below(['AAA', 'BBB', 'DDD'])))).toEqual([
      '1 CCC',
      '2 AAA',
      '2 BBB',
      '2 DDD',
    ]);
    expect(order(invented(drawn, [], below(['AAA'])))).toEqual(['1 BBB', '1 CCC', '1 DDD', '4 AAA']);
  });

  it('do not count in the group when they belong to the knock-out stage', () => {
    const tournament = invented([match('AAA', 'BBB', [1, 0])], []);
    const [stage] = tournament.stages;
    if (!stage) throw new Error('there is a stage');
    const final = { ...stage, kind: 'knock-out' as const };
    expect(
      tournament.groups.flatMap((group) => groupTable({ ...tournament, stages: [stage, final] }, group))[0],
    ).toMatchObject({ team: 'AAA', played: 1, points: 3 });
  });
});
