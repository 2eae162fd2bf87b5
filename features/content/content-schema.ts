/** What the API says about stories and documents: one schema gives the type, the answer's check and its description. */
import { z } from 'zod';
import { articleTypes, colorSchemes, headerTypes } from './article.ts';
import { blockSchema } from './body-schema.ts';

/** The one block that contains itself, which a description can only do by name. */
const list = blockSchema.options.find((option) => option instanceof z.ZodLazy);
if (list) z.globalRegistry.add(list, { id: 'ListBlock', description: 'A list; its items may hold lists.' });

const block = blockSchema.meta({ id: 'Block', description: 'A part of a text, told apart by `kind`.' });
const blocks = z.array(block).describe('The text as blocks, sanitised; `content` says the same as HTML.');

export const maximumId = 2_147_483_647;
const id = z.number().int().positive().max(maximumId);
const slug = z.string();

/** A slug as it stands in an address. */
export const slugParam = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+$/, 'must be a slug: small letters, digits and hyphens')
  .describe('The last part of the address on the site.');
const seconds = z.number().int().describe('Unix seconds.');
const picture = z
  .string()
  .nullable()
  .describe(
    'Address of a picture with its size as suffix; `@2x` and the like before the extension give more pixels.',
  );

const author = z
  .object({ name: z.string(), slug, avatarSrc: picture })
  .meta({ id: 'ArticleAuthor', description: 'Somebody who wrote or helped to write.' });

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
const correction = z.object({ at: seconds, text: z.string() });

const coverSizes = z.object({ xs: z.string(), s: z.string(), m: z.string(), l: z.string() });

export const subArticleSchema = z
  .object({
    id,
    type: z.literal('liveblogpost'),
    title: z.string(),
    slug,
    url: z.string(),
    pubDate: seconds,
    updatedAt: seconds,
    version: z.number().int().positive(),
    pinned: z.boolean(),
    keyEvent: z.boolean(),
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
    url: z
      .string()
      .describe('Seen from the site of the call: a path on its domain, a full address on another one.'),
    rank: z.number().int(),
    active: z.boolean().describe('False for drafts, what is scheduled and what was withdrawn.'),
    english: z.boolean(),

    articleAuthors: z.array(author),
    articleContributors: z.array(author),

    mainSuperTag: superTag.nullable(),
    superTags: z.array(superTag),
    tags: z.array(tag),
    periodic: z.string(),
    subType: z.string().describe('analysis, interview, opinion and the like; empty for plain news.'),

    lead: z.string(),
    recommender: z.string().describe('The text on cards: the newsroom’s own, or else the lead.'),
    subtitle: z.string(),
    content: z.string().describe('HTML, sanitised.'),
    body: blocks,
    paragraphCount: z.number().int().nonnegative(),
    minute: z.number().int().nonnegative().describe('Reading time.'),
    contentHighlight: z.string(),
    ogDescription: z.string(),

    recommendedBoxImage: picture,
    resizedRecommendedBoxImage: picture,
    coverImage: picture,
    coverImageText: z.string(),
    coverImageSet: coverSizes.nullable().describe('The cover at every breakpoint of the page.'),
    facebookImage: picture,
    mobileImage11: picture,
    mobileImage43: picture,
    halfImage: z.boolean(),
    articleWidthCover: z.boolean(),

    headerType: z.enum(headerTypes),
    colorScheme: z.enum(colorSchemes).nullable(),
    colorClass: z.string(),
    facebookSuggested: z.boolean(),
    facebookEngagement: z.number().int().nonnegative(),

    flags: z
      .array(z.object({ slug }))
      .describe('live, refresh, legfontosabb, adfree, adult-content, pr, g7-hero …'),
    live: z.boolean().describe('The flag `live` is set.'),
    adfree: z.boolean().describe('The flag `adfree` is set.'),
    adultContent: z.boolean().describe('The flag `adult-content` is set.'),
    pr: z.boolean().describe('The flag `pr` is set: somebody paid for it.'),
    evergreen: z.boolean(),
    important: z.boolean(),
    announcement: z.boolean(),
    favorite: z.boolean(),
    spiritualHelp: z.boolean(),
    drugProblem: z.boolean(),

    avCode: z.string(),
    indexAVCode: z.string(),
    ctUrl: z.string().describe('Where a sponsored card leads; empty for our own.'),

    parent: parent.nullable().describe('The live blog that a post belongs to.'),
    subArticles: z.array(subArticleSchema).describe('A live blog’s posts, pinned ones first, 30 a page.'),
    subArticleCount: z.number().int().nonnegative().describe('Posts on all pages.'),
    originatingSite: z.string(),
    mirroringSites: z.array(z.string()),
    livescoreId: z.string(),
    actions: z.array(z.unknown()),
    corrections: z.array(correction),
  })
  .meta({
    id: 'Article',
    description: 'Text that was not given is an empty string, a picture that was not given is null.',
  });

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
    subType: true,
    recommender: true,
    minute: true,
    recommendedBoxImage: true,
    resizedRecommendedBoxImage: true,
    headerType: true,
    facebookEngagement: true,
    flags: true,
    live: true,
    adfree: true,
    adultContent: true,
    pr: true,
    ctUrl: true,
    originatingSite: true,
  })
  .meta({ id: 'ArticleCard', description: 'What a list shows of an article.' });

export const articleListSchema = z
  .object({
    items: z.array(articleCardSchema),
    page: z.number().int().positive(),
    perPage: z.number().int().positive(),
    totalItems: z.number().int().nonnegative(),
    totalPages: z.number().int().positive(),
  })
  .meta({ id: 'ArticleList' });

export const articleItemsSchema = z
  .object({
    items: z.array(subArticleSchema).describe('Posts that are not pinned, the newest first.'),
    pinnedItems: z.array(subArticleSchema).describe('Pinned posts, the same on every page.'),
    page: z.number().int().positive(),
    perPage: z.number().int().positive(),
    totalItems: z.number().int().nonnegative().describe('Without the pinned ones.'),
    totalPages: z.number().int().positive(),
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

export const movedSchema = z
  .object({ location: z.string().describe('Where to ask instead, as in the `Location` header.') })
  .meta({ id: 'Moved' });

export type ArticleAnswer = z.infer<typeof articleSchema>;
export type ArticleCardAnswer = z.infer<typeof articleCardSchema>;
export type ArticleListAnswer = z.infer<typeof articleListSchema>;
export type ArticleItemsAnswer = z.infer<typeof articleItemsSchema>;
export type ReactionsAnswer = z.infer<typeof reactionsSchema>;
export type SubArticleAnswer = z.infer<typeof subArticleSchema>;
export type DocumentAnswer = z.infer<typeof documentSchema>;
export type VersionAnswer = z.infer<typeof versionSchema>;
