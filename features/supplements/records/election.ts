/** Results of elections. */
import { z } from 'zod';
import { slugSchema } from '#platform/text/slug-schema.ts';
import { recordFields } from './record-fields.ts';

const votes = z.int().nonnegative();
/** Position in the palette of charts of lists without a colour of their own: grey. */
export const greyPosition = 8;
/** Position in the palette of charts. */
const colour = z.int().min(0).max(greyPosition);
const coloured = z.tuple([z.string(), colour]);

/** Fields of the results that the election map can show. */
const mapFields = {
  /** Name of the election. */
  title: z.string().min(1),
};

/** Fields of the results of districts. */
const districtFields = {
  /** Name of the map of its districts (`edition/maps`); null for none. */
  map: z.string().nullable().default(null),
  /** Name of the record of the election before, in the same districts. */
  before: z.string().nullable().default(null),
};

const listSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(['party', 'nationality']).default('party'),
  colour: colour.default(greyPosition),
  votes,
  /** Votes from districts that the law adds. */
  surplus: votes.default(0),
  /** Whether it takes part in the allocation of seats. */
  passes: z.boolean().default(false),
  seats: z.int().nonnegative().default(0),
});

const districtSchema = z.strictObject({
  code: z.string().regex(/^\d\d-\d\d$/),
  name: z.string(),
  registered: votes,
  voted: votes,
  /** Share of polling stations that are counted, 0–100; null where it is unknown. */
  counted: z.number().min(0).max(100).nullable().default(null),
  /** Name, list and votes. */
  candidates: z.array(z.tuple([z.string(), z.string(), votes])).min(1),
});

/** A parliamentary election: lists, districts and the seats of lists. */
export const electionSchema = z.strictObject({
  ...recordFields,
  ...mapFields,
  ...districtFields,
  kind: z.literal('election'),
  registered: votes,
  voted: votes,
  invalid: votes,
  valid: votes,
  lists: z.array(listSchema).min(1),
  /** Seats that are allotted to lists by D'Hondt, without preferential ones. */
  listSeats: z.int().positive(),
  districts: z.array(districtSchema).default([]),
});

/** Seats of a chamber by group, from left to right as drawn. */
export const chamberSchema = z.strictObject({
  ...recordFields,
  kind: z.literal('chamber'),
  /** All seats of the body, those without a group yet included. */
  seats: z.int().positive(),
  /** A whole parliament, which has a majority; not a country's members of another one [S55]. */
  isParliament: z.boolean().default(false),
  /** Kind of the groups: lists of the election, or factions that the members have formed. */
  groupsAre: z.enum(['lists', 'factions']).default('lists'),
  groups: z
    .array(z.strictObject({ short: z.string(), name: z.string(), seats: z.int().positive(), colour }))
    .min(1),
});

const voters = { registered: votes, voted: votes };

/** Voters by hour, as turnout's own reports say, and of the whole day once the result is certified [S55]. */
export const turnoutSchema = z
  .strictObject({
    ...recordFields,
    kind: z.literal('turnout'),
    /** Of whom the reports by hour count. */
    registered: votes.min(1),
    hours: z.array(z.tuple([z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/), votes])).default([]),
    total: z.strictObject(voters).nullable().default(null),
    districts: z.array(z.strictObject({ code: z.string(), name: z.string(), ...voters })).default([]),
  })
  .refine(({ hours, total }) => hours.length > 0 || total !== null, 'has neither hours nor a total');

/** Parts of a country, by which addresses name them. */
const areaKinds = ['orszag', 'megye', 'oevk', 'telepules'] as const;

/** Votes of lists by area; the votes are in the order of `lists`, null while there are none. */
export const areasSchema = z.strictObject({
  ...recordFields,
  ...mapFields,
  kind: z.literal('areas'),
  note: z.string().default(''),
  /** Names with their colours. */
  lists: z.array(coloured),
  areas: z
    .array(
      z.strictObject({
        kind: z.enum(areaKinds),
        code: slugSchema,
        name: z.string(),
        /** Code of the county that contains it; '' for none. */
        county: z.string().default(''),
        votes: z.array(votes).nullable().default(null),
        /** On the tile map: a short name, column and row. */
        tile: z.tuple([z.string(), z.int(), z.int()]).optional(),
      }),
    )
    .min(1),
});

/** Votes for two candidates by state. */
export const statesSchema = z.strictObject({
  ...recordFields,
  ...mapFields,
  kind: z.literal('states'),
  candidates: z.tuple([coloured, coloured]),
  /** Short name, name, votes of each, all votes, and column and row on the tile map. */
  rows: z.array(z.tuple([z.string(), z.string(), votes, votes, votes, z.int(), z.int()])).min(1),
});

/**
 * An election whose results the election office publishes while they are counted: they are in the database, and
 * components name this record as they name a finished one (`elections.sources` has the office's address).
 */
export const countSchema = z.strictObject({
  ...recordFields,
  ...mapFields,
  ...districtFields,
  kind: z.literal('count'),
  /** `parliament`: lists also get the surplus votes of districts. `lists`: lists only, as for the European Parliament. */
  rules: z.enum(['parliament', 'lists']),
  /** Seats that are allotted to lists, preferential ones included. */
  listSeats: z.int().positive(),
  /** Seats that districts fill; a parliament has these and the lists' ones. */
  districtSeats: z.int().nonnegative().default(0),
  /** The election office has certified the result; until then nothing is called final. */
  isCertified: z.boolean().default(false),
});

export type Count = z.infer<typeof countSchema>;
export type Election = z.infer<typeof electionSchema>;
export type ElectionList = Election['lists'][number];
export type District = Election['districts'][number];
export type Chamber = z.infer<typeof chamberSchema>;
export type Turnout = z.infer<typeof turnoutSchema>;
export type Areas = z.infer<typeof areasSchema>;
export type Area = Areas['areas'][number];
export type States = z.infer<typeof statesSchema>;
