/** A story that a reader saved, as a device stores it. */
import { z } from 'zod';

/** As many as a device stores. */
export const maxSavedStories = 100;

const text = (longest: number) => z.string().max(longest);
/** A path of this site: the address of another one would lead the reader away. */
const pathSchema = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\p{Cc}]*$/u);

export const savedStorySchema = z.object({
  path: pathSchema,
  title: text(500).min(1),
  lead: text(2_000),
  image: z.union([z.literal(''), pathSchema]),
  language: text(10),
});

export type SavedStory = z.infer<typeof savedStorySchema>;
