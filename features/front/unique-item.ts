/** Content that is neither story nor document, by its slug: a strip of books, a video's address [FRONT-09]. */
import { z } from 'zod';
import { slugSchema as slug } from '#platform/text/slug-schema.ts';

export const uniqueItemSchema = z.strictObject({
  slug,
  /** A text, or data such as a list of books. */
  content: z.json(),
});
export type UniqueItem = z.infer<typeof uniqueItemSchema>;

/** Items in order. */
export const uniqueGroupSchema = z.strictObject({
  id: z.number().int().positive(),
  slug,
  title: z.string().default(''),
  uniques: z.array(uniqueItemSchema),
});
export type UniqueGroup = z.infer<typeof uniqueGroupSchema>;

/** The item with the position of the podcast block [FRONT-08]. */
export const podcastPositionSlug = 'frontpage-podcast-block-position';

const position = z.union([
  z.number(),
  z.object({ position: z.number() }).transform((value) => value.position),
  z.string().regex(/^\d+$/).transform(Number),
]);

/**
 * The position of the podcast block from the content of that item, a number or `{ position }`; null when there is none.
 */
export function podcastPosition(content: unknown): number | null {
  return position.safeParse(content).data ?? null;
}
