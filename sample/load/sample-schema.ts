/** Schemas of a sample edition's files. Names of sites, sections and people are checked when all files are read. */
import { z } from 'zod';
import { pictureSizeSchema } from '#features/ads/public.server.ts';
import { episodeFields, podcastFields } from '#features/audio/public.ts';
import { articleTypes, colorSchemes, headerTypes } from '#features/content/public.ts';
import { uniqueGroupSchema, uniqueItemSchema } from '#features/front/public.ts';
import { sponsoredLineSchema } from '#features/lists/public.ts';
import { quizSchemaWith } from '#features/quiz/public.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const minutesAgo = z.number().int().nonnegative();
const language = z.enum(['hu', 'en']);

/** A file of `pictures.yaml`, which has its alternative text. */
const pictureSchema = z.strictObject({ file: z.string().min(1), caption: z.string().default('') });

export const storySchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().default(''),
  site: slug,
  mirroringSites: z.array(slug).default([]),
  section: slug,
  superTags: z.array(slug).default([]),
  tags: z.array(z.string().min(1)).default([]),
  /** None for a paid story only. */
  authors: z.array(slug),
  contributors: z.array(slug).default([]),
  type: z.enum(articleTypes).exclude(['liveblogpost']),
  language,
  minutesAgo,
  lead: z.string().min(1),
  recommender: z.string().default(''),
  genre: z.string().default(''),
  flags: z.array(z.string()).default([]),
  important: z.boolean().default(false),
  favorite: z.boolean().default(false),
  evergreen: z.boolean().default(false),
  announcement: z.boolean().default(false),
  spiritualHelp: z.boolean().default(false),
  drugProblem: z.boolean().default(false),
  halfImage: z.boolean().default(false),
  articleWidthCover: z.boolean().default(false),
  facebookSuggested: z.boolean().default(false),
  facebookEngagement: z.number().int().nonnegative().default(0),
  headerType: z.enum(headerTypes).default('default'),
  colorScheme: z.enum(colorSchemes).nullable().default(null),
  ctUrl: z.string().default(''),
  livescoreId: z.string().default(''),
  picture: pictureSchema,
  corrections: z.array(z.strictObject({ minutesAgo, text: z.string().min(1) })).default([]),
});

export const postsSchema = z.array(
  z.strictObject({
    slug,
    title: z.string().min(1),
    minutesAgo,
    authors: z.array(slug).min(1),
    pinned: z.boolean().default(false),
    keyEvent: z.boolean().default(false),
    picture: pictureSchema.optional(),
    body: z.string().min(1),
  }),
);

export const authorsSchema = z.array(
  z.strictObject({
    slug,
    name: z.string().min(1),
    title: z.string().default(''),
    bio: z.string().default(''),
    email: z.string().default(''),
  }),
);

export const sectionsSchema = z.array(
  z.strictObject({ slug, name: z.string().min(1), site: slug, description: z.string().default('') }),
);

/** The editors' choice of stories for the groups of landing pages, by group. */
export const groupsSchema = z.record(slug, z.array(slug));

/** New supporters by month; the current month has the number so far. */
export const supportersSchema = z.array(
  z.strictObject({
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    recurring: z.int().nonnegative(),
    onetime: z.int().nonnegative(),
  }),
);
export type SampleSupporters = z.infer<typeof supportersSchema>;

/** Players of tip games: how many there are in each, and their nicknames. */
export const tipsSchema = z.strictObject({
  players: z.record(slug, z.int().positive()),
  nicknames: z.array(z.string()),
});
export type SampleTips = z.infer<typeof tipsSchema>;

/** Reads of each story in the last day, by slug. */
export const readsSchema = z.record(slug, z.number().int().positive());

const { dateFrom: _from, dateTo: _to, ...lineFields } = sponsoredLineSchema.shape;
/** Start and number of days of each sponsored line. */
export const sponsoredLinesSchema = z.array(
  z.strictObject({ ...lineFields, minutesAgo, days: z.number().int().positive() }),
);

/** Each line is a slot; the pictures are in `pictures/campaigns`, a file a size. */
export const campaignsSchema = z.array(
  z.strictObject({
    name: z.string().min(1),
    minutesAgo,
    days: z.int().positive(),
    link: z.url({ protocol: /^https$/ }),
    label: z.string().default(''),
    alt: z.string().min(1),
    lines: z
      .array(
        z.strictObject({
          site: slug,
          place: slug,
          desktop: pictureSizeSchema.optional(),
          mobile: pictureSizeSchema.optional(),
        }),
      )
      .min(1),
  }),
);
export type SampleCampaign = z.infer<typeof campaignsSchema>[number];

export const uniquesSchema = z.strictObject({
  items: z.array(uniqueItemSchema),
  groups: z.array(uniqueGroupSchema),
});

/** The number of readers per answer; on a scale, the numbers per option. */
const readers = z.int().nonnegative();
const given = z.record(z.string(), z.union([readers, z.array(readers)])).default({});

/** `activeTo` is in minutes from the load, negative for a closed question. */
export const quizzesSchema = z.array(
  quizSchemaWith(
    pictureSchema.nullable().default(null),
    z.object({ activeTo: z.int().nullable().default(null), given }).shape,
  ),
);

/** An episode of a story is published with it; any other `minutesAgo` minutes ago. */
export const podcastsSchema = z.array(
  z.strictObject({
    ...podcastFields,
    picture: pictureSchema,
    episodes: z.array(
      z.strictObject({
        ...episodeFields,
        story: slug.nullable().default(null),
        minutesAgo: minutesAgo.default(0),
        seconds: z.int().min(60).max(7200),
      }),
    ),
  }),
);

export type SamplePodcast = z.infer<typeof podcastsSchema>[number];
export type SampleQuiz = z.infer<typeof quizzesSchema>[number];
export type SamplePicture = z.infer<typeof pictureSchema>;
export type StoryMatter = z.infer<typeof storySchema>;
export type SamplePost = z.infer<typeof postsSchema>[number];
export type SampleAuthor = z.infer<typeof authorsSchema>[number];
export type SampleSection = z.infer<typeof sectionsSchema>[number];
export type SampleSponsoredLine = z.infer<typeof sponsoredLinesSchema>[number];
export type SampleUniques = z.infer<typeof uniquesSchema>;

/** Invented subscribers, and an issue of each of some lists, as if it had been sent. */
export const newslettersSchema = z.strictObject({
  subscribers: z.array(
    z.strictObject({
      email: z.email(),
      firstName: z.string().default(''),
      lastName: z.string().default(''),
      lists: z.array(slug).min(1),
    }),
  ),
  issues: z.array(
    z.strictObject({
      list: slug,
      subject: z.string().default(''),
      words: z.string().default(''),
      stories: z.array(slug).default([]),
    }),
  ),
});
export type SampleNewsletters = z.infer<typeof newslettersSchema>;
