/** API schemas of podcasts and episodes [POD-01] [POD-02]. */
import { z } from 'zod';

const show = z.object({
  slug: z.string(),
  name: z.string(),
  page: z.string().describe('Address of the show’s page: a path, or a full address on another domain.'),
});

/** @param card Schema of an article in lists. */
export function audioSchemas<C extends z.ZodType>(card: C) {
  const episode = z
    .object({
      id: z.number().int(),
      slug: z.string(),
      title: z.string(),
      sourceUrl: z.string().describe('Address of the audio file: a path, or a full address.'),
      sourceType: z.string().describe('MIME type of the audio file.'),
      image: z.string().nullable(),
      duration: z.number().int().positive().nullable().describe('In seconds; null if unknown.'),
      pubDate: z.number().int().describe('Unix seconds.'),
      description: z.string().min(1).nullable(),
      chapters: z.array(z.object({ at: z.number().int().describe('In seconds.'), title: z.string() })),
      podcast: show,
      article: card.nullable().describe('The article about it.'),
    })
    .meta({ id: 'Episode' });
  return {
    episode,
    episodes: z
      .object({
        episodes: z.array(episode).describe('Newest first.'),
        page: z.number().int().positive(),
        perPage: z.number().int().positive(),
        totalItems: z.number().int().nonnegative(),
        totalPages: z.number().int().nonnegative().describe('0 for an empty list.'),
      })
      .meta({ id: 'Episodes' }),
    podcasts: z
      .object({
        podcasts: z.array(
          show.extend({
            description: z.string().min(1).nullable(),
            image: z.string().nullable(),
            language: z.enum(['hu', 'en']),
            feed: z.string().describe('Full address of its RSS.'),
          }),
        ),
      })
      .meta({ id: 'Podcasts' }),
  };
}
