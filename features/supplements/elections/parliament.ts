/**
 * The seats of lists in a parliamentary election [SUPP-06]: thresholds, surplus votes of districts, preferential seats of
 * nationalities, and D'Hondt for the rest (Act CCIII of 2011, §§ 14–16).
 *
 * Surplus votes: all votes of candidates who lost, and of the winner those beyond one more than the second had.
 */

import type { District, ElectionList } from '../records/election.ts';
import { allotSeats, seatsByList } from './dhondt.ts';

export interface ListResult {
  name: string;
  kind: 'party' | 'nationality';
  colour: number;
  votes: number;
  /** Organisations that set up the list together: one needs 5% of the votes, two 10%, three or more 15%. */
  organisations: number;
}

export interface ParliamentInput {
  lists: readonly ListResult[];
  districts: readonly Pick<District, 'candidates'>[];
  /** Seats of lists, preferential ones included. */
  seats: number;
}

export interface ParliamentSeats {
  lists: ElectionList[];
  /** Seats that are left for D'Hondt after the preferential ones. */
  listSeats: number;
}

export function parliamentSeats({ lists, districts, seats }: ParliamentInput): ParliamentSeats {
  const valid = lists.reduce((sum, { votes }) => sum + votes, 0);
  const surplus = surplusVotes(districts);
  const passing = lists.map((list) => {
    const passes = list.kind === 'party' && list.votes > 0 && list.votes >= valid * thresholdOf(list);
    return { ...list, passes, surplus: passes ? (surplus.get(list.name) ?? 0) : 0 };
  });
  const preferential = passing.filter((list) => hasPreferentialSeat(list, passing, seats));
  const listSeats = seats - preferential.length;
  const parties = passing
    .filter(({ passes }) => passes)
    .map(({ name, ...list }) => ({ name, ...totalOf(list) }));
  const won = seatsByList(allotSeats(parties, listSeats));
  return {
    listSeats,
    lists: passing.map(({ organisations: _, ...list }) => ({
      ...list,
      seats: preferential.some(({ name }) => name === list.name) ? 1 : (won.get(list.name) ?? 0),
    })),
  };
}

/** By the name of the candidates' list. A district in which nobody has a vote yet gives none. */
export function surplusVotes(districts: ParliamentInput['districts']): Map<string, number> {
  const surplus = new Map<string, number>();
  for (const { candidates } of districts) {
    const [first, second] = candidates.toSorted(([, , a], [, , b]) => b - a);
    for (const candidate of candidates) {
      const [, list, votes] = candidate;
      const own = candidate === first ? Math.max(0, votes - (second?.[2] ?? 0) - 1) : votes;
      surplus.set(list, (surplus.get(list) ?? 0) + own);
    }
  }
  return surplus;
}

function thresholdOf({ organisations }: ListResult): number {
  return Math.min(3, Math.max(1, organisations)) * 0.05;
}

/** A nationality's first seat costs a quarter of what a seat costs a party. */
function hasPreferentialSeat(
  { kind, votes }: ListResult,
  lists: readonly (ListResult & { passes: boolean; surplus: number })[],
  seats: number,
): boolean {
  if (kind !== 'nationality') return false;
  const all = lists
    .filter((list) => list.passes || list.kind === 'nationality')
    .reduce((sum, list) => sum + list.votes + list.surplus, 0);
  const quota = Math.floor(all / seats / 4);
  return votes > 0 && votes >= quota;
}

function totalOf({ votes, surplus }: { votes: number; surplus: number }): { votes: number } {
  return { votes: votes + surplus };
}
