/** The boxes of front pages in a file, as the newsroom writes them. */
import { z } from 'zod';
import { chosenSlugSchema } from '#platform/text/slug-schema.ts';
import { boxKinds } from './box-kinds.ts';

const boxEntrySchema = z.strictObject({
  slug: chosenSlugSchema,
  kind: z.enum(boxKinds),
  position: z.number().int().min(1).max(1000),
  title: z.string().default(''),
  /** A list that fills the slots which `stories` leave free. */
  list: z.string().nullable().default(null),
  size: z.number().int().min(1).max(40),
  /** Slugs of the stories that an editor chose, in order. */
  stories: z.array(chosenSlugSchema).default([]),
});

export type BoxEntry = z.infer<typeof boxEntrySchema>;

/** Boxes by site. */
export const boxFileSchema = z.record(chosenSlugSchema, z.array(boxEntrySchema));
