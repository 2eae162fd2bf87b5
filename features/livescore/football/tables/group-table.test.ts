import { describe, expect, it } from 'vitest';
import { type CompetitionFile, readCompetition } from '#sample/sandbox/football/football-data.ts';
import {
  type Decision,
  groupTable,
  type TableMatch,
  type TableRow,
  type TableRules,
  type TieBreak,
} from './group-table.ts';

const direct: TieBreak = { amongThem: ['points', 'goal-difference', 'goals'] };
const directFirst: TableRules = { tieBreaks: ['points', direct, 'goal-difference', 'goals'], decisions: [] };
const directLast: TableRules = { tieBreaks: ['points', 'goal-difference', 'goals', direct], decisions: [] };

/** `1 2-0 3`: team 1 won against team 3. */
function results(...texts: string[]): TableMatch[] {
  return texts.map((text, at) => {
    const [home = '', score = '', away = ''] = text.split(' ');
    const [homeGoals = '', awayGoals = ''] = score.split('-');
    const [one, other] = [Number(homeGoals), Number(awayGoals)];
    return { home: Number(home), away: Number(away), homeGoals: one, awayGoals: other, at };
  });
}

const ranks = (rows: readonly TableRow[]) => rows.map(({ team, rank }) => `${rank}. ${team}`);

describe('a table', () => {
  it('counts three points for a win and one for a draw', () => {
    const rows = groupTable([1, 2, 3], results('1 2-1 2', '3 0-0 1'), directFirst);
    expect(rows[0]).toEqual({
      team: 1,
      rank: 1,
      showsRank: true,
      played: 2,
      won: 1,
      drawn: 1,
      lost: 0,
      goalsFor: 2,
      goalsAgainst: 1,
      goalDifference: 1,
      points: 4,
      form: ['W', 'D'],
      decidedBy: null,
    });
    expect(ranks(rows)).toEqual(['1. 1', '2. 3', '3. 2']);
    expect(rows[2]).toMatchObject({ lost: 1, goalsFor: 1, goalsAgainst: 2, points: 0, form: ['L'] });
  });

  it('has the last five results of a team, in the order in which they were played', () => {
    const played = results('1 1-0 2', '2 0-0 1', '1 0-1 2', '2 0-3 1', '1 1-1 2', '2 2-1 1');
    const [first] = groupTable([1, 2], played.toReversed(), directFirst);
    expect(first?.team).toBe(1);
    expect(first?.form.join('')).toBe('DLWDL');
  });

  it('before the first match lists all teams with one rank, which only the first shows', () => {
    const rows = groupTable([7, 5, 9], [], directFirst);
    expect(rows.map(({ team, rank, showsRank }) => [team, rank, showsRank])).toEqual([
      [7, 1, true],
      [5, 1, false],
      [9, 1, false],
    ]);
  });

  it('goes on after a shared rank with the next number but one', () => {
    const rows = groupTable([1, 2, 3], results('1 1-0 3', '2 1-0 3', '1 0-0 2'), directFirst);
    expect(ranks(rows)).toEqual(['1. 1', '1. 2', '3. 3']);
  });
});

describe('equal points are decided', () => {
  // Team 1 has the better goals, team 2 won their match.
  const played = results('2 1-0 1', '1 5-0 3', '2 0-2 3', '1 1-0 4', '2 1-0 4', '3 0-1 4');

  it('by the match between the two, where that comes first', () => {
    expect(ranks(groupTable([1, 2, 3, 4], played, directFirst)).slice(0, 2)).toEqual(['1. 2', '2. 1']);
  });

  it('by all goals, where these come first', () => {
    expect(ranks(groupTable([1, 2, 3, 4], played, directLast)).slice(0, 2)).toEqual(['1. 1', '2. 2']);
  });

  it('by the number of wins, where a league wants so', () => {
    // Team 1 has three draws, team 2 one win and two heavy defeats.
    const drawsAndWin = results('1 2-2 3', '1 2-2 4', '1 2-2 5', '2 1-0 3', '2 0-3 4', '2 0-3 5');
    const order = (tieBreaks: readonly TieBreak[]) =>
      ranks(groupTable([1, 2, 3, 4, 5], drawsAndWin, { tieBreaks, decisions: [] })).slice(2, 4);
    expect(order(['points', 'wins', 'goal-difference'])).toEqual(['3. 2', '4. 1']);
    expect(order(['points', 'goal-difference', 'wins'])).toEqual(['3. 1', '4. 2']);
  });

  it('among three by their own matches, and then between the two that are left by theirs alone', () => {
    // Each of the three has beaten one other. Team 3 has more goals among them; team 1 has beaten team 2, which has
    // the better goals over all.
    const circle = results('1 1-0 2', '2 2-1 3', '3 2-1 1', '1 1-0 4', '2 5-0 4', '3 1-0 4');
    const rows = groupTable([1, 2, 3, 4], circle, directFirst);
    expect(rows.map(({ points }) => points)).toEqual([6, 6, 6, 0]);
    expect(ranks(rows)).toEqual(['1. 3', '2. 1', '3. 2', '4. 4']);
    expect(ranks(groupTable([1, 2, 3, 4], circle, directLast))).toEqual(['1. 2', '2. 3', '3. 1', '4. 4']);
  });

  it('by what results cannot say, with the reason, and only among those that are equal', () => {
    const lot: Decision = { order: [3, 2, 1], by: 'lot', reason: 'Sorsolás döntött.' };
    const even = results('1 1-1 2', '3 2-0 1', '3 0-4 2');
    const undecided = groupTable([1, 2, 3, 4], results('1 1-1 2'), { ...directFirst, decisions: [] });
    expect(ranks(undecided).slice(0, 2)).toEqual(['1. 1', '1. 2']);
    const decided = groupTable([1, 2, 3, 4], results('1 1-1 2'), { ...directFirst, decisions: [lot] });
    expect(ranks(decided).slice(0, 2)).toEqual(['1. 2', '2. 1']);
    expect(decided.map(({ decidedBy }) => decidedBy?.reason ?? null)).toEqual([
      'Sorsolás döntött.',
      'Sorsolás döntött.',
      null,
      null,
    ]);
    const notNeeded = groupTable([1, 2, 3, 4], even, { ...directFirst, decisions: [lot] });
    expect(notNeeded.every(({ decidedBy }) => decidedBy === null)).toBe(true);
  });
});

