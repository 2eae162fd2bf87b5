import type { Language } from '#features/sites/public.ts';
import type { DistrictMap } from '../elections/district-map.ts';
import type { Area, Election } from '../records/election.ts';
import type { MedalOrder } from '../tournaments/medal-order.ts';

/** The supplement, tab and area of a component of results, and the reader's choices. */
export interface ResultPlace {
  language: Language;
  timeZone: string;
  /** Address of the page without its query. */
  path: string;
  /** Address of the supplement's data; areas are below it. */
  dataPath: string;
  /** Query of the areas' addresses, such as `?hideMore=1`; '' for none. */
  linkQuery: string;
  /** Long tables are closed until the reader opens them, as in a frame. */
  foldsTables: boolean;
  area: Area | null;
  order: MedalOrder;
  day: string | null;
  /** Data of an election's districts; null for other results. */
  districts: DistrictContext | null;
}

export interface DistrictContext {
  map: DistrictMap | null;
  /** The election before, in the same districts. */
  before: Election | null;
  /** The picture with their borders, and who published these; null while no file with them is configured. */
  borders: { src: string; source: string } | null;
}

/** Address of an area's page. */
export function hrefOfArea(
  { dataPath, linkQuery }: ResultPlace,
  { kind, code }: Pick<Area, 'kind' | 'code'>,
): string {
  return `${dataPath}/${kind}/${code}${linkQuery}`;
}
