/** Matches, from `/fixtures` and `/fixtures/headtohead`. */
import { z } from 'zod';
import type { Fixture, FixtureDetails, Score } from '../football/fixture.ts';
import { fixtureStateOf } from '../football/fixture-state.ts';
import { inOrder } from '../football/match/match-event.ts';
import {
  flag,
  list,
  maybeId,
  type Notice,
  part,
  readItems,
  requiredId,
  text,
  wholeNumber,
} from './lenient.ts';
import { lineupSchema, toLineup } from './read-lineup.ts';
import { eventSchema, toMatchEvent } from './read-match-event.ts';

const score = part({ home: wholeNumber, away: wholeNumber });
const side = part({ id: maybeId, name: text, logo: text, winner: flag });

export const teamSchema = part({ id: maybeId, name: text, logo: text });

export const leagueSchema = z.object({
  id: requiredId,
  name: text,
  country: text,
  logo: text,
  flag: text,
  season: wholeNumber,
  round: text,
});

const fixtureSchema = z.object({
  fixture: z.object({
    id: requiredId,
    referee: text,
    date: text,
    timestamp: wholeNumber,
    venue: part({ name: text, city: text }),
    status: part({ short: text, elapsed: wholeNumber, extra: wholeNumber }),
  }),
  league: leagueSchema,
  teams: part({ home: side, away: side }),
  goals: score,
  score: part({ halftime: score, fulltime: score, extratime: score, penalty: score }),
  events: z.unknown().optional(),
  lineups: z.unknown().optional(),
  statistics: z.unknown().optional(),
});

/** Null for an unreadable answer. */
export function readFixtures(response: unknown, notice: Notice): Fixture[] | null {
  return readItems(response, fixtureSchema, notice)?.map((item) => toFixture(item, notice)) ?? null;
}

function toFixture(item: z.infer<typeof fixtureSchema>, notice: Notice): Fixture {
  const { fixture, league, teams, goals } = item;
  const code = fixture.status.short ?? '';
  const state = fixtureStateOf(code);
  if (state === 'unknown') notice(`state of a match: ${code}`);
  const { home, away } = teams;
  return {
    id: fixture.id,
    state,
    code,
    league,
    kickOff: fixture.timestamp ?? secondsOf(fixture.date),
    elapsed: fixture.status.elapsed,
    extra: fixture.status.extra,
    venue: fixture.venue,
    referee: fixture.referee,
    home: { id: home.id, name: home.name, logo: home.logo, isWinner: home.winner },
    away: { id: away.id, name: away.name, logo: away.logo, isWinner: away.winner },
    goals: toScore(goals),
    score: {
      halfTime: toScore(item.score.halftime),
      fullTime: toScore(item.score.fulltime),
      extraTime: toScore(item.score.extratime),
      shootOut: toScore(item.score.penalty),
    },
    details: detailsOf(item, notice),
  };
}

/** No goals are counted backwards: a negative number is none. */
function toScore({ home, away }: Score): Score {
  const counted = (goals: number | null): number | null => (goals === null || goals < 0 ? null : goals);
  return { home: counted(home), away: counted(away) };
}

const statisticsSchema = z.object({
  team: teamSchema,
  statistics: list(
    z.object({ type: z.string(), value: z.union([z.number(), z.string()]).nullish().catch(null) }),
  ),
});

/** Lists of matches have no details. */
function detailsOf(
  { events, lineups, statistics }: z.infer<typeof fixtureSchema>,
  notice: Notice,
): FixtureDetails | null {
  if (![events, lineups, statistics].some((one) => Array.isArray(one))) return null;
  return {
    events: inOrder(
      list(eventSchema)
        .parse(events)
        .map((event) => toMatchEvent(event, notice)),
    ),
    lineups: list(lineupSchema)
      .parse(lineups)
      .map((lineup) => toLineup(lineup, notice)),
    statistics: list(statisticsSchema)
      .parse(statistics)
      .map(({ team, statistics: values }) => ({
        teamId: team.id,
        values: values.map(({ type, value }) => ({ type, value: value ?? null })),
      })),
  };
}

export function secondsOf(date: string | null): number | null {
  const milliseconds = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000);
}
