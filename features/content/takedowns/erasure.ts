/** The form in which a file lists takedowns and deletions for restored databases [SAVE-13]. */
import { z } from 'zod';

const story = { storyId: z.int(), slugHash: z.string() };

export const erasureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draft'), ...story }),
  z.object({ kind: z.literal('story'), ...story, reason: z.string() }),
  z.object({
    kind: z.literal('passage'),
    ...story,
    reason: z.string(),
    passage: z.object({ words: z.int(), hash: z.string() }),
  }),
]);

export type Erasure = z.infer<typeof erasureSchema>;

/** Two of the same are one. */
export function keyOfErasure(erasure: Erasure): string {
  const { kind, storyId, slugHash } = erasure;
  return [kind, storyId, slugHash, ...(kind === 'passage' ? [erasure.passage.hash] : [])].join(' ');
}
