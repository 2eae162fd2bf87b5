/** Schemas of the front page answers. */
import { z } from 'zod';
import { articleCardSchema } from '#features/content/public.server.ts';
import { blogPostsSchema, booksSchema, promoSchema } from './boxes/block-content.ts';
import { boxKinds } from './boxes/box-kinds.ts';
import { autoBlockVariants, recommenderVersions } from './fill/variants.ts';

const items = z.array(articleCardSchema);

const groupsShape = {
  special: items.describe('Chosen by editors; 4 at most.'),
  breaking: items.describe('Breaking news; 6 at most.'),
  important: items.describe('4 at most.'),
  newest: items.describe('4 at most.'),
  favorite: items.describe('6 at most.'),
  pr: items.describe('Sponsored: 2 at most, 4 when `after` or `g7` has something.'),
  after: items,
  g7: items,
};

const content = z
  .union([
    z.object({ tags: z.array(z.object({ slug: z.string(), name: z.string() })) }),
    z.object({ books: booksSchema }),
    z.object({ promo: promoSchema }),
    z.object({ posts: blogPostsSchema }),
    z.object({ groups: z.object(groupsShape) }),
    z.null(),
  ])
  .describe('Content of a box without articles.');

/** The fields of a box's answer that are of this feature. */
export const frontBoxShape = {
  slug: z.string(),
  kind: z.enum([...boxKinds, 'group']).describe('Layout of the box; `group` appears on no front page.'),
  position: z.number().describe('The highest is first; 1000 is breaking news.'),
  title: z.string().min(1).nullable(),
  url: z.string().min(1).nullable().describe('Link of the title; null for none.'),
  items,
  content,
};

const html = z.string().describe('Content of the box as HTML, to show this variant instead.');

export const autoBlockSchema = z
  .object({ v: z.number().int().min(1).max(autoBlockVariants), items, html })
  .meta({ id: 'AutoBlock', description: 'A variant of the automatic block.' });

export const recommendedSchema = z
  .object({ v: z.number().int().min(1).max(recommenderVersions), ...groupsShape, html })
  .meta({
    id: 'Recommended',
    description: 'A version of the recommendations, by group; no article appears twice.',
  });
export type RecommendedAnswer = z.infer<typeof recommendedSchema>;
