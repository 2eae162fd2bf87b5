/** Needs of the views of an election's districts beside the election. */
import type { Edition } from '#features/sites/public.ts';
import { bordersOf, mapOf, recordOf } from '../edition-parts.ts';
import type { DistrictContext } from '../view/result-place.ts';
import { bordersPathOf } from './map-address.ts';

/** @param name Name of the record, whose map also has borders if a file with them is configured. */
export function districtContext(edition: Edition, name: string | null): DistrictContext | null {
  const election = recordOf(edition, 'election', name) ?? recordOf(edition, 'count', name);
  if (!election) return null;
  const borders = bordersOf(edition, election.map);
  return {
    map: mapOf(edition, election.map),
    before: recordOf(edition, 'election', election.before),
    borders: borders && { src: bordersPathOf(election.name), source: borders.source },
  };
}
