/** Standings, lists of players, leagues and predictions, as the provider has them. */
import type { Fixture, FixtureLeague, Team } from '../fixture.ts';

/** Null where the provider does not count, such as home and away matches of a tournament. */
export interface Tally {
  played: number | null;
  won: number | null;
  drawn: number | null;
  lost: number | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
}

export interface StandingRow {
  rank: number | null;
  team: Team;
  points: number | null;
  goalDifference: number | null;
  /** Letters W, D and L. */
  form: string | null;
  /** The provider's description of the place's consequence, such as `Relegation`. */
  description: string | null;
  all: Tally;
  home: Tally;
  away: Tally;
}

export interface Standings {
  league: FixtureLeague;
  groups: { name: string | null; rows: StandingRow[] }[];
}

/** A row of the lists of scorers and of cards. */
export interface TopPlayer {
  id: number | null;
  name: string | null;
  photo: string | null;
  team: Team;
  goals: number | null;
  cards: { yellow: number | null; secondYellow: number | null; red: number | null };
}

export interface Country {
  /** `World` for international competitions. */
  name: string;
  code: string | null;
  flag: string | null;
}

export interface LeagueSeason {
  year: number;
  start: string | null;
  end: string | null;
  isCurrent: boolean;
  /** The kinds of data that the provider has for it. */
  has: { events: boolean; lineups: boolean; standings: boolean; topScorers: boolean; topCards: boolean };
}

export interface League {
  id: number;
  name: string | null;
  kind: 'league' | 'cup' | null;
  logo: string | null;
  country: string | null;
  /** Oldest first. */
  seasons: LeagueSeason[];
}

export interface Prediction {
  winner: { id: number | null; name: string | null; comment: string | null } | null;
  advice: string | null;
  percent: { home: number | null; draw: number | null; away: number | null };
  goals: { home: number | null; away: number | null };
  earlierMatches: Fixture[];
}
