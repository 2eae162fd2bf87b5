/**
 * Path of the folder of the districts' pages: below the supplement's map of this election, or in the election map. Null
 * for a record without districts.
 */
import type { Edition } from '#features/sites/public.ts';
import { dataTabPath } from '../data-tab.ts';
import { recordOf } from '../edition-parts.ts';
import { hasMapOf, type Supplement } from '../supplement.ts';
import { addressOfTab } from '../supplement-address.ts';
import { mapPathOf } from './map-address.ts';

export function districtPathOf(edition: Edition, supplement: Supplement, name: string | null): string | null {
  if (name === null) return null;
  if (!recordOf(edition, 'election', name) && !recordOf(edition, 'count', name)) return null;
  return hasMapOf(supplement, name) ? addressOfTab(supplement, { path: dataTabPath }) : mapPathOf(name);
}
