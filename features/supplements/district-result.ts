/** The result of one district. */
import type { District } from './records/election.ts';

export interface DistrictResult {
  district: District;
  winner: string;
  list: string;
  /** Of the votes for all candidates, 0–1; 0 before the first vote. */
  share: number;
  /** The second candidate; null for a single one. */
  second: { name: string; list: string } | null;
  /** Votes between the first and the second. */
  lead: number;
  turnout: number;
}

export function districtResult(district: District): DistrictResult {
  const { candidates, registered, voted } = district;
  const [first, second] = candidates.toSorted(([, , a], [, , b]) => b - a);
  const [winner = '', list = '', votes = 0] = first ?? [];
  const all = candidates.reduce((sum, [, , count]) => sum + count, 0);
  return {
    district,
    winner,
    list,
    share: all === 0 ? 0 : votes / all,
    second: second ? { name: second[0], list: second[1] } : null,
    lead: votes - (second?.[2] ?? 0),
    turnout: registered === 0 ? 0 : voted / registered,
  };
}
