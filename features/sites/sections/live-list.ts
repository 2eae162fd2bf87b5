/** Components with live scores, which sections and supplements may place [SUPP-12]. */
import { z } from 'zod';

/** Of the provider, as in `/rovat/sport/foci?liga=4`. */
export const leagueSchema = z.int().positive();
/** The year in which it begins. */
export const seasonSchema = z.int().min(1950).max(2100);

/** The matches of the day in leagues, in their order, and the table of the first one if it is wanted. */
export const footballComponent = z.strictObject({
  factory: z.literal('football'),
  props: z.strictObject({
    title: z.string().default(''),
    leagues: z.array(leagueSchema).min(1),
    /** Of the table; the newest one with data by default. */
    season: seasonSchema.nullable().default(null),
    hasTable: z.boolean().default(false),
  }),
});

/** The Grand Prix of now: its sessions and result, and the first drivers of the season. */
export const formula1Component = z.strictObject({
  factory: z.literal('formula1'),
  props: z.strictObject({ title: z.string().default('') }).prefault({}),
});
