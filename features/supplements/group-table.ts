/** The table of a group, computed from its matches with the tie-breaks of the competition. */
import type { Group, Match, TieBreak, Tournament } from './records/tournament.ts';

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
  const tied = tiers(group.teams, results, tournament.tieBreaks).map((tier) => orderByDecision(tier, group));
  return tied.flatMap((tier, at) => {
    const before = tied.slice(0, at).reduce((sum, one) => sum + one.length, 0);
    return tier.map((team, index): TableRow => {
      const decision = group.decided.find(({ above, below }) => above === team && tier.includes(below));
      const isDecided = group.decided.some(
        ({ above, below }) => tier.includes(above) && tier.includes(below),
      );
      return {
        team,
        rank: before + 1 + (isDecided ? index : 0),
        ...recordOfTeam(team, results),
        decidedBy: decision?.reason ?? '',
      };
    });
  });
}

/** The third-placed teams of all groups, the best first. */
export function thirdPlacedTable(tournament: Tournament): (TableRow & { group: string })[] {
  const rows = tournament.groups.flatMap((group) => {
    const third = groupTable(tournament, group)[2];
    return third ? [{ ...third, group: group.name }] : [];
  });
  return rows
    .toSorted(
      (a, b) =>
        b.points - a.points ||
        b.scored - b.conceded - (a.scored - a.conceded) ||
        b.scored - a.scored ||
        b.won - a.won,
    )
    .map((row, at) => ({ ...row, rank: at + 1 }));
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

function orderByDecision(tier: string[], { decided }: Group): string[] {
  const isAbove = (a: string, b: string) => decided.some(({ above, below }) => above === a && below === b);
  return tier.toSorted((a, b) => Number(isAbove(b, a)) - Number(isAbove(a, b)));
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
