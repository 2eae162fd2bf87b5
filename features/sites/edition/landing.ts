/** A landing page, the front page of a sub-site: its groups of stories and its blocks in order. */
import { z } from 'zod';
import { chosenSlugSchema as slug } from '#platform/text/slug-schema.ts';
import { listSearchSchema } from '../sections/section.ts';

/**
 * Stories under a slug that API calls can request [LAND-07]: the editors' choice, then the newest results of the
 * search.
 */
const storyGroup = z.strictObject({
  slug,
  search: listSearchSchema,
  size: z.number().int().min(1).max(24),
});
export type StoryGroup = z.infer<typeof storyGroup>;

/** Layouts of a block of stories. */
export const landingLooks = [
  'leader',
  'row',
  'carousel',
  'list',
  'audio',
  'numbered',
  'half',
  'duo',
  'grid',
  'tales',
  'sponsored',
  'more',
] as const;

const storiesBlock = z.strictObject({
  kind: z.literal('stories'),
  look: z.enum(landingLooks),
  title: z.string().default(''),
  /** Target of the title's link; '' for none. */
  href: z.string().default(''),
  group: slug,
  /** A group whose one story is shown first and large. */
  mega: slug.optional(),
  /** Number of stories shown, where the group has more. */
  shows: z.number().int().min(1).optional(),
});

/** The address of the video is a unique item; links to the brand's other channels are part of the edition. */
const videoBlock = z.strictObject({
  kind: z.literal('video'),
  title: z.string(),
  text: z.string().default(''),
  uniqueGroup: z.number().int().positive(),
  item: slug,
  links: z.array(z.strictObject({ name: z.string(), href: z.url({ protocol: /^https$/ }) })),
});

/** Blocks filled from a unique item: books with their prices, or excerpts. */
const booksBlock = z.strictObject({ kind: z.literal('books'), title: z.string(), unique: slug });
const excerptsBlock = z.strictObject({ kind: z.literal('excerpts'), title: z.string(), unique: slug });

/** A slot for an advertisement; invisible while it is empty. */
const adBlock = z.strictObject({ kind: z.literal('ad'), slot: slug });

export const landingSchema = z.strictObject({
  /** Slug of the site whose front page it is. */
  site: z.string(),
  /** Name of the specification's route, which also selects the page's design. */
  route: z.enum(['after', 'g7', 'karakter']),
  /** A fixed colour scheme. */
  colorScheme: z.enum(['light', 'dark']).nullable().default(null),
  groups: z.array(storyGroup).min(1),
  /** Blocks without stories or content are left out. */
  blocks: z
    .array(z.discriminatedUnion('kind', [storiesBlock, videoBlock, booksBlock, excerptsBlock, adBlock]))
    .min(1),
});
export type Landing = z.infer<typeof landingSchema>;
export type LandingRoute = Landing['route'];
export type LandingLook = (typeof landingLooks)[number];