/** Computed tables of a tournament, by the names of the teams. */
function tables(file: CompetitionFile): { rows: TableRow[]; names: string[]; group: string }[] {
  const { groups, matches, teams, rules } = readCompetition(file);
  return groups.map(({ name, teams: own }) => {
    const played = matches.flatMap(({ home, away, fullTime, round, at }) =>
      fullTime !== null && round.startsWith(`Group ${name} `)
        ? [
            {
              home: home.id,
              away: away.id,
              homeGoals: fullTime[0],
              awayGoals: fullTime[1],
              at: Date.parse(at),
            },
          ]
        : [],
    );
    expect(played).toHaveLength(6);
    const rows = groupTable(own, played, rules);
    return {
      group: name,
      rows,
      names: rows.map(({ team }) => teams.find(({ id }) => id === team)?.name ?? ''),
    };
  });
}

/** From the knock-out rounds and the points, by hand. */
const official: Partial<Record<CompetitionFile, Record<string, string[]>>> = {
  'euro-2024': {
    A: ['Germany', 'Switzerland', 'Hungary', 'Scotland'],
    B: ['Spain', 'Italy', 'Croatia', 'Albania'],
    C: ['England', 'Denmark', 'Slovenia', 'Serbia'],
    D: ['Austria', 'France', 'Netherlands', 'Poland'],
    E: ['Romania', 'Belgium', 'Slovakia', 'Ukraine'],
    F: ['Portugal', 'Turkey', 'Georgia', 'Czech Republic'],
  },
  'world-cup-2022': {
    A: ['Netherlands', 'Senegal', 'Ecuador', 'Qatar'],
    B: ['England', 'USA', 'Iran', 'Wales'],
    C: ['Argentina', 'Poland', 'Mexico', 'Saudi Arabia'],
    D: ['France', 'Australia', 'Tunisia', 'Denmark'],
    E: ['Japan', 'Spain', 'Germany', 'Costa Rica'],
    F: ['Morocco', 'Croatia', 'Belgium', 'Canada'],
    G: ['Brazil', 'Switzerland', 'Cameroon', 'Serbia'],
    H: ['Portugal', 'South Korea', 'Uruguay', 'Ghana'],
  },
  'world-cup-2026': {
    A: ['Mexico', 'South Africa', 'South Korea', 'Czech Republic'],
    B: ['Switzerland', 'Canada', 'Bosnia & Herzegovina', 'Qatar'],
    C: ['Brazil', 'Morocco', 'Scotland', 'Haiti'],
    D: ['USA', 'Australia', 'Paraguay', 'Turkey'],
    E: ['Germany', 'Ivory Coast', 'Ecuador', 'Curaçao'],
    F: ['Netherlands', 'Japan', 'Sweden', 'Tunisia'],
    G: ['Belgium', 'Egypt', 'Iran', 'New Zealand'],
    H: ['Spain', 'Cape Verde', 'Uruguay', 'Saudi Arabia'],
    I: ['France', 'Norway', 'Senegal', 'Iraq'],
    J: ['Argentina', 'Austria', 'Algeria', 'Jordan'],
    K: ['Colombia', 'Portugal', 'DR Congo', 'Uzbekistan'],
    L: ['England', 'Croatia', 'Ghana', 'Panama'],
  },
};

describe('the tables of', () => {
  it.each(['euro-2024', 'world-cup-2022', 'world-cup-2026'] as const)('%s are the official ones', (file) => {
    const computed = Object.fromEntries(tables(file).map(({ group, names }) => [group, names]));
    expect(computed).toEqual(official[file]);
  });

  it('Euro 2024 have the official order of Denmark and Slovenia, which have everything in common', () => {
    const decided = tables('euro-2024').flatMap(({ rows, names }) =>
      rows.flatMap(({ decidedBy, rank }, at) => (decidedBy ? [[names[at], rank, decidedBy.by]] : [])),
    );
    expect(decided).toEqual([
      ['Denmark', 2, 'organiser'],
      ['Slovenia', 3, 'organiser'],
    ]);
  });
});
