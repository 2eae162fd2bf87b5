/** The result of one district. */
import type { District, Election } from '../records/election.ts';
import { isCertified } from '../records/record-fields.ts';

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
  /** `lead` as a share of the votes for all candidates, 0–1. */
  leadShare: number;
  turnout: number;
}

export function districtResult(district: District): DistrictResult {
  const { candidates, registered, voted } = district;
  const [first, second] = candidates.toSorted(([, , a], [, , b]) => b - a);
  const [winner = '', list = '', votes = 0] = first ?? [];
  const all = candidates.reduce((sum, [, , count]) => sum + count, 0);
  const lead = votes - (second?.[2] ?? 0);
  return {
    district,
    winner,
    list,
    share: all === 0 ? 0 : votes / all,
    second: second ? { name: second[0], list: second[1] } : null,
    lead,
    leadShare: all === 0 ? 0 : lead / all,
    turnout: registered === 0 ? 0 : voted / registered,
  };
}

/**
 * Whether the leader has won: the result is certified, or the lead exceeds the number of voters left [S55].
 */
export function isDecided(
  election: Pick<Election, 'progress'>,
  { district: { registered, voted }, lead, share }: DistrictResult,
): boolean {
  return isCertified(election) || (share > 0 && registered > 0 && lead > registered - voted);
}
