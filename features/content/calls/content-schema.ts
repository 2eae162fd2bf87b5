/** API schemas of stories and documents: one schema gives the type, the validation and the OpenAPI description. */
import { z } from 'zod';
import { slugSchema } from '#platform/text/slug-schema.ts';
import { articleTypes, colorSchemes, headerTypes } from '../article.ts';
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
const blocks = z.array(block).describe('The text as blocks, sanitised; `content` is the same as HTML.');

export const maximumId = 2_147_483_647;
const id = z.number().int().positive().max(maximumId);
const slug = z.string();

/** A slug in a request path. */
export const slugParam = slugSchema.max(200).describe('The last part of the address on the site.');
const seconds = z.number().int().describe('Unix seconds.');
/** Absence has one form: null, never ''. */
const optionalText = z.string().min(1).nullable();
const picture = z
  .string()
  .nullable()
  .describe(
    'Address of a picture with its size as suffix; `@2x` and the like before the extension give more pixels.',
  );

const author = z
  .object({ name: z.string(), slug, avatarSrc: picture })
  .meta({ id: 'ArticleAuthor', description: 'An author of an article.' });

const superTag = z
  .object({
    id,
    name: z.string(),
    slug,
    active: z.boolean().describe('False hides the section and its articles.'),
    siteSlug: z.string().describe('The site that the section belongs to.'),
  })
  .meta({ id: 'SuperTag', description: 'A section.' });

const tag = z.object({ id, name: z.string(), slug }).meta({ id: 'Tag' });
const parent = z.object({ id });
const flag = z.object({ slug });
const correction = z.object({ at: seconds, text: z.string() });

const coverSizes = z.object({ xs: z.string(), s: z.string(), m: z.string(), l: z.string() });

export const subArticleSchema = z
  .object({
    id,
    type: z.literal('liveblogpost'),
    title: optionalText,
    slug,
    url: z.string(),
    pubDate: seconds,
    updatedAt: seconds,
    version: z.number().int().positive(),
    pinned: z.boolean(),
    keyEvent: z.boolean(),
    flags: z.array(flag),
    recommender: optionalText.describe('The newsroom’s own short text, or else the lead.'),
    parent,
    articleAuthors: z.array(author),
    content: z.string().describe('HTML.'),
    body: blocks,
  })
  .meta({ id: 'SubArticle', description: 'A post of a live blog.' });

export const articleSchema = z
  .object({
    id,
    type: z.enum(articleTypes),
    title: z.string(),
    pubDate: seconds,
    updatedAt: seconds,
    version: z.number().int().positive().describe('Counts every change.'),
    slug,
    url: z.string().describe('A path if it is on the domain of the call’s site, otherwise a full address.'),
    rank: z.number().int(),
    active: z.boolean().describe('False for drafts, scheduled and withdrawn articles.'),
    english: z.boolean(),

    articleAuthors: z.array(author),
    articleContributors: z.array(author),

    mainSuperTag: superTag.nullable(),
    superTags: z.array(superTag),
    tags: z.array(tag),
    periodic: optionalText,
    subType: optionalText.describe('analysis, interview, opinion and the like; null for plain news.'),

    lead: optionalText,
    recommender: optionalText.describe('The text on cards: the newsroom’s own, or else the lead.'),
    subtitle: optionalText,
    content: z.string().describe('HTML, sanitised.'),
    body: blocks,
    paragraphCount: z.number().int().nonnegative(),
    minute: z.number().int().nonnegative().describe('Reading time.'),
    contentHighlight: optionalText,
    ogDescription: optionalText,

    recommendedBoxImage: picture,
    resizedRecommendedBoxImage: picture,
    coverImage: picture,
    coverImageText: optionalText,
    coverImageSet: coverSizes.nullable().describe('The cover at every breakpoint of the page.'),
    facebookImage: picture,
    mobileImage11: picture,
    mobileImage43: picture,
    halfImage: z.boolean(),
    articleWidthCover: z.boolean(),

    headerType: z.enum(headerTypes),
    colorScheme: z.enum(colorSchemes).nullable(),
    colorClass: optionalText,
    facebookSuggested: z.boolean(),
    facebookEngagement: z.number().int().nonnegative(),

    flags: z.array(flag).describe('live, refresh, legfontosabb, adfree, adult-content, pr, g7-hero …'),
    live: z.boolean().describe('The flag `live` is set.'),
    adfree: z.boolean().describe('The flag `adfree` is set.'),
    adultContent: z.boolean().describe('The flag `adult-content` is set.'),
    pr: z.boolean().describe('The flag `pr` is set: the article is sponsored.'),
    evergreen: z.boolean(),
    important: z.boolean(),
    announcement: z.boolean(),
    favorite: z.boolean(),
    spiritualHelp: z.boolean(),
    drugProblem: z.boolean(),

    avCode: optionalText,
    indexAVCode: optionalText,
    ctUrl: optionalText.describe('Where a sponsored card leads; null for our own.'),

    parent: parent.nullable().describe('The live blog that a post belongs to.'),
    subArticles: z.array(subArticleSchema).describe('A live blog’s posts, pinned ones first, 30 a page.'),
    subArticleCount: z.number().int().nonnegative().describe('Posts on all pages.'),
    originatingSite: z.string(),
    mirroringSites: z.array(z.string()),
    livescoreId: optionalText,
    actions: z.array(z.unknown()),
    corrections: z.array(correction),
  })
  .meta({
    id: 'Article',
    description: 'Missing texts and pictures are null.',
  });

const listedPostSchema = subArticleSchema
  .omit({ content: true, body: true })
  .meta({ id: 'ListedSubArticle', description: 'A post of a live blog without its text.' });

export const articleCardSchema = articleSchema
  .pick({
    id: true,
    type: true,
    title: true,
    pubDate: true,
    updatedAt: true,
    version: true,
    slug: true,
    url: true,
    english: true,
    articleAuthors: true,
    mainSuperTag: true,
    superTags: true,
    tags: true,
    subType: true,
    recommender: true,
    contentHighlight: true,
    minute: true,
    recommendedBoxImage: true,
    resizedRecommendedBoxImage: true,
    mobileImage11: true,
    mobileImage43: true,
    headerType: true,
    facebookEngagement: true,
    flags: true,
    live: true,
    adfree: true,
    adultContent: true,
    pr: true,
    indexAVCode: true,
    ctUrl: true,
    originatingSite: true,
  })
  .extend({
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
  .object({ items: z.array(z.object({ id, reactions: z.number().int().nonnegative() })) })
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
export type ListedPostAnswer = z.infer<typeof listedPostSchema>;
export type SubArticleAnswer = z.infer<typeof subArticleSchema>;
export type DocumentAnswer = z.infer<typeof documentSchema>;
