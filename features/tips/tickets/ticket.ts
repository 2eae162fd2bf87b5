/** A ticket: a reader's answers in one game. */
import type { NicknameRefusal } from './nickname.ts';

export interface Ticket {
  /** Opens the ticket for reading. */
  key: string;
  /** Null while the reader has chosen none. */
  nickname: string | null;
  points: number;
  /** From 1, shared by equal points; null for a ticket that is not in the table. */
  rank: number | null;
  /** By the question's id. */
  answers: Readonly<Record<string, string>>;
}

export interface RankedTicket {
  rank: number;
  nickname: string;
  points: number;
}

/** Answers that were not saved; all others were. */
export interface Refused {
  /** Ids of questions that were closed, or not open yet, when the answers arrived. */
  closed: string[];
  /** Ids of questions that cannot be answered so, or do not exist. */
  invalid: string[];
  nickname: NicknameRefusal | null;
}

export type SaveResult =
  /** `withdrawn`: how many answers that were saved before. */
  | { kind: 'saved'; key: string; refused: Refused; withdrawn: number }
  /** Nothing of it could be saved, so no ticket was made. */
  | { kind: 'nothing-saved'; refused: Refused }
  | { kind: 'no-game' };

export const nothingRefused: Refused = { closed: [], invalid: [], nickname: null };
