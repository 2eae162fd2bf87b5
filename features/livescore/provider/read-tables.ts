/** Standings, lists of players, countries, leagues, seasons and predictions. */
import { z } from 'zod';
import type {
  Country,
  League,
  LeagueSeason,
  Prediction,
  StandingRow,
  Standings,
  Tally,
  TopPlayer,
} from '../football/tables/tables.ts';
import {
  flag,
  list,
  maybeId,
  type Notice,
  part,
  percent,
  readItems,
  requiredId,
  requiredWhole,
  text,
  wholeNumber,
} from './lenient.ts';
import { leagueSchema, readFixtures, teamSchema } from './read-fixtures.ts';

const tally = part({
  played: wholeNumber,
  win: wholeNumber,
  draw: wholeNumber,
  lose: wholeNumber,
  goals: part({ for: wholeNumber, against: wholeNumber }),
});
const rowSchema = z.object({
  rank: wholeNumber,
  team: teamSchema,
  points: wholeNumber,
  goalsDiff: wholeNumber,
  group: text,
  form: text,
  description: text,
  all: tally,
  home: tally,
  away: tally,
});
const standingsSchema = z.object({ league: leagueSchema.extend({ standings: list(list(rowSchema)) }) });

/** Null for an unreadable answer; no standings for a competition that has none. */
export function readStandings(response: unknown, notice: Notice): Standings | 'none' | null {
  const items = readItems(response, standingsSchema, notice);
  if (items === null) return null;
  const [item] = items;
  if (!item) return 'none';
  const { standings, ...league } = item.league;
  return {
    league,
    groups: standings
      .filter((rows) => rows.length > 0)
      .map((rows) => ({ name: rows[0]?.group ?? null, rows: rows.map(toRow) })),
  };
}

function toRow(row: z.infer<typeof rowSchema>): StandingRow {
  const { rank, team, points, goalsDiff, form, description, all, home, away } = row;
  return {
    rank,
    team,
    points,
    form,
    description,
    goalDifference: goalsDiff,
    all: toTally(all),
    home: toTally(home),
    away: toTally(away),
  };
}

function toTally({ played, win, draw, lose, goals }: z.infer<typeof tally>): Tally {
  return {
    played,
    won: win,
    drawn: draw,
    lost: lose,
    goalsFor: goals.for,
    goalsAgainst: goals.against,
  };
}

const topPlayerSchema = z.object({
  player: z.object({ id: maybeId, name: text, photo: text }),
  statistics: list(
    z.object({
      team: teamSchema,
      goals: part({ total: wholeNumber }),
      cards: part({ yellow: wholeNumber, yellowred: wholeNumber, red: wholeNumber }),
    }),
  ),
});

export function readTopPlayers(response: unknown, notice: Notice): TopPlayer[] | null {
  const players = readItems(response, topPlayerSchema, notice);
  return (
    players?.map(({ player, statistics: [first] }) => ({
      ...player,
      team: first?.team ?? { id: null, name: null, logo: null },
      goals: first?.goals.total ?? null,
      cards: {
        yellow: first?.cards.yellow ?? null,
        secondYellow: first?.cards.yellowred ?? null,
        red: first?.cards.red ?? null,
      },
    })) ?? null
  );
}

const countrySchema = z.object({ name: z.string().min(1), code: text, flag: text });

export function readCountries(response: unknown, notice: Notice): Country[] | null {
  return readItems(response, countrySchema, notice);
}

const has = flag.transform((value) => value === true);
const seasonSchema = z.object({
  year: requiredWhole,
  start: text,
  end: text,
  current: has,
  coverage: part({
    fixtures: part({ events: has, lineups: has }),
    standings: has,
    top_scorers: has,
    top_cards: has,
  }),
});
const leagueItemSchema = z.object({
  league: z.object({ id: requiredId, name: text, type: text, logo: text }),
  country: part({ name: text }),
  seasons: list(seasonSchema),
});

export function readLeagues(response: unknown, notice: Notice): League[] | null {
  return (
    readItems(response, leagueItemSchema, notice)?.map(({ league, country, seasons }) => ({
      id: league.id,
      name: league.name,
      logo: league.logo,
      country: country.name,
      kind: kindOf(league.type, notice),
      seasons: seasons.map(toSeason).sort((a, b) => a.year - b.year),
    })) ?? null
  );
}

function kindOf(type: string | null, notice: Notice): League['kind'] {
  if (type === 'League') return 'league';
  if (type === 'Cup') return 'cup';
  if (type !== null) notice(`type of a league: ${type}`);
  return null;
}

function toSeason({ year, start, end, current, coverage }: z.infer<typeof seasonSchema>): LeagueSeason {
  const { fixtures, standings, top_scorers: topScorers, top_cards: topCards } = coverage;
  return { year, start, end, isCurrent: current, has: { ...fixtures, standings, topScorers, topCards } };
}

/** Years, oldest first. */
export function readSeasons(response: unknown, notice: Notice): number[] | null {
  return readItems(response, requiredWhole, notice)?.sort((a, b) => a - b) ?? null;
}

const predictionSchema = z.object({
  predictions: z.object({
    winner: part({ id: maybeId, name: text, comment: text }),
    advice: text,
    percent: part({ home: percent, draw: percent, away: percent }),
  }),
  comparison: part({ goals: part({ home: percent, away: percent }) }),
  h2h: z.unknown().optional(),
});

/** Null for an unreadable answer. */
export function readPrediction(response: unknown, notice: Notice): Prediction | 'none' | null {
  const items = readItems(response, predictionSchema, notice);
  if (items === null) return null;
  const [item] = items;
  if (!item) return 'none';
  const { winner, advice, percent: shares } = item.predictions;
  return {
    winner: winner.id === null && winner.name === null ? null : winner,
    advice,
    percent: shares,
    goals: item.comparison.goals,
    earlierMatches: readFixtures(item.h2h, notice) ?? [],
  };
}
