/** The figures of the day in an edition, and their sources. */
import { z } from 'zod';
import { defineEditionSetting } from '#features/kit/public.ts';
import { sourceSchema } from '#features/sites/public.ts';
import { slugSchema as slug } from '#platform/text/slug-schema.ts';

const source = sourceSchema.optional();
const currency = z.string().regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as EUR');

export const figuresSchema = z.strictObject({
  sources: z.strictObject({ mnb: source, ecb: source, bnr: source, weather: source, water: source }),
  /** In display order. */
  currencies: z.array(currency).min(1),
  places: z
    .array(
      z.strictObject({
        slug,
        name: z.string(),
        timeZone: z.string(),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      }),
    )
    .default([]),
  /** Gauges, by the number that the water authority has assigned to them. */
  stations: z
    .array(z.strictObject({ number: z.int().positive(), name: z.string(), river: z.string() }))
    .default([]),
  /** Figures in the header of a site's pages. */
  header: z
    .array(
      z.strictObject({
        site: z.string(),
        currencies: z.array(currency).default([]),
        place: z.string().optional(),
        station: z.int().optional(),
      }),
    )
    .default([]),
});

export type FiguresSetting = z.infer<typeof figuresSchema>;
export type FiguresSource = keyof FiguresSetting['sources'];

export function figuresFaults(figures: FiguresSetting | undefined, sites: ReadonlySet<string>): string[] {
  if (!figures) return [];
  const places = new Set(figures.places.map((place) => place.slug));
  const stations = new Set(figures.stations.map((station) => station.number));
  return figures.header.flatMap(({ site, currencies, place, station }) => [
    ...(sites.has(site) ? [] : [`no site has the slug '${site}'`]),
    ...currencies
      .filter((one) => !figures.currencies.includes(one))
      .map((one) => `'${one}' is none of the currencies`),
    ...(place === undefined || places.has(place) ? [] : [`no place has the slug '${place}'`]),
    ...(station === undefined || stations.has(station) ? [] : [`no station has the number ${station}`]),
  ]);
}

export const figuresSetting = defineEditionSetting({
  key: 'figures',
  schema: figuresSchema.optional(),
  faults: figuresFaults,
});
