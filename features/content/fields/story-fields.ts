/**
 * Every field of a story, one row each, in the order of the API's answers [ART-01]…[ART-11]. Drafts, the stored record,
 * the queries, the pages' data, the API's schemas and answers, the comparison of versions and the newsroom's panel are
 * made of these rows; `story-field-words.ts` has their names.
 */
import { z } from 'zod';
import { coverImageSet, type ImageRef } from '#features/media/public.ts';
import type { Right } from '#features/sites/public.ts';
import { isSlug } from '#platform/text/slug.ts';
import {
  type ArticleState,
  articleStates,
  articleTypes,
  booleansOfFlags,
  colorSchemes,
  headerTypes,
} from '../article.ts';
import type { DraftBody } from '../body/block-keys.ts';
import {
  authorSchema,
  blocks,
  correctionSchema,
  coverSizes,
  flagSchema,
  idSchema,
  parentSchema,
  seconds,
  slug,
  subArticleSchema,
  superTagSchema,
  tagSchema,
} from '../calls/answer-parts.ts';
import {
  htmlOf,
  presentAuthor,
  presentSection,
  presentSubArticle,
  type ShownText,
  shownBlocks,
} from '../calls/present-parts.ts';
import type { CardAuthor, LivePost, StoryLinks, StorySection, StoryTag } from '../story-parts.ts';
import {
  answer,
  type ChangedBy,
  computed,
  type FieldValue,
  field,
  flag,
  flagValue,
  pictureAnswer,
  type Referred,
  requiredField,
  setBy,
  text,
  textAnswer,
  textValue,
  valueAnswer,
} from './field.ts';
import { isPixelAddress } from './measuring-pixel.ts';

const writing: readonly Right[] = ['write-own-stories', 'edit-stories'];
const writers: ChangedBy = { rights: writing, onlyByActs: 'never' };
const writersAtFirst: ChangedBy = { rights: writing, onlyByActs: 'from scheduling on' };
const editors: ChangedBy = { rights: ['edit-stories'], onlyByActs: 'never' };
const sponsors: ChangedBy = { rights: ['edit-stories', 'manage-ads'], onlyByActs: 'never' };
const acts: ChangedBy = { rights: [], onlyByActs: 'always' };

const count = z.number().int().nonnegative();
const slugText = z.string().refine(isSlug, 'is no slug: small letters, digits and hyphens, 200 at most');
const pixel = {
  ...textValue,
  schema: z.string().refine(isPixelAddress, 'is no https address of a measuring pixel'),
};

const setOfTexts: FieldValue<string[]> & { empty: string[] } = {
  kind: 'set',
  schema: z.array(z.string()),
  empty: [],
};

