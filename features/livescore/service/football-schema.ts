/** Answers of the service about football, with the field names of the specification (D2 §3). */
import { z } from 'zod';

const text = z.string().nullable();
const count = z.int().nullable();
const picture = z.string().nullable().describe('An address below this host.');
const score = z.object({ home: count, away: count });

const teamSchema = z.object({ id: count, name: text, logo: picture }).meta({ id: 'LivescoreTeam' });
const sideSchema = teamSchema
  .extend({ winner: z.boolean().nullable().describe('Who leads while a match is played.') })
  .meta({ id: 'LivescoreSide' });

/** A match in a list. */
export const fixtureSchema = z
  .object({
    fixture: z.object({
      id: z.int(),
      timestamp: count.describe('Unix seconds of the kick-off.'),
      status: z.object({
        short: z.string().describe('The provider’s code: NS, 1H, HT, 2H, ET, BT, P, FT, AET, PEN, PST, …'),
        elapsed: count,
        extra: count,
      }),
      venue: z.object({ name: text, city: text }),
      referee: text,
    }),
    league: z.object({
      id: z.int(),
      name: text,
      country: text,
      logo: picture,
      flag: picture,
      season: count,
      round: text,
    }),
    teams: z.object({ home: sideSchema, away: sideSchema }),
    goals: score.describe('With extra time, without the shoot-out; null before the kick-off.'),
    score: z.object({ halftime: score, fulltime: score, extratime: score, penalty: score }),
    url: z.string().describe('The match’s live blog, or else its page.'),
    robot: z.boolean().describe('No editor has changed the record.'),
  })
  .meta({ id: 'LivescoreFixture' });

const person = z.object({ name: text });
const playerSchema = z.object({
  player: z.object({
    id: count,
    name: text,
    number: count,
    pos: z.enum(['G', 'D', 'M', 'F']).nullable(),
    grid: text.describe('`row:column`; row 1 is the goalkeeper’s.'),
  }),
});

export const eventSchema = z.object({
  time: z.object({ elapsed: count, extra: count }),
  team: z.object({ id: count }).describe('Of an own goal the one that benefits.'),
  player: person.describe('Of a substitution the one who goes off.'),
  assist: person.describe('Of a substitution the one who comes on.'),
  type: z.string(),
  detail: text,
  comments: text,
});

export const lineupSchema = z.object({
  team: z.object({ id: count }),
  coach: z.object({ name: text, photo: picture }).nullable(),
  formation: text,
  startXI: z.array(playerSchema),
  substitutes: z.array(playerSchema),
});

const percent = z.string().nullable().describe('Such as `45%`.');
export const predictionSchema = z.object({
  predictions: z.object({
    winner: z.object({ name: text, comment: text }).nullable(),
    advice: text,
    percent: z.object({ home: percent, draw: percent, away: percent }),
  }),
  comparison: z.object({ goals: z.object({ home: percent, away: percent }) }),
  h2h: z.array(fixtureSchema).describe('Earlier matches of the two teams.'),
});

/** A match by its id. */
export const fixtureDetailsSchema = fixtureSchema
  .extend({
    events: z.array(eventSchema),
    lineups: z.array(lineupSchema),
    statistics: z.array(
      z.object({
        team: z.object({ id: count }),
        statistics: z.array(
          z.object({ type: z.string(), value: z.union([z.number(), z.string()]).nullable() }),
        ),
      }),
    ),
    predictions: z.array(predictionSchema).describe('One, or none.'),
  })
  .meta({ id: 'LivescoreFixtureDetails' });

const tally = z.object({
  played: count,
  win: count,
  draw: count,
  lose: count,
  goals: z.object({ for: count, against: count }),
});

export const standingsSchema = z
  .array(
    z.array(
      z.object({
        rank: count,
        team: teamSchema,
        all: tally,
        home: tally,
        away: tally,
        goalsDiff: count,
        points: count,
        group: text,
        form: text,
        description: text,
      }),
    ),
  )
  .describe('Tables of the groups; a league has one.')
  .meta({ id: 'LivescoreStandings' });

export const topPlayersSchema = z
  .array(
    z.object({
      player: z.object({ id: count, name: text, photo: picture }),
      statistics: z
        .array(
          z.object({
            team: teamSchema,
            goals: z.object({ total: count }),
            cards: z.object({ yellow: count, yellowred: count, red: count }),
          }),
        )
        .describe('Always one.'),
    }),
  )
  .meta({ id: 'LivescoreTopPlayers' });

export const countriesSchema = z
  .array(z.object({ name: z.string(), code: text, flag: picture }))
  .meta({ id: 'LivescoreCountries' });

const leagueShape = {
  league: z.object({
    id: z.int(),
    name: text,
    type: z.enum(['League', 'Cup']).nullable(),
    logo: picture,
  }),
  country: z.object({ name: text }),
};

export const leaguesSchema = z
  .array(
    z.object({
      ...leagueShape,
      seasons: z.array(z.object({ year: z.int(), start: text, end: text, current: z.boolean() })),
    }),
  )
  .meta({ id: 'LivescoreLeagues' });

/** A league's season by the `livescoreId` of an article. */
export const seasonDetailsSchema = z
  .object({
    ...leagueShape,
    season: z.int().describe('The year in which it begins.'),
    standings: standingsSchema,
    fixtures: z.array(fixtureSchema).describe('By their kick-off.'),
  })
  .meta({ id: 'LivescoreSeasonDetails' });

export const seasonsSchema = z.array(z.int()).meta({ id: 'LivescoreSeasons' });

export type FixtureAnswer = z.infer<typeof fixtureSchema>;
export type FixtureDetailsAnswer = z.infer<typeof fixtureDetailsSchema>;
export type PredictionAnswer = z.infer<typeof predictionSchema>;
export type StandingsAnswer = z.infer<typeof standingsSchema>;
export type TopPlayersAnswer = z.infer<typeof topPlayersSchema>;
export type LeaguesAnswer = z.infer<typeof leaguesSchema>;
export type SeasonDetailsAnswer = z.infer<typeof seasonDetailsSchema>;
