/** A match as the service answers it [FOOT-05]. */
import type { z } from 'zod';
import type { Fixture, Score, Side, Team } from '../football/fixture.ts';
import { hasScore } from '../football/fixture-state.ts';
import type { LineupPlayer } from '../football/match/lineup.ts';
import { matchAddress } from '../football/match/match-address.ts';
import type { MatchEvent } from '../football/match/match-event.ts';
import type { Prediction } from '../football/tables/tables.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import type {
  eventSchema,
  FixtureAnswer,
  FixtureDetailsAnswer,
  lineupSchema,
  PredictionAnswer,
} from './football-schema.ts';
import type { LiveBlogs } from './live-blogs.ts';

export function presentFixture(match: Fixture, blogs: Pick<LiveBlogs, 'of'>): FixtureAnswer {
  const { league, home, away, score } = match;
  const { logo, flag, ...ofLeague } = league;
  return {
    fixture: {
      id: match.id,
      timestamp: match.kickOff,
      venue: match.venue,
      referee: match.referee,
      status: { short: match.code, elapsed: match.elapsed, extra: match.extra },
    },
    league: { ...ofLeague, logo: pictureAddress(logo), flag: pictureAddress(flag) },
    teams: { home: presentSide(home), away: presentSide(away) },
    goals: hasScore(match.state) ? match.goals : noScore,
    score: {
      halftime: score.halfTime,
      fulltime: score.fullTime,
      extratime: score.extraTime,
      penalty: score.shootOut,
    },
    url: blogs.of(match.id) ?? matchAddress(match),
    // The newsroom cannot change a record yet [S52].
    robot: true,
  };
}

/** By their kick-off; those of which it is not known come last. */
export function presentFixtures(matches: readonly Fixture[], blogs: Pick<LiveBlogs, 'of'>): FixtureAnswer[] {
  return matches
    .toSorted((a, b) => (a.kickOff ?? Infinity) - (b.kickOff ?? Infinity) || a.id - b.id)
    .map((match) => presentFixture(match, blogs));
}

/** @param earlier Matches of the two teams, where the provider predicts nothing. */
export function presentFixtureDetails(
  match: Fixture,
  blogs: Pick<LiveBlogs, 'of'>,
  { prediction, earlier }: { prediction: Prediction | null; earlier: readonly Fixture[] },
): FixtureDetailsAnswer {
  const { events, lineups, statistics } = match.details ?? { events: [], lineups: [], statistics: [] };
  return {
    ...presentFixture(match, blogs),
    events: events.map(presentEvent),
    lineups: lineups.map(presentLineup),
    statistics: statistics.map(({ teamId, values }) => ({ team: { id: teamId }, statistics: values })),
    predictions: presentPrediction(prediction, earlier, blogs),
  };
}

const noScore: Score = { home: null, away: null };

export function presentTeam({ id, name, logo }: Team) {
  return { id, name, logo: pictureAddress(logo) };
}

function presentSide({ isWinner, ...team }: Side) {
  return { ...presentTeam(team), winner: isWinner };
}

function presentEvent(event: MatchEvent): z.infer<typeof eventSchema> {
  const { at, teamId, player, said } = event;
  const assist = event.kind === 'goal' ? event.assist : event.kind === 'substitution' ? event.comesOn : null;
  return { time: at, team: { id: teamId }, player: { name: player }, assist: { name: assist }, ...said };
}

type Lineup = NonNullable<Fixture['details']>['lineups'][number];

function presentLineup(lineup: Lineup): z.infer<typeof lineupSchema> {
  const { teamId, coach, formation, starters, substitutes } = lineup;
  return {
    team: { id: teamId },
    coach: coach && { name: coach.name, photo: pictureAddress(coach.photo) },
    formation,
    startXI: starters.map(presentPlayer),
    substitutes: substitutes.map(presentPlayer),
  };
}

const letters = { goalkeeper: 'G', defender: 'D', midfielder: 'M', forward: 'F' } as const;

function presentPlayer({ id, name, number, position, place }: LineupPlayer) {
  const grid = place && `${place.row}:${place.column}`;
  return { player: { id, name, number, pos: position && letters[position], grid } };
}

function presentPrediction(
  prediction: Prediction | null,
  earlier: readonly Fixture[],
  blogs: Pick<LiveBlogs, 'of'>,
): PredictionAnswer[] {
  if (prediction === null && earlier.length === 0) return [];
  const { winner, advice, percent, goals, earlierMatches } = prediction ?? {
    ...nothing,
    earlierMatches: earlier,
  };
  const { home, draw, away } = percent;
  return [
    {
      predictions: {
        winner: winner && { name: winner.name, comment: winner.comment },
        advice,
        percent: { home: withSign(home), draw: withSign(draw), away: withSign(away) },
      },
      comparison: { goals: { home: withSign(goals.home), away: withSign(goals.away) } },
      h2h: earlierMatches.map((match) => presentFixture(match, blogs)),
    },
  ];
}

const nothing = {
  winner: null,
  advice: null,
  goals: noScore,
  percent: { home: null, draw: null, away: null },
};

function withSign(share: number | null): string | null {
  return share === null ? null : `${share}%`;
}
