/** Matches of a tournament. */
import { z } from 'zod';
import { recordFields } from './record-fields.ts';

const code = z.string().length(3);
const goals = z.int().nonnegative();
const score = z.tuple([goals, goals]);

const goalSchema = z.tuple([
  z.enum(['home', 'away']),
  z.string(),
  /** `45+1`. */
  z.string().regex(/^\d+(\+\d+)?$/),
  z.enum(['penalty', 'own']).optional(),
]);

const cardSchema = z.tuple([
  z.enum(['home', 'away']),
  z.string(),
  z.enum(['yellow', 'red', 'second-yellow']),
]);

const matchSchema = z.strictObject({
  /** Its number in the tournament, by which later matches name their teams: `W49`. */
  number: z.int().positive().optional(),
  /** Kick-off. */
  at: z.iso.datetime({ offset: true }),
  /** Codes of teams; in a match whose teams are open, a text such as `W49`. */
  home: z.string(),
  away: z.string(),
  place: z.string().default(''),
  /** After ninety minutes; null while the match is not finished. */
  score: score.nullable().default(null),
  /** After extra time. */
  extra: score.optional(),
  /** The shoot-out, which is never added to the score. */
  penalties: score.optional(),
  goals: z.array(goalSchema).default([]),
  /** Cards of players; a second yellow card counts as a red one, too. */
  cards: z.array(cardSchema).default([]),
});
type RecordedMatch = z.output<typeof matchSchema>;

/** Sources sometimes give the score after extra time; the goals' minutes show it. */
const checkedMatchSchema = matchSchema.refine(isScoreOfNinetyMinutes, {
  path: ['score'],
  error: 'must be the score after ninety minutes, which the goals with a minute up to 90 make',
});

function isScoreOfNinetyMinutes({ score, goals: scored }: RecordedMatch): boolean {
  if (score === null || scored.length === 0) return true;
  const inTime = scored.filter(([, , minute]) => Number.parseInt(minute, 10) <= 90);
  const [home, away] = score;
  return inTime.filter(([side]) => side === 'home').length === home && inTime.length === home + away;
}

/** Rules that order teams with equal points, in the order of the competition. */
export const tieBreaks = [
  'head-to-head-points',
  'head-to-head-difference',
  'head-to-head-goals',
  'difference',
  'goals',
  'wins',
] as const;

/** Decisions by conduct, ranking or lot between teams with equal results; a reason that no source proves is left out. */
const decisionsSchema = z
  .array(z.strictObject({ above: code, below: code, reason: z.string().default('') }))
  .default([]);

export const tournamentSchema = z.strictObject({
  ...recordFields,
  kind: z.literal('tournament'),
  teams: z.record(code, z.string()),
  tieBreaks: z.array(z.enum(tieBreaks)),
  /** How many teams of each group advance, and how many third-placed teams. */
  advance: z.int().positive(),
  bestThirds: z.int().nonnegative().default(0),
  /** Between third-placed teams. */
  decidedThirds: decisionsSchema,
  groups: z.array(
    z.strictObject({
      name: z.string(),
      teams: z.array(code).min(2),
      decided: decisionsSchema,
    }),
  ),
  /** In the order of the tournament, each with the heading of the list of matches [SUPP-13]. */
  stages: z
    .array(
      z.strictObject({
        title: z.string(),
        kind: z.enum(['group', 'knock-out']),
        matches: z.array(checkedMatchSchema).min(1),
      }),
    )
    .min(1),
});

export type Tournament = z.infer<typeof tournamentSchema>;
export type Match = z.infer<typeof matchSchema>;
export type TieBreak = (typeof tieBreaks)[number];
export type Group = Tournament['groups'][number];
export type Decisions = Group['decided'];
