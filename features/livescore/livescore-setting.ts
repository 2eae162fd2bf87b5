/** An edition's live scores; a sport without a source has no pages. */
import { z } from 'zod';
import { defineEditionSetting } from '#features/kit/public.ts';
import { listSearchSchema, sourceSchema } from '#features/sites/public.ts';

const circuitSchema = z.strictObject({
  viewBox: z.string().regex(/^-?[\d.]+( -?[\d.]+){3}$/),
  /** An SVG path. */
  path: z.string().regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/),
});

export const livescoreSchema = z.strictObject({
  sources: z.strictObject({ football: sourceSchema.optional(), formula1: sourceSchema.optional() }),
  /** The provider's name of the country whose football comes first where editors follow no league. */
  country: z.string().min(1).optional(),
  /** The stories below a sport's results. */
  stories: z
    .strictObject({ football: listSearchSchema.optional(), formula1: listSearchSchema.optional() })
    .optional(),
  /** Drawn lines of circuits, by the provider's name of the circuit; they are shown instead of its picture. */
  circuits: z.record(z.string(), circuitSchema).optional(),
  /**
   * Source of crests, portraits and circuits; by default the sandbox for a sport of the sandbox, and the
   * provider's own server for another.
   */
  pictures: sourceSchema.optional(),
  /** Host names of the cache host, beside `/livescore` of every site. */
  hosts: z.array(z.hostname()).default([]),
});

export type LivescoreSetting = z.infer<typeof livescoreSchema>;
export type Sport = keyof LivescoreSetting['sources'];

export const livescoreSetting = defineEditionSetting({
  key: 'livescore',
  schema: livescoreSchema.optional(),
});
