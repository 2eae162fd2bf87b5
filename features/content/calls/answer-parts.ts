/** API schemas of what articles, items of lists and posts have in common; `story-fields.ts` says which field has which. */
import { z } from 'zod';
import { slugSchema } from '#platform/text/slug-schema.ts';
import { listSchema } from '../body/blocks/list/list.block.ts';
import { blockSchema } from '../body/body-schema.ts';

/** The only recursive block: OpenAPI can describe it only by name. */
z.globalRegistry.add(listSchema, {
  id: 'ListBlock',
  description: 'A list; its items may contain lists.',
});

const block = blockSchema.meta({
  id: 'Block',
  description: 'A part of a text; `kind` determines its fields.',
});
export const blocks = z
  .array(block)
  .describe('The text as blocks, sanitised; `content` is the same as HTML.');

export const maximumId = 2_147_483_647;
export const idSchema = z.number().int().positive().max(maximumId);
export const slug = z.string();

/** A slug in a request path. */
export const slugParam = slugSchema.max(200).describe('The last part of the address on the site.');
export const seconds = z.number().int().describe('Unix seconds.');
/** Absence has one form: null, never ''. */
export const optionalText = z.string().min(1).nullable();
export const picture = z
  .string()
  .nullable()
  .describe(
    'Address of a picture with its size as suffix; `@2x` and the like before the extension give more pixels.',
  );

export const authorSchema = z
  .object({ name: z.string(), slug, avatarSrc: picture })
  .meta({ id: 'ArticleAuthor', description: 'An author of an article.' });

export const superTagSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    slug,
    active: z.boolean().describe('False hides the section and its articles.'),
    siteSlug: z.string().describe('The site that the section belongs to.'),
  })
  .meta({ id: 'SuperTag', description: 'A section.' });

export const tagSchema = z.object({ id: idSchema, name: z.string(), slug }).meta({ id: 'Tag' });
export const parentSchema = z.object({ id: idSchema });
export const flagSchema = z.object({ slug });
export const correctionSchema = z.object({ at: seconds, text: z.string() });

export const coverSizes = z.object({ xs: z.string(), s: z.string(), m: z.string(), l: z.string() });

export const subArticleSchema = z
  .object({
    id: idSchema,
    type: z.literal('liveblogpost'),
    title: optionalText,
    slug,
    url: z.string(),
    pubDate: seconds,
    updatedAt: seconds,
    version: z.number().int().positive(),
    pinned: z.boolean(),
    keyEvent: z.boolean(),
    flags: z.array(flagSchema),
    recommender: optionalText.describe('The newsroom’s own short text, or else the lead.'),
    parent: parentSchema,
    articleAuthors: z.array(authorSchema),
    content: z.string().describe('HTML.'),
    body: blocks,
  })
  .meta({ id: 'SubArticle', description: 'A post of a live blog.' });

export const listedPostSchema = subArticleSchema
  .omit({ content: true, body: true })
  .meta({ id: 'ListedSubArticle', description: 'A post of a live blog without its text.' });

export type ListedPostAnswer = z.infer<typeof listedPostSchema>;
export type SubArticleAnswer = z.infer<typeof subArticleSchema>;
