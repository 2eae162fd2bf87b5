/** Maps of districts: tiles of one size, and borders where the election office's file is configured. */
import { z } from 'zod';
import { chosenSlugSchema as name } from '#platform/text/slug-schema.ts';

const code = z.string().regex(/^\d\d-\d\d$/);

/** `edition/maps/{name}.json`. Districts change: each set of districts has a map of its own. */
export const districtMapSchema = z.strictObject({
  name,
  /** Short name and name of each county, by the first two digits of its districts' codes. */
  counties: z.record(z.string().regex(/^\d\d$/), z.tuple([z.string(), z.string()])),
  /** Column and row of each district. */
  tiles: z.record(code, z.tuple([z.int().nonnegative(), z.int().nonnegative()])),
});

/** `edition/borders/{name}.json`: the polygons of the election office's `OevkPoligonok.json`. */
export const bordersSchema = z.strictObject({
  /** Name of the map of the same districts. */
  map: name,
  source: z.string().min(1),
  polygons: z
    .array(
      z.object({
        maz: z.string(),
        evk: z.string(),
        /** `47.5 19.0,47.6 19.1`: latitude first. */
        poligon: z
          .string()
          .regex(/^\s*-?\d+(?:\.\d*)? -?\d+(?:\.\d*)?(,\s*-?\d+(?:\.\d*)? -?\d+(?:\.\d*)?){2,}\s*$/),
      }),
    )
    .min(1),
});

export type DistrictMap = z.infer<typeof districtMapSchema>;
export type Borders = z.infer<typeof bordersSchema>;

/** `Budapest 1.`: what a district is called until the election office says so. */
export function districtName({ counties }: DistrictMap, districtCode: string): string {
  const [county = '', number] = districtCode.split('-');
  return `${counties[county]?.[1] ?? county} ${Number(number)}.`;
}
