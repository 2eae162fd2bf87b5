/**
 * The table of a league or group, computed from results. Which criteria decide, and in which order, is data of the
 * competition; what cards, a ranking or a lot decided is data, too, with its reason.
 */
import { addResult, criterionValue, emptyTotals, type Totals, type TotalsCriterion } from '../totals.ts';

export interface TableMatch {
  home: number;
  away: number;
  homeGoals: number;
  awayGoals: number;
  /** Unix seconds; for the form. */
  at: number;
}

/** A criterion over all matches, or criteria over the matches among the teams that are equal so far. */
export type TieBreak = TotalsCriterion | { amongThem: readonly TotalsCriterion[] };

/** The order of teams that no result could decide. */
export interface Decision {
  /** Ids, best first; applies to any of these teams that are equal. */
  order: readonly number[];
  by: 'conduct' | 'ranking' | 'lot' | 'organiser';
  /** Shown to readers. */
  reason: string;
}

export interface TableRules {
  tieBreaks: readonly TieBreak[];
  decisions: readonly Decision[];
}

export interface TableRow extends Totals {
  team: number;
  /** Teams that nothing divides share it. */
  rank: number;
  /** Only the first of those that share a rank shows it [FOOT-14]. */
  showsRank: boolean;
  /** The last five results, the newest last. */
  form: readonly ('W' | 'D' | 'L')[];
  /** The rule or decision that separated the team from one with the same results. */
  decidedBy: Decision | null;
}

/** @param matches Those with a score; a live one counts as if it ended so. */
export function groupTable(
  teams: readonly number[],
  matches: readonly TableMatch[],
  { tieBreaks, decisions }: TableRules,
): TableRow[] {
  const totals = totalsOf(teams, matches);
  const groups = divide({ tied: teams, decidedBy: null }, tieBreaks, { totals, matches, decisions });
  return ranked(groups).map(({ team, ...place }) => ({
    team,
    ...place,
    ...(totals.get(team) ?? emptyTotals),
    form: formOf(team, matches),
  }));
}

interface Tie {
  tied: readonly number[];
  decidedBy: Decision | null;
}

interface Results {
  totals: ReadonlyMap<number, Totals>;
  matches: readonly TableMatch[];
  decisions: readonly Decision[];
}

/** Divides equal teams by the first criterion that can, and each of the parts further. */
function divide(tie: Tie, tieBreaks: readonly TieBreak[], results: Results): Tie[] {
  if (tie.tied.length <= 1) return [tie];
  const [first, ...others] = tieBreaks;
  if (first === undefined) return decide(tie, results.decisions);
  if (typeof first === 'string') {
    const parts = partition(tie, (team) => [totalOf(team, first, results.totals)]);
    return parts.flatMap((part) => divide(part, others, results));
  }
  const among = totalsOf(tie.tied, matchesAmong(tie.tied, results.matches));
  const parts = partition(tie, (team) => first.amongThem.map((criterion) => totalOf(team, criterion, among)));
  // When a rule separates some teams, the matches among the remaining ones are counted again.
  const next = parts.length > 1 ? tieBreaks : others;
  return parts.flatMap((part) => divide(part, next, results));
}

function decide(tie: Tie, decisions: readonly Decision[]): Tie[] {
  const decision = decisions.find(({ order }) => tie.tied.every((team) => order.includes(team)));
  if (!decision) return [tie];
  return decision.order
    .filter((team) => tie.tied.includes(team))
    .map((team) => ({ tied: [team], decidedBy: decision }));
}

/** Teams with equal values stay together, in their order; higher values come first. */
function partition(tie: Tie, valuesOf: (team: number) => number[]): Tie[] {
  const byValues = Map.groupBy(tie.tied, (team) => valuesOf(team).join(' '));
  return [...byValues.values()]
    .map((tied) => ({ tied, values: valuesOf(tied[0] ?? 0) }))
    .sort((a, b) => compareDescending(a.values, b.values))
    .map(({ tied }) => ({ ...tie, tied }));
}

function compareDescending(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

function ranked(groups: readonly Tie[]): Pick<TableRow, 'team' | 'rank' | 'showsRank' | 'decidedBy'>[] {
  let before = 0;
  return groups.flatMap(({ tied, decidedBy }) => {
    const rank = before + 1;
    before += tied.length;
    return tied.map((team, at) => ({ team, rank, showsRank: at === 0, decidedBy }));
  });
}

function totalsOf(teams: readonly number[], matches: readonly TableMatch[]): Map<number, Totals> {
  const totals = new Map(teams.map((team) => [team, emptyTotals]));
  const add = (team: number, scored: number, conceded: number): void => {
    const known = totals.get(team);
    if (known) totals.set(team, addResult(known, scored, conceded));
  };
  for (const { home, away, homeGoals, awayGoals } of matches) {
    add(home, homeGoals, awayGoals);
    add(away, awayGoals, homeGoals);
  }
  return totals;
}

function matchesAmong(teams: readonly number[], matches: readonly TableMatch[]): TableMatch[] {
  return matches.filter(({ home, away }) => teams.includes(home) && teams.includes(away));
}

function totalOf(team: number, criterion: TotalsCriterion, totals: ReadonlyMap<number, Totals>): number {
  return criterionValue(totals.get(team) ?? emptyTotals, criterion);
}

const formLength = 5;

function formOf(team: number, matches: readonly TableMatch[]): TableRow['form'] {
  return matches
    .filter(({ home, away }) => home === team || away === team)
    .toSorted((a, b) => a.at - b.at)
    .slice(-formLength)
    .map(({ home, homeGoals, awayGoals }) => {
      const ahead = (homeGoals - awayGoals) * (home === team ? 1 : -1);
      return ahead > 0 ? 'W' : ahead < 0 ? 'L' : 'D';
    });
}
