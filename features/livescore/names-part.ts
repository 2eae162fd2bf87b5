/** The folder `edition/names`: names that the provider writes otherwise than the paper does. */
import { z } from 'zod';
import { defineEditionPart } from '#features/kit/public.ts';
import type { EditionPart } from '#features/sites/public.ts';

const namesSchema = z.record(
  z.string().regex(/^\d+$/),
  z.strictObject({
    /** The provider's spelling, so that the id of another provider never gives somebody else this name. */
    from: z.string().min(1),
    to: z.string().min(1),
  }),
);

const editionNamesSchema = z.strictObject({
  sport: z.enum(['football', 'formula1']),
  /** By the provider's ids. */
  players: namesSchema.default({}),
  teams: namesSchema.default({}),
  drivers: namesSchema.default({}),
});

export type EditionNames = z.infer<typeof editionNamesSchema>;

/** @example sport: football, teams: { 503: { from: Diósgyöri VTK, to: Diósgyőri VTK } } */
export const namesPart: EditionPart<EditionNames> = defineEditionPart({
  folder: 'names',
  schema: editionNamesSchema,
});
