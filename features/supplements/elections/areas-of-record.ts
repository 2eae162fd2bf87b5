/** The areas of a record that have a page: those of `areas`, the districts of an election, and those of a count's map. */
import type { Edition } from '#features/sites/public.ts';
import { mapOf, recordOf } from '../edition-parts.ts';
import type { Area } from '../records/election.ts';
import { districtName } from './district-map.ts';

export function areasOfRecord(edition: Edition, name: string | null): readonly Area[] {
  const areas = recordOf(edition, 'areas', name);
  if (areas) return areas.areas;
  const election = recordOf(edition, 'election', name);
  if (election) return election.districts.map(districtArea);
  const map = mapOf(edition, recordOf(edition, 'count', name)?.map ?? null);
  if (!map) return [];
  return Object.keys(map.tiles).map((code) => districtArea({ code, name: districtName(map, code) }));
}

function districtArea({ code, name }: { code: string; name: string }): Area {
  return { kind: 'oevk', code, name, county: '', votes: null };
}
