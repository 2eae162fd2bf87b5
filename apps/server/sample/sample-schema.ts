/** What the files of a sample edition may say. Names of sites, sections and people are checked when all are read. */
import { z } from 'zod';
import { pictureStyles } from '#edition/sample/pictures/picture-types.ts';
import { episodeMatter, podcastMatter } from '#features/audio/public.ts';
import { articleTypes, colorSchemes, headerTypes } from '#features/content/public.ts';
import { boxKinds, uniqueGroupSchema, uniqueItemSchema } from '#features/front/public.ts';
import { sponsoredLineSchema } from '#features/lists/public.ts';
import { quizSchemaWith } from '#features/quiz/public.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const minutesAgo = z.number().int().nonnegative();
const language = z.enum(['hu', 'en']);

const pictureSchema = z.strictObject({
  style: z.enum(pictureStyles),
  motif: z.string().regex(/^[a-z0-9-]+$/),
  seed: z.string().regex(/^[\p{L}\p{N}_.-]+$/u),
  alt: z.string().min(1),
  caption: z.string().default(''),
});

export const storySchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().default(''),
  site: slug,
  mirroringSites: z.array(slug).default([]),
  section: slug,
  superTags: z.array(slug).default([]),
  tags: z.array(z.string().min(1)).default([]),
  authors: z.array(slug).min(1),
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

export const documentSchema = z.strictObject({ title: z.string().min(1), site: slug, language });

export const authorsSchema = z.array(
  z.strictObject({
    slug,
    name: z.string().min(1),
    title: z.string().default(''),
    bio: z.string().default(''),
    email: z.string().default(''),
    avatar: z.strictObject({ seed: z.string() }),
  }),
);

export const sectionsSchema = z.array(
  z.strictObject({ slug, name: z.string().min(1), site: slug, description: z.string().default('') }),
);

const boxSchema = z.strictObject({
  slug,
  kind: z.enum(boxKinds),
  position: z.number().int().min(1).max(1000),
  title: z.string().default(''),
  /** A list that fills what the stories named leave free. */
  list: z.string().nullable().default(null),
  size: z.number().int().min(1).max(40),
  stories: z.array(slug).default([]),
});

/** Boxes by site. */
export const boxesSchema = z.record(slug, z.array(boxSchema));

/** What editors chose for the groups of landing pages, by group. */
export const groupsSchema = z.record(slug, z.array(slug));

/** How often each story was read in the last day. */
/** Who began to support the paper in a month; a month that is not over has so many as of now. */
export const supportersSchema = z.array(
  z.strictObject({
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    recurring: z.int().nonnegative(),
    onetime: z.int().nonnegative(),
  }),
);
export type SampleSupporters = z.infer<typeof supportersSchema>;

export const readsSchema = z.record(slug, z.number().int().positive());

const { dateFrom: _from, dateTo: _to, ...saidOfLine } = sponsoredLineSchema.shape;
/** When a line began, and how many days it runs. */
export const sponsoredLinesSchema = z.array(
  z.strictObject({ ...saidOfLine, minutesAgo, days: z.number().int().positive() }),
);

export const uniquesSchema = z.strictObject({
  items: z.array(uniqueItemSchema),
  groups: z.array(uniqueGroupSchema),
});

/** How many readers gave an answer; on a scale, how many gave it each of the options. */
const readers = z.int().nonnegative();
const given = z.record(z.string(), z.union([readers, z.array(readers)])).default({});

/** A question closes so many minutes from the load; below nothing it is closed. */
export const quizzesSchema = z.array(
  quizSchemaWith(
    pictureSchema.nullable().default(null),
    z.object({ activeTo: z.int().nullable().default(null), given }).shape,
  ),
);

/** An episode of a story comes out with it; any other so many minutes ago. */
export const podcastsSchema = z.array(
  z.strictObject({
    ...podcastMatter,
    picture: pictureSchema,
    episodes: z.array(
      z.strictObject({
        ...episodeMatter,
        story: slug.nullable().default(null),
        minutesAgo: minutesAgo.default(0),
        seconds: z.int().min(5).max(120),
      }),
    ),
  }),
);

export type SamplePodcast = z.infer<typeof podcastsSchema>[number];
export type SampleQuiz = z.infer<typeof quizzesSchema>[number];
export type SamplePicture = z.infer<typeof pictureSchema>;
export type StoryMatter = z.infer<typeof storySchema>;
export type SamplePost = z.infer<typeof postsSchema>[number];
export type DocumentMatter = z.infer<typeof documentSchema>;
export type SampleAuthor = z.infer<typeof authorsSchema>[number];
export type SampleSection = z.infer<typeof sectionsSchema>[number];
export type SampleBox = z.infer<typeof boxSchema>;
export type SampleSponsoredLine = z.infer<typeof sponsoredLinesSchema>[number];
export type SampleUniques = z.infer<typeof uniquesSchema>;
