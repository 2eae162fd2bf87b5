/** The districts with the smallest leads, by share of the votes, the closest first; those without a vote are left out [S55]. */

import type { Election } from '../records/election.ts';
import { isCertified } from '../records/record-fields.ts';
import { type DistrictResult, districtResult } from './district-result.ts';

/** Per cent of a district's polling stations; before, a lead says which stations were the first. */
export const leastCounted = 50;

export function closeRaces(
  election: Pick<Election, 'districts' | 'progress'>,
  size: number,
): DistrictResult[] {
  const { districts, progress } = election;
  return districts
    .filter(({ counted }) => isCertified(election) || (counted ?? progress?.percent ?? 0) >= leastCounted)
    .map(districtResult)
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => a.leadShare - b.leadShare)
    .slice(0, size);
}
