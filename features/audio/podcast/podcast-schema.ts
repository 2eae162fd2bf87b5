/** Schemas of a podcast and its episodes as an edition or a feed gives them. */
import { z } from 'zod';
import { chosenSlugSchema, slugSchema } from '#platform/text/slug-schema.ts';

const audioSlug = chosenSlugSchema.max(100);
const words = z.string().trim().min(1).max(500);
const text = z.string().trim().max(20_000).default('');
const seconds = z.int().nonnegative().max(1_000_000);
const webAddress = z.url({ protocol: /^https$/ }).max(2_000);

export const podcastFields = {
  slug: audioSlug,
  site: slugSchema,
  name: words,
  description: text,
  author: z.string().trim().max(500).default(''),
  ownerEmail: z.union([z.email(), z.literal('')]).default(''),
  language: z.enum(['hu', 'en']).default('hu'),
  category: words.default('News'),
  subcategory: z.string().trim().max(100).default(''),
  explicit: z.boolean().default(false),
  kind: z.enum(['episodic', 'serial']).default('episodic'),
  complete: z.boolean().default(false),
  blocked: z.boolean().default(false),
  copyright: z.string().trim().max(500).default(''),
};

const chapterSchema = z.strictObject({ at: seconds, title: words });
const personSchema = z.strictObject({ name: words, role: z.enum(['host', 'guest']).default('host') });
export const transcriptTypes = [
  'text/vtt',
  'application/x-subrip',
  'text/html',
  'text/plain',
  'application/json',
] as const;
const transcriptSchema = z.strictObject({ url: webAddress, type: z.enum(transcriptTypes) });

export const episodeFields = {
  slug: audioSlug,
  title: words,
  description: text,
  season: z.int().positive().nullable().default(null),
  number: z.int().positive().nullable().default(null),
  kind: z.enum(['full', 'trailer', 'bonus']).default('full'),
  explicit: z.boolean().default(false),
  blocked: z.boolean().default(false),
  chapters: z.array(chapterSchema).max(500).default([]),
  people: z.array(personSchema).max(100).default([]),
  transcript: transcriptSchema.nullable().default(null),
};

const picture = z.int().positive().nullable().default(null);

export const podcastDraftSchema = z.strictObject({
  ...podcastFields,
  image: picture,
  /** Null leaves the existing guid unchanged. */
  guid: z.uuid().nullable().default(null),
  sourceUrl: z.union([webAddress, z.literal('')]).default(''),
});

/** The id of a recording hosted here, or a file elsewhere. */
const sound = z.union([
  z.strictObject({ recording: z.int().positive() }),
  z.strictObject({
    url: webAddress,
    mime: z.string().regex(/^(audio|video)\/[\w.+-]{1,60}$/),
    bytes: z.int().nonnegative(),
  }),
]);

export const episodeDraftSchema = z.strictObject({
  ...episodeFields,
  guid: z.string().trim().min(1).max(2_000),
  publishedAt: z.int().nonnegative(),
  duration: seconds,
  sound,
  image: picture,
  articleId: z.int().positive().nullable().default(null),
});

export type PodcastDraft = z.infer<typeof podcastDraftSchema>;
export type EpisodeDraft = z.infer<typeof episodeDraftSchema>;
