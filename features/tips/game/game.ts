/** A tip game: questions about a tournament or an election that readers answer before they close. Data of the edition. */
import { z } from 'zod';
import { chosenSlugSchema as slug } from '#platform/text/slug-schema.ts';

const points = z.int().min(1).max(100);

/** A time with its zone, or how long after the game's start: `PT45M`. */
const timeSchema = z.union([
  z.iso.datetime({ offset: true }),
  z
    .string()
    .regex(/^PT(?=\d)(\d{1,3}H)?(\d{1,3}M)?(\d{1,3}S)?$/, 'must be a time with its zone or like PT45M'),
]);

const questionFields = {
  /** Unique in the game; a question that readers have answered keeps it. */
  id: slug.max(60),
  /** Factor of its points. */
  factor: z.int().min(1).max(10).default(1),
  /** When it closes; by default at the kick-off, or when the game closes. */
  closes: timeSchema.optional(),
  /** From when its result counts; by default as soon as the results have it. */
  scored: timeSchema.optional(),
};

/** The score after ninety minutes. */
const matchQuestion = z.strictObject({
  ...questionFields,
  kind: z.literal('match'),
  /** Its number in the tournament, or its teams: `HUN-SUI`. */
  match: z.union([z.int().positive(), z.string().min(1)]),
});

const groupOrderQuestion = z.strictObject({
  ...questionFields,
  kind: z.literal('group-order'),
  group: z.string().min(1),
});

const districtWinnerQuestion = z.strictObject({
  ...questionFields,
  kind: z.literal('district-winner'),
  /** Its code: `01-14`. */
  district: z.string().min(1),
});

/** Per cent of the valid votes. */
const listShareQuestion = z.strictObject({
  ...questionFields,
  kind: z.literal('list-share'),
  list: z.string().min(1),
});

const questionSchema = z.discriminatedUnion('kind', [
  matchQuestion,
  groupOrderQuestion,
  districtWinnerQuestion,
  listShareQuestion,
]);

const pointsSchema = z.strictObject({
  /** For the exact score, or else for the right winner or a draw. */
  match: z.strictObject({ exact: points, winner: points }).default({ exact: 3, winner: 1 }),
  /** For each team at its place, and more when all are. */
  group: z.strictObject({ place: points, all: points }).default({ place: 1, all: 2 }),
  district: points.default(2),
  /** By the difference in percentage points; the first step that contains it counts. */
  share: z
    .array(z.strictObject({ within: z.number().min(0).max(100), points }))
    .min(1)
    .default([
      { within: 0.5, points: 5 },
      { within: 1, points: 3 },
      { within: 2, points: 1 },
    ]),
});

export const gameSchema = z.strictObject({
  /** Its address: `/melleklet/tippjatek/{slug}`. */
  slug,
  /** Slug of its site. */
  site: slug,
  language: z.enum(['hu', 'en']).default('hu'),
  title: z.string().min(1),
  description: z.string().min(1),
  /** Name of the results: a record of the edition, or a season of live scores such as `football:4/2024`. */
  results: z.string().min(1),
  /** A page about the event. */
  link: z.strictObject({ title: z.string().min(1), href: z.string().startsWith('/') }).optional(),
  /** Played with results that are not those of the day: shown as a trial, and in no list. */
  trial: z.boolean().default(false),
  opens: timeSchema.optional(),
  closes: timeSchema.optional(),
  scored: timeSchema.optional(),
  points: pointsSchema.prefault({}),
  questions: z.array(questionSchema).min(1).max(200),
});

export type Game = z.infer<typeof gameSchema>;
export type GameQuestion = Game['questions'][number];
export type GamePoints = Game['points'];