export const storyFields = [
  computed(valueAnswer('id', 'card', idSchema)),
  requiredField('type', 'type', choiceOf(z.enum(articleTypes)), 'card', setBy(writersAtFirst, 'cards'), [
    valueAnswer('type', 'card', z.enum(articleTypes)),
  ]),
  requiredField('title', 'title', textValue, 'card', setBy(writers, 'cards', 'search'), [
    valueAnswer('title', 'card', z.string()),
  ]),
  requiredField(
    'pubDate',
    'pub_date',
    { kind: 'time', schema: z.date() },
    null,
    setBy(acts, 'cards', 'lists'),
    [valueAnswer('pubDate', 'card', seconds)],
  ),
  computed(
    valueAnswer('updatedAt', 'card', seconds),
    valueAnswer('version', 'card', z.number().int().positive().describe('Counts every change.')),
  ),
  requiredField('slug', 'slug', { kind: 'text', schema: slugText }, 'card', setBy(writersAtFirst, 'cards'), [
    valueAnswer('slug', 'card', slug),
  ]),
  computed(
    valueAnswer(
      'url',
      'card',
      z.string().describe('A path if it is on the domain of the call’s site, otherwise a full address.'),
    ),
  ),
  field('rank', 'rank', { kind: 'number', schema: z.number().int(), empty: 0 }, 'article', setBy(editors), [
    valueAnswer('rank', 'article', z.number().int()),
  ]),
  requiredField(
    'state',
    'state',
    choiceOf(z.enum(articleStates)),
    'article',
    setBy(acts, 'cards', 'lists', 'search'),
    [
      answer(
        'active',
        'article',
        z.boolean().describe('False for drafts, scheduled and withdrawn articles.'),
        (story: { state: ArticleState }) => story.state === 'active',
      ),
    ],
  ),
  requiredField(
    'language',
    'language',
    choiceOf(z.enum(['hu', 'en'])),
    'card',
    setBy(writers, 'cards', 'lists'),
    [answer('english', 'card', z.boolean(), (story: { language: 'hu' | 'en' }) => story.language === 'en')],
  ),
  field('authorIds', null, idsOf('authors'), null, setBy(writers, 'cards', 'lists', 'search'), [
    answer('articleAuthors', 'card', z.array(authorSchema), (story: { authors: CardAuthor[] }) =>
      story.authors.map(presentAuthor),
    ),
  ]),
  field('contributorIds', null, idsOf('authors'), null, setBy(writers, 'lists', 'search'), [
    answer('articleContributors', 'article', z.array(authorSchema), (story: { contributors: CardAuthor[] }) =>
      story.contributors.map(presentAuthor),
    ),
  ]),
  field(
    'mainSuperTagId',
    'main_super_tag_id',
    idOf('sections'),
    null,
    setBy(writersAtFirst, 'cards', 'lists', 'search'),
    [
      answer(
        'mainSuperTag',
        'card',
        superTagSchema.nullable(),
        ({ section }: { section: StorySection | null }) => section && presentSection(section),
      ),
    ],
  ),
  field('superTagIds', null, idsOf('sections'), null, setBy(writers, 'lists', 'search'), [
    answer('superTags', 'list', z.array(superTagSchema), (story: { superTags: StorySection[] }) =>
      story.superTags.map(presentSection),
    ),
  ]),
  field('tagIds', null, idsOf('tags'), null, setBy(writers, 'lists', 'search'), [
    answer('tags', 'list', z.array(tagSchema), (story: { tags: StoryTag[] }) =>
      story.tags.map(({ id, name, slug }) => ({ id, name, slug })),
    ),
  ]),
  text('periodic', 'periodic', 'article', setBy(writers)),
  text(
    'subType',
    'sub_type',
    'card',
    setBy(writers, 'cards'),
    'analysis, interview, opinion and the like; null for plain news.',
  ),
  field('lead', 'lead', textValue, null, setBy(writers, 'cards', 'search'), [
    textAnswer('lead', 'article', 'ownLead'),
  ]),
  field('recommender', 'recommender', textValue, null, setBy(writers, 'cards', 'search'), [
    textAnswer('recommender', 'card', 'lead', 'The text on cards: the newsroom’s own, or else the lead.'),
  ]),
  text('subtitle', 'subtitle', 'article', setBy(writers, 'search')),
  requiredField(
    'body',
    'body',
    { kind: 'body', schema: z.custom<DraftBody>(Array.isArray) },
    null,
    setBy(writers, 'cards', 'search'),
    [
      answer('content', 'article', z.string().describe('HTML, sanitised.'), (story: ShownText) =>
        htmlOf({ ...story, body: shownBlocks(story) }),
      ),
      answer('body', 'article', blocks, (story: Pick<ShownText, 'body' | 'linked'>) => shownBlocks(story)),
    ],
  ),
  computed(
    valueAnswer('paragraphCount', 'article', count),
    valueAnswer('minute', 'card', count.describe('Reading time.')),
  ),
  text('contentHighlight', 'content_highlight', 'list', setBy(writers)),
  text('ogDescription', 'og_description', 'article', setBy(writers)),
  field('recommendedBoxImageId', 'recommended_box_image_id', idOf('images'), null, setBy(writers, 'cards'), [
    pictureAnswer('recommendedBoxImage', 'card', 'image', 'w1200'),
    pictureAnswer('resizedRecommendedBoxImage', 'card', 'image', '3x2-500'),
  ]),
  field('coverImageId', 'cover_image_id', idOf('images'), null, setBy(writers), [
    pictureAnswer('coverImage', 'article', 'coverImage', 'w1200'),
  ]),
  text('coverImageText', 'cover_image_text', 'article', setBy(writers)),
  computed(
    answer(
      'coverImageSet',
      'article',
      coverSizes.nullable().describe('The cover at every breakpoint of the page.'),
      (story: { slug: string; coverImage: ImageRef | null }) =>
        story.coverImage && coverImageSet(story.coverImage, story.slug),
    ),
  ),
  field('facebookImageId', 'facebook_image_id', idOf('images'), null, setBy(writers), [
    pictureAnswer('facebookImage', 'article', 'facebookImage', '16x9-1200'),
  ]),
  field('mobileImage11Id', 'mobile_image_11_id', idOf('images'), null, setBy(writers), [
    pictureAnswer('mobileImage11', 'list', 'mobileImage11', '1x1-768'),
  ]),
  field('mobileImage43Id', 'mobile_image_43_id', idOf('images'), null, setBy(writers), [
    pictureAnswer('mobileImage43', 'list', 'mobileImage43', '4x3-768'),
  ]),
  flag('halfImage', 'half_image', 'article', setBy(writers)),
  flag('articleWidthCover', 'article_width_cover', 'article', setBy(writers)),
  field(
    'headerType',
    'header_type',
    { ...choiceOf(z.enum(headerTypes)), empty: 'default' },
    'card',
    setBy(writers, 'cards'),
    [valueAnswer('headerType', 'card', z.enum(headerTypes))],
  ),
  field(
    'colorScheme',
    'color_scheme',
    { ...choiceOf(z.enum(colorSchemes).nullable()), empty: null },
    'article',
    setBy(writers),
    [valueAnswer('colorScheme', 'article', z.enum(colorSchemes).nullable())],
  ),
  text('colorClass', 'color_class', 'article', setBy(writers)),
  flag('facebookSuggested', 'facebook_suggested', 'article', setBy(editors)),
  field(
    'facebookEngagement',
    'facebook_engagement',
    { kind: 'number', schema: count, empty: 0 },
    'card',
    setBy(acts, 'cards'),
    [valueAnswer('facebookEngagement', 'card', count)],
  ),
  field(
    'flags',
    'flags',
    { ...setOfTexts, members: { live: writersAtFirst, pr: sponsors, adfree: sponsors } },
    'card',
    setBy(writers, 'cards', 'lists'),
    [
      answer(
        'flags',
        'card',
        z.array(flagSchema).describe('live, refresh, legfontosabb, adfree, adult-content, pr, g7-hero …'),
        (story: { flags: readonly string[] }) => story.flags.map((slug) => ({ slug })),
      ),
      flagAnswer('live', 'The flag `live` is set.'),
      flagAnswer('adfree', 'The flag `adfree` is set.'),
      flagAnswer('adultContent', 'The flag `adult-content` is set.'),
      flagAnswer('pr', 'The flag `pr` is set: the article is sponsored.'),
    ],
  ),
  flag('evergreen', 'evergreen', 'article', setBy(writers)),
  flag('important', 'important', 'article', setBy(editors, 'lists')),
  flag('announcement', 'announcement', 'article', setBy(editors, 'lists')),
  flag('favorite', 'favorite', 'article', setBy(editors, 'lists')),
  flag('spiritualHelp', 'spiritual_help', 'article', setBy(writers)),
  flag('drugProblem', 'drug_problem', 'article', setBy(writers)),
  field('avCode', 'av_code', pixel, 'article', setBy(sponsors), [textAnswer('avCode', 'article', 'avCode')]),
  field('indexAvCode', 'index_av_code', pixel, 'card', setBy(sponsors, 'cards'), [
    textAnswer('indexAVCode', 'list', 'indexAvCode'),
  ]),
  text(
    'ctUrl',
    'ct_url',
    'card',
    setBy(sponsors, 'cards'),
    'Where a sponsored card leads; null for our own.',
  ),
  field('parentId', 'parent_id', idOf('stories'), 'article', setBy(acts, 'cards', 'lists'), [
    answer(
      'parent',
      'article',
      parentSchema.nullable().describe('The live blog that a post belongs to.'),
      ({ parentId }: { parentId: number | null }) => (parentId === null ? null : { id: parentId }),
    ),
  ]),
  computed(
    answer(
      'subArticles',
      'article',
      z.array(subArticleSchema).describe('A live blog’s posts, pinned ones first, 30 a page.'),
      (story: { id: number; linked: StoryLinks; posts: LivePost[] }) =>
        story.posts.map((post) => presentSubArticle(post, story)),
    ),
    answer(
      'subArticleCount',
      'article',
      count.describe('Posts on all pages.'),
      (story: { postCount: number }) => story.postCount,
    ),
  ),
  requiredField(
    'site',
    'site',
    { kind: 'choice', refersTo: 'sites', schema: z.string() },
    'card',
    setBy(writersAtFirst, 'cards', 'lists', 'search'),
    [answer('originatingSite', 'card', z.string(), (story: { site: string }) => story.site)],
  ),
  field(
    'mirroringSites',
    null,
    { ...setOfTexts, refersTo: 'sites' },
    null,
    setBy(editors, 'cards', 'lists', 'search'),
    [valueAnswer('mirroringSites', 'article', z.array(z.string()))],
  ),
  field('livescoreId', 'livescore_id', textValue, 'card', setBy(writers, 'cards'), [
    textAnswer('livescoreId', 'article', 'livescoreId'),
  ]),
  computed(valueAnswer('actions', 'article', z.array(z.unknown()))),
  field(
    'corrections',
    null,
    { kind: 'notes', schema: z.array(z.object({ at: z.date(), text: z.string() })), empty: [] },
    null,
    setBy(acts),
    [valueAnswer('corrections', 'article', z.array(correctionSchema))],
  ),
  field('pinned', 'pinned', flagValue, null, setBy(writers), []),
  field('keyEvent', 'key_event', flagValue, null, setBy(writers), []),
] as const;

function choiceOf<Value>(schema: z.ZodType<Value>): FieldValue<Value> {
  return { kind: 'choice', schema };
}

function idOf(refersTo: Referred): FieldValue<number | null> & { empty: null } {
  return { kind: 'relation', refersTo, schema: idSchema.nullable(), empty: null };
}

function idsOf(refersTo: Referred): FieldValue<number[]> & { empty: number[] } {
  return { kind: 'relations', refersTo, schema: z.array(idSchema), empty: [] };
}

function flagAnswer<const Name extends keyof ReturnType<typeof booleansOfFlags>>(name: Name, says: string) {
  return answer(
    name,
    'card',
    z.boolean().describe(says),
    (story: { flags: readonly string[] }) => booleansOfFlags(story.flags)[name],
  );
}
