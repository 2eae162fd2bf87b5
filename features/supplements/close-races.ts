/** The districts with the smallest leads, the closest first; those without a vote are left out. */
import { type DistrictResult, districtResult } from './district-result.ts';
import type { Election } from './records/election.ts';

export function closeRaces({ districts }: Pick<Election, 'districts'>, size: number): DistrictResult[] {
  return districts
    .map(districtResult)
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => a.lead - b.lead)
    .slice(0, size);
}
