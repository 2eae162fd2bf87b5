/** API schemas of stories and documents: one schema gives the type, the validation and the OpenAPI description. */
import { z } from 'zod';
import { blocks, idSchema, listedPostSchema, seconds, slug, subArticleSchema } from './answer-parts.ts';
import { shapeOf } from './answers-of.ts';

export const articleSchema = z
  .object(shapeOf(['card', 'list', 'article']))
  .meta({ id: 'Article', description: 'Missing texts and pictures are null.' });

export const articleCardSchema = z
  .object({
    ...shapeOf(['card', 'list']),
    subArticles: z
      .array(listedPostSchema)
      .describe('The first 5 posts of a live blog, pinned ones first; `/api/articles/{id}/items` has all.'),
  })
  .meta({ id: 'ArticleCard', description: 'The part of an article that lists show.' });

export const articleListSchema = z
  .object({
    items: z.array(articleCardSchema),
    page: z.number().int().positive(),
    perPage: z.number().int().positive(),
    totalItems: z.number().int().nonnegative(),
    totalPages: z.number().int().nonnegative().describe('0 for an empty list.'),
  })
  .meta({ id: 'ArticleList' });

/** A post as an item of a list: with every field that lists have, and its text [LIST-28]. */
const articleItemSchema = z
  .object({ ...articleCardSchema.shape, ...subArticleSchema.shape })
  .meta({ id: 'ArticleItem', description: 'A post of a live blog with the fields of a list’s items.' });

export const articleItemsSchema = z
  .object({
    items: z.array(articleItemSchema).describe('Posts that are not pinned, the newest first.'),
    pinnedItems: z.array(articleItemSchema).describe('Pinned posts, the same on every page.'),
    page: z.number().int().positive(),
    perPage: z.number().int().positive(),
    totalItems: z.number().int().nonnegative().describe('Without the pinned ones.'),
    totalPages: z.number().int().nonnegative().describe('0 for an empty list.'),
  })
  .meta({ id: 'ArticleItems' });

export const reactionsSchema = z
  .object({ items: z.array(z.object({ id: idSchema, reactions: z.number().int().nonnegative() })) })
  .meta({ id: 'ArticleReactions', examples: [{ items: [{ id: 17, reactions: 412 }] }] });

export const versionSchema = z
  .object({ v: z.number().int().positive().describe('The article’s `version`.') })
  .meta({ id: 'ArticleVersion', examples: [{ v: 3 }] });

export const documentSchema = z
  .object({
    slug,
    title: z.string(),
    english: z.boolean(),
    updatedAt: seconds,
    content: z.string().describe('HTML, sanitised.'),
    body: blocks,
  })
  .meta({ id: 'Document', description: 'A page that is not news, such as the privacy notice.' });

export type ArticleAnswer = z.infer<typeof articleSchema>;
export type ArticleCardAnswer = z.infer<typeof articleCardSchema>;
export type DocumentAnswer = z.infer<typeof documentSchema>;
