/** Schemas of a front page's boxes, with the episodes that belong to their articles. */
import { z } from 'zod';
import { episodeSchema } from '#features/audio/public.server.ts';
import { frontBoxShape } from '#features/front/public.server.ts';

export const frontBoxSchema = z
  .object({
    ...frontBoxShape,
    episodes: z
      .array(episodeSchema)
      .describe(
        'Of a box of podcasts: the newest episode of each article that has one, in the order of `items`.',
      ),
  })
  .meta({ id: 'FrontBox', description: 'A box of a front page.' });
export type FrontBoxAnswer = z.infer<typeof frontBoxSchema>;

export const frontBoxesSchema = z
  .object({ boxes: z.array(frontBoxSchema) })
  .meta({ id: 'FrontBoxes', description: 'A front page’s boxes in their order.' });
