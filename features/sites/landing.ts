/** A sub-site's front page as an edition describes it: the groups of stories it shows, and its blocks in order. */
import { z } from 'zod';
import { listSearchSchema } from './section.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/**
 * Stories by a name that calls can ask for [LAND-07]: what editors chose for it, then the newest of what it searches for.
 */
const storyGroup = z.strictObject({
  slug,
  search: listSearchSchema,
  size: z.number().int().min(1).max(24),
});
export type StoryGroup = z.infer<typeof storyGroup>;

/** How a block shows its stories. */
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
  /** Where the title leads; '' for nowhere. */
  href: z.string().default(''),
  group: slug,
  /** A group whose one story stands before the others, large. */
  mega: slug.optional(),
  /** How many of the group's stories are shown, where it has more. */
  shows: z.number().int().min(1).optional(),
});

/** The address of a video is a unique item; where else the brand is to be found belongs to the edition. */
const videoBlock = z.strictObject({
  kind: z.literal('video'),
  title: z.string(),
  text: z.string().default(''),
  uniqueGroup: z.number().int().positive(),
  item: slug,
  links: z.array(z.strictObject({ name: z.string(), href: z.url({ protocol: /^https$/ }) })),
});

/** Made of a unique item: books with their prices, or lines to read on from. */
const booksBlock = z.strictObject({ kind: z.literal('books'), title: z.string(), unique: slug });
const excerptsBlock = z.strictObject({ kind: z.literal('excerpts'), title: z.string(), unique: slug });

/** A place for an advertisement; nothing stands there until one does. */
const adBlock = z.strictObject({ kind: z.literal('ad'), slot: slug });

export const landingSchema = z.strictObject({
  /** Slug of the site whose first page it is. */
  site: z.string(),
  /** Name of the specification's route, and which face the page has. */
  route: z.enum(['after', 'g7', 'karakter']),
  /** A mode the page is always seen in. */
  colorScheme: z.enum(['light', 'dark']).nullable().default(null),
  groups: z.array(storyGroup).min(1),
  /** One without stories or content is left out. */
  blocks: z
    .array(z.discriminatedUnion('kind', [storiesBlock, videoBlock, booksBlock, excerptsBlock, adBlock]))
    .min(1),
});
export type Landing = z.infer<typeof landingSchema>;
export type LandingRoute = Landing['route'];
export type LandingLook = (typeof landingLooks)[number];
