/** A match, as all pages and calls know it. */
import type { FixtureState } from './fixture-state.ts';
import type { Lineup } from './match/lineup.ts';
import type { MatchEvent } from './match/match-event.ts';

export interface Team {
  /** Null where the provider does not know the team yet. */
  id: number | null;
  name: string | null;
  /** At the provider; never linked. */
  logo: string | null;
}

export interface Side extends Team {
  /** The leader while a match is played; null for a draw. */
  isWinner: boolean | null;
}

export interface Score {
  home: number | null;
  away: number | null;
}

export interface FixtureLeague {
  id: number;
  name: string | null;
  country: string | null;
  logo: string | null;
  flag: string | null;
  /** The year in which the season begins. */
  season: number | null;
  round: string | null;
}

export interface StatisticsOfTeam {
  teamId: number | null;
  /** In the provider's order; null is none. */
  values: { type: string; value: number | string | null }[];
}

/** Only in the answer about one match. */
export interface FixtureDetails {
  events: MatchEvent[];
  lineups: Lineup[];
  statistics: StatisticsOfTeam[];
}

export interface Fixture {
  id: number;
  /** Unix seconds; null while it is not known. */
  kickOff: number | null;
  state: FixtureState;
  /** The provider's code of the state, which is shown when the state is unknown. */
  code: string;
  elapsed: number | null;
  extra: number | null;
  venue: { name: string | null; city: string | null };
  referee: string | null;
  league: FixtureLeague;
  home: Side;
  away: Side;
  /** With extra time, without the shoot-out. */
  goals: Score;
  score: { halfTime: Score; fullTime: Score; extraTime: Score; shootOut: Score };
  details: FixtureDetails | null;
}
