/** The table of a group, computed from its matches with the tie-breaks of the competition. */
import type { Decisions, Group, Match, TieBreak, Tournament } from '../records/tournament.ts';

export interface TableRow {
  team: string;
  /** From 1; teams that nothing separates share one. */
  rank: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
  /** Why the team is above one that the results leave equal; '' where results decide. */
  decidedBy: string;
}

export function groupTable(tournament: Tournament, group: Group): TableRow[] {
  const results = resultsBetween(tournament, group.teams);
  return ranked(group.teams, { results, rules: tournament.tieBreaks }, group.decided);
}

/** The third-placed teams of the groups in which they are known, the best first. */
export function thirdPlacedTable(tournament: Tournament): (TableRow & { group: string })[] {
  const { groups, tieBreaks, decidedThirds } = tournament;
  const groupOf = new Map(
    groups.flatMap((group) => {
      const [third, ...equal] = groupTable(tournament, group).filter(({ rank }) => rank === 3);
      return third && equal.length === 0 ? [[third.team, group.name]] : [];
    }),
  );
  // Teams of different groups have not met.
  const own = tieBreaks.filter((rule) => !isHeadToHead(rule));
  const comparison = {
    results: groups.flatMap(({ teams }) => resultsBetween(tournament, teams)),
    rules: own.length > 0 ? own : usualRules,
  };
  return ranked([...groupOf.keys()], comparison, decidedThirds).map((row) => ({
    ...row,
    group: groupOf.get(row.team) ?? '',
  }));
}

const usualRules: TieBreak[] = ['difference', 'goals', 'wins'];

/** The first so many of a table as it stands; none before a match, nor those of which only some have a place. */
export function firstOf(rows: readonly TableRow[], count: number): string[] {
  if (rows.every(({ played }) => played === 0)) return [];
  return rows
    .filter(({ rank }) => rows.filter((other) => other.rank <= rank).length <= count)
    .map(({ team }) => team);
}

/** The third-placed teams that advance as the tables stand; any group may still have a better one. */
export function bestThirds(tournament: Tournament): string[] {
  const thirds = thirdPlacedTable(tournament);
  const open = tournament.groups.filter(({ teams }) => teams.length > 2).length - thirds.length;
  return firstOf(thirds, tournament.bestThirds - open);
}

function ranked(teams: readonly string[], comparison: Comparison, decided: Decisions): TableRow[] {
  const { results, rules } = comparison;
  const equal = tiers(teams, results, rules);
  const separated = equal.flatMap((tier) => splitByDecision(tier, decided).map((same) => ({ same, tier })));
  let before = 0;
  return separated.flatMap(({ same, tier }) => {
    const rank = before + 1;
    before += same.length;
    return same.map((team): TableRow => {
      const decision = decided.find(({ above, below }) => above === team && tier.includes(below));
      return { team, rank, ...recordOfTeam(team, results), decidedBy: decision?.reason ?? '' };
    });
  });
}

/** Above the others are those that no decision puts below one of them. */
function splitByDecision(tier: readonly string[], decided: Decisions): (readonly string[])[] {
  const isBelow = (team: string) =>
    decided.some(({ above, below }) => below === team && tier.includes(above));
  const first = tier.filter((team) => !isBelow(team));
  if (first.length === 0 || first.length === tier.length) return [tier];
  return [first, ...splitByDecision(tier.filter(isBelow), decided)];
}

interface Result {
  home: string;
  away: string;
  score: readonly [number, number];
}

function resultsBetween({ stages }: Tournament, teams: readonly string[]): Result[] {
  const matches: Match[] = stages.filter(({ kind }) => kind === 'group').flatMap(({ matches }) => matches);
  return matches.flatMap(({ home, away, score }) =>
    score && teams.includes(home) && teams.includes(away) ? [{ home, away, score }] : [],
  );
}

/** Sets of teams, the best first; the teams of a set are equal by all rules. */
function tiers(teams: readonly string[], results: readonly Result[], rules: readonly TieBreak[]): string[][] {
  return splitBy(teams, (team) => recordOfTeam(team, results).points).flatMap((tied) =>
    separate(tied, { results, rules }, 0, tied),
  );
}

interface Comparison {
  results: readonly Result[];
  rules: readonly TieBreak[];
}

/**
 * All head-to-head rules compare the matches between the same teams, `among`; only when the last of them leaves some
 * equal, they are applied again, to the matches between those.
 */
function separate(tied: string[], comparison: Comparison, from: number, among: string[]): string[][] {
  const { results, rules } = comparison;
  if (tied.length === 1) return [tied];
  const rule = rules[from];
  const isDirect = isHeadToHead(rule);
  const isAfterDirect = isHeadToHead(rules[from - 1]);
  if (isAfterDirect && !isDirect && tied.length < among.length)
    return separate(tied, comparison, rules.findIndex(isHeadToHead), tied);
  if (rule === undefined) return [tied];
  const compared = isDirect && !isAfterDirect ? tied : among;
  const counted = isDirect
    ? results.filter(({ home, away }) => compared.includes(home) && compared.includes(away))
    : results;
  return splitBy(tied, (team) => measure(rule, team, counted)).flatMap((part) =>
    separate(part, comparison, from + 1, compared),
  );
}

function isHeadToHead(rule: TieBreak | undefined): boolean {
  return rule?.startsWith('head-to-head') ?? false;
}

function measure(rule: TieBreak, team: string, results: readonly Result[]): number {
  const { points, scored, conceded, won } = recordOfTeam(team, results);
  switch (rule) {
    case 'head-to-head-points':
      return points;
    case 'head-to-head-difference':
    case 'difference':
      return scored - conceded;
    case 'head-to-head-goals':
    case 'goals':
      return scored;
    case 'wins':
      return won;
  }
}

/** Groups with equal values, the highest value first. */
function splitBy(teams: readonly string[], value: (team: string) => number): string[][] {
  const groups = Map.groupBy(teams, value);
  return [...groups].toSorted(([a], [b]) => b - a).map(([, tied]) => tied);
}

function recordOfTeam(team: string, results: readonly Result[]) {
  const sum = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 };
  for (const { home, away, score } of results) {
    if (team !== home && team !== away) continue;
    const [scored, conceded] = team === home ? score : ([score[1], score[0]] as const);
    sum.played += 1;
    sum.scored += scored;
    sum.conceded += conceded;
    if (scored > conceded) sum.won += 1;
    else if (scored === conceded) sum.drawn += 1;
    else sum.lost += 1;
  }
  sum.points = 3 * sum.won + sum.drawn;
  return sum;
}
