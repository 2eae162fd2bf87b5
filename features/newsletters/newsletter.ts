/** A newsletter as data of the edition: what it is about, who can subscribe to it, and when it is sent. */
import { z } from 'zod';
import { chosenSlugSchema } from '#platform/text/slug-schema.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, such as 06:30');
const title = z.string().min(1).max(80);
const count = z.int().min(1).max(20);

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const scheduleSchema = z.discriminatedUnion('every', [
  z.strictObject({ every: z.literal('day'), at: timeOfDay }),
  z.strictObject({ every: z.literal('workday'), at: timeOfDay }),
  z.strictObject({
    every: z.literal('week'),
    on: z.enum(weekdays),
    at: timeOfDay,
  }),
  /** Sent by an editor. */
  z.strictObject({ every: z.literal('request') }),
]);

/** Sources of the stories of a part. */
const sourceSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('latest'), title, count }),
  z.strictObject({ from: z.literal('most-read'), title, count }),
  /** `section`: the slug of a section of stories. */
  z.strictObject({ from: z.literal('section'), section: z.string(), title, count }),
  /** Stories in English. */
  z.strictObject({ from: z.literal('english'), title, count }),
  z.strictObject({ from: z.literal('author'), author: z.string(), title, count }),
  /** An editor's choices for this issue; left out when there are none. */
  z.strictObject({ from: z.literal('choice'), title }),
]);

export const newsletterSchema = z.strictObject({
  /** Identifies the list everywhere: in the API, in addresses and in the database. */
  code: chosenSlugSchema.max(40),
  site: z.string(),
  name: title,
  description: z.string().min(1).max(240),
  language: z.enum(['hu', 'en']).default('hu'),
  /** Shown under the button of the form: `Hétköznap reggel fél hétkor`. */
  rhythm: z.string().min(1).max(80),
  /**
   * `everyone`: on the pages for readers. `supporters`: for current supporters, on the profile and by the
   * API. `invited`: only by imports.
   */
  visibleTo: z.enum(['everyone', 'supporters', 'invited']).default('everyone'),
  /** The list that forms in articles and in the footer offer; one for each site and language. */
  isPromoted: z.boolean().default(false),
  schedule: scheduleSchema,
  /** Parts of an issue, in order; no story comes twice. */
  parts: z.array(sourceSchema).min(1),
});

export type Newsletter = z.infer<typeof newsletterSchema>;
export type Schedule = Newsletter['schedule'];
export type StorySource = Newsletter['parts'][number];
