/**
 * An article's body: a closed union of blocks, normalised and sanitised when a story is saved, so that a page only ever
 * prints it. `html` in a block is inline HTML that passed the sanitiser (a, abbr, b, br, cite, code, del, em, i, ins,
 * kbd, mark, s, small, span[lang], strong, sub, sup, time, u).
 */
import { z } from 'zod';

/** Embeds from the publisher's own hosts, which the edition lists [EMB-01]. */
export const ownProviders = ['election', 'sport', 'results'] as const;

export const embedProviders = [
  'youtube',
  'vimeo',
  'facebook',
  'instagram',
  'tiktok',
  'x',
  'spotify',
  'soundcloud',
  'map',
  'datawrapper',
  ...ownProviders,
  'other',
] as const;

/** Autoplay of our own videos: never; when nothing else plays or is on screen; whenever the tab is visible. */
export const autoplayModes = ['none', 'gentle', 'forced'] as const;

const inlineHtml = z.string();

const paragraph = z.object({ kind: z.literal('paragraph'), html: inlineHtml });
const heading = z.object({
  kind: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  id: z.string(),
  html: inlineHtml,
});
const divider = z.object({ kind: z.literal('divider') });

export interface ListItem {
  html: string;
  children?: List | undefined;
}
export interface List {
  kind: 'list';
  ordered: boolean;
  start?: number | undefined;
  items: ListItem[];
}
const list: z.ZodType<List> = z.lazy(() =>
  z.object({
    kind: z.literal('list'),
    ordered: z.boolean(),
    start: z.number().int().optional(),
    items: z.array(z.object({ html: inlineHtml, children: list.optional() })),
  }),
);

const quote = z.object({
  kind: z.literal('quote'),
  paragraphs: z.array(inlineHtml),
  cite: inlineHtml.optional(),
});
const pullQuote = z.object({ kind: z.literal('pullQuote'), html: inlineHtml, cite: inlineHtml.optional() });

/** The use of an image in a body. Size and focal point belong to the image record. */
const imageUse = z.object({
  imageId: z.number().int().positive(),
  alt: z.string(),
  caption: inlineHtml.optional(),
  credit: z.string().optional(),
});
const image = imageUse.extend({
  kind: z.literal('image'),
  width: z.enum(['normal', 'wide', 'half']),
  href: z.string().optional(),
});
const gallery = z.object({
  kind: z.literal('gallery'),
  title: z.string().optional(),
  images: z.array(imageUse).min(1),
});

const tableCell = z.object({
  html: inlineHtml,
  header: z.boolean(),
  colspan: z.number().int().min(1).optional(),
  rowspan: z.number().int().min(1).optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
});
const table = z.object({
  kind: z.literal('table'),
  caption: inlineHtml.optional(),
  head: z.array(z.array(tableCell)),
  rows: z.array(z.array(tableCell)),
});

const embed = z.object({
  kind: z.literal('embed'),
  provider: z.enum(embedProviders),
  url: z.string(),
  title: z.string().optional(),
  caption: inlineHtml.optional(),
});
/** A video hosted here, at an address of the media feature. */
const video = z.object({
  kind: z.literal('video'),
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** The poster image. */
  imageId: z.number().int().positive().optional(),
  /** Address of the captions as WebVTT. */
  captions: z.string().optional(),
  /** In seconds [POD-12]. */
  start: z.number().int().positive().optional(),
  autoplay: z.enum(autoplayModes),
  title: z.string().optional(),
  caption: inlineHtml.optional(),
});
const file = z.object({
  kind: z.literal('file'),
  url: z.string(),
  name: z.string(),
  bytes: z.number().int().nonnegative().optional(),
});
/** A box that links to another page: a story of ours by its slug, or an address. */
const relatedLink = z.object({
  kind: z.literal('relatedLink'),
  target: z.discriminatedUnion('to', [
    z.object({ to: z.literal('story'), slug: z.string() }),
    z.object({ to: z.literal('address'), href: z.string(), title: z.string() }),
  ]),
});
/**
 * Footnotes. The text links to a note by `<a href="#jegyzet_2" id="hivatkozas_2">`; the underscore makes it differ from
 * every heading's id. A note that is not `cited` has no link back.
 */
const footnotes = z.object({
  kind: z.literal('footnotes'),
  notes: z
    .array(z.object({ number: z.number().int().positive(), html: inlineHtml, cited: z.boolean() }))
    .min(1),
});
const quiz = z.object({ kind: z.literal('quiz'), quizId: z.string() });
/** An episode of one of our own podcasts, by its slug. */
const episode = z.object({ kind: z.literal('episode'), slug: z.string() });
/** Sanitised HTML of an import that fits no other block, printed unchanged. */
const html = z.object({ kind: z.literal('html'), html: z.string() });

const simpleBlocks = [
  paragraph,
  heading,
  divider,
  quote,
  pullQuote,
  image,
  gallery,
  table,
  embed,
  video,
  file,
  relatedLink,
  footnotes,
  quiz,
  episode,
  html,
] as const;

const simpleBlock = z.union([...simpleBlocks, list]);
const infoBox = z.object({
  kind: z.literal('infoBox'),
  title: z.string().optional(),
  blocks: z.array(simpleBlock),
});

export const blockSchema = z.union([...simpleBlocks, list, infoBox]);
export const bodySchema = z.array(blockSchema);

export type Block = z.infer<typeof blockSchema>;
export type Body = z.infer<typeof bodySchema>;
export type AutoplayMode = (typeof autoplayModes)[number];
export type OwnProvider = (typeof ownProviders)[number];
export type EmbedProvider = (typeof embedProviders)[number];
export type ImageUse = z.infer<typeof imageUse>;
export type TableCell = z.infer<typeof tableCell>;
