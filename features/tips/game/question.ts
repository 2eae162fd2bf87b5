/** A question at one moment: what it asks, until when it can be answered, and its result once there is one. */
import type { ResultTeam } from './game-results.ts';

/**
 * `waiting`: for the start of the game, or for the teams of a match. `soon`: the game is not open yet. `closed`: without a
 * result yet.
 */
export type QuestionState = 'waiting' | 'soon' | 'open' | 'closed' | 'scored';

interface CommonFields {
  id: string;
  /** Of its points. */
  factor: number;
  /** Unix seconds; null while the game is not started. */
  closesAt: number | null;
  state: QuestionState;
}

export type Question = MatchQuestion | OrderQuestion | DistrictQuestion | ShareQuestion;

export interface MatchQuestion extends CommonFields {
  kind: 'match';
  home: ResultTeam;
  away: ResultTeam;
  place: string;
  /** Unix seconds; null when it follows the start of the game. */
  kickoff: number | null;
  result: readonly [number, number] | null;
}

export interface OrderQuestion extends CommonFields {
  kind: 'group-order';
  group: string;
  teams: readonly ResultTeam[];
  result: readonly { team: string; rank: number }[] | null;
}

export interface DistrictQuestion extends CommonFields {
  kind: 'district-winner';
  district: string;
  candidates: readonly { name: string; list: string }[];
  result: string | null;
}

export interface ShareQuestion extends CommonFields {
  kind: 'list-share';
  list: string;
  /** Hundredths of a per cent. */
  result: number | null;
}

/** An answer is accepted while nothing is known of the result, even if the closing time was set too late. */
export function isAnswerable({ state }: Pick<Question, 'state'>): boolean {
  return state === 'open';
}
