/** What the calls of front pages answer. */
import { z } from 'zod';
import { articleCardSchema } from '#features/content/public.server.ts';
import { blogPostsSchema, booksSchema, promoSchema } from './block-content.ts';
import { boxKinds } from './box-kinds.ts';
import { autoBlockVariants, recommenderVersions } from './variants.ts';

const items = z.array(articleCardSchema);

const groupsShape = {
  special: items.describe('What editors put into the box; 4 at most.'),
  breaking: items.describe('What is going on; 6 at most.'),
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
  .describe('What a box holds that has no articles.');

export const frontBoxSchema = z
  .object({
    slug: z.string(),
    kind: z.enum([...boxKinds, 'group']).describe('How it is drawn; `group` stands on no front page.'),
    position: z.number().describe('The highest comes first; 1000 is breaking news.'),
    title: z.string(),
    url: z.string().describe('Where the title leads, empty for nowhere.'),
    items,
    content,
  })
  .meta({ id: 'FrontBox', description: 'A box of a front page.' });
export type FrontBoxAnswer = z.infer<typeof frontBoxSchema>;

export const frontBoxesSchema = z
  .object({ boxes: z.array(frontBoxSchema) })
  .meta({ id: 'FrontBoxes', description: 'A front page’s boxes in their order.' });
export type FrontBoxesAnswer = z.infer<typeof frontBoxesSchema>;

const html = z.string().describe('The box’s inside as the page has it, for who shows this variant instead.');

export const autoBlockSchema = z
  .object({ v: z.number().int().min(1).max(autoBlockVariants), items, html })
  .meta({ id: 'AutoBlock', description: 'A variant of the automatic block.' });
export type AutoBlockAnswer = z.infer<typeof autoBlockSchema>;

export const recommendedSchema = z
  .object({ v: z.number().int().min(1).max(recommenderVersions), ...groupsShape, html })
  .meta({ id: 'Recommended', description: 'A version of what is recommended, by groups; no article twice.' });
export type RecommendedAnswer = z.infer<typeof recommendedSchema>;
