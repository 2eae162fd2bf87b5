/** Subjects of questions and their outcomes: the results that the pages show, in the form that games need. */
import type { Dependency } from '#platform/cache/dependency.ts';

export type GameResults = TournamentResults | ElectionResults;

export interface TournamentResults {
  kind: 'tournament';
  matches: readonly ResultMatch[];
  groups: readonly ResultGroup[];
}

export interface ResultMatch {
  /** Null in tournaments that do not number their matches. */
  number: number | null;
  /** Kick-off in unix seconds; null while it is not known. */
  at: number | null;
  place: string;
  home: ResultTeam;
  away: ResultTeam;
  /** Both teams are known. */
  hasTeams: boolean;
  /** After ninety minutes; null while the match is not finished. */
  score: readonly [number, number] | null;
}

export interface ResultTeam {
  code: string;
  name: string;
}

export interface ResultGroup {
  name: string;
  teams: readonly ResultTeam[];
  /** Kick-off of the first match in unix seconds; null without matches. */
  from: number | null;
  /** Codes with their ranks, which equal teams share; null until all matches are finished. */
  order: readonly { team: string; rank: number }[] | null;
}

export interface ElectionResults {
  kind: 'election';
  districts: readonly ResultDistrict[];
  lists: readonly ResultList[];
}

export interface ResultDistrict {
  code: string;
  name: string;
  candidates: readonly { name: string; list: string }[];
  /** Name of the candidate with the most votes; null while there is none. */
  winner: string | null;
}

export interface ResultList {
  name: string;
  /** Hundredths of a per cent of the valid votes; null while there are none. */
  share: number | null;
}

/** Results that arrive while the program runs: their subjects are not known when the edition is read. */
export interface LaterResults {
  kind: 'later';
  of: GameResults['kind'];
}

export interface LoadedResults {
  results: GameResults;
  /** Keys whose invalidation changes the results. */
  dependencies: Dependency[];
}

/** Results by their name; null where there are none of this name. */
export type LoadResults = (name: string) => Promise<LoadedResults | null>;
