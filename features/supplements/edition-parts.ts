/**
 * The edition's folders with supplements: `edition/supplements`, the results in `edition/records`, and the maps of
 * districts in `edition/maps` and `edition/borders`.
 */
import { defineEditionPart } from '#features/kit/public.ts';
import type { Edition, EditionPart } from '#features/sites/public.ts';
import {
  type Borders,
  bordersSchema,
  type DistrictMap,
  districtMapSchema,
} from './elections/district-map.ts';
import { type RecordKind, type RecordOf, type ResultRecord, recordSchema } from './records/record.ts';
import { type Supplement, supplementSchema } from './supplement.ts';
import { supplementFaults } from './supplement-faults.ts';

export const recordsPart: EditionPart<ResultRecord> = defineEditionPart({
  folder: 'records',
  schema: recordSchema,
});

export const mapsPart: EditionPart<DistrictMap> = defineEditionPart({
  folder: 'maps',
  schema: districtMapSchema,
});

/** Files of the election office, which an operator may add. */
export const bordersPart: EditionPart<Borders> = defineEditionPart({
  folder: 'borders',
  schema: bordersSchema,
  faults: (edition) =>
    bordersPart
      .of(edition)
      .filter(({ map }) => !mapsPart.of(edition).some(({ name }) => name === map))
      .map(({ map }) => `borders: no map has the name '${map}'`),
});

export const supplementsPart: EditionPart<Supplement> = defineEditionPart({
  folder: 'supplements',
  schema: supplementSchema,
  addressFields: ['path', 'aliases', 'site', 'tabs'],
  faults: (edition) =>
    supplementFaults(edition, supplementsPart.of(edition), recordsPart.of(edition), mapsPart.of(edition)),
});

/** The record of a component; null while it names none. */
export function recordOf<Kind extends RecordKind>(
  edition: Edition,
  kind: Kind,
  name: string | null,
): RecordOf<Kind> | null {
  const isWanted = (record: ResultRecord): record is RecordOf<Kind> =>
    record.kind === kind && record.name === name;
  return recordsPart.of(edition).find(isWanted) ?? null;
}

export function mapOf(edition: Edition, name: string | null): DistrictMap | null {
  return mapsPart.of(edition).find((map) => map.name === name) ?? null;
}

/** The borders of a map's districts; null while no file with them is configured. */
export function bordersOf(edition: Edition, map: string | null): Borders | null {
  return bordersPart.of(edition).find((borders) => borders.map === map) ?? null;
}
