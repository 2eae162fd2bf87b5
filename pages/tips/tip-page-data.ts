/** Page data of the tip game. */
import type { RankedTicket, Refused, ShownGame, ShownQuestion, Ticket } from '#features/tips/public.ts';

export type TipPageData = GamesData | GameData | SharedTicketData;

/** All games of a site. */
export interface GamesData {
  kind: 'games';
  games: { game: ShownGame; players: number }[];
}

/** A game with its table. */
export interface GameData {
  kind: 'game';
  game: ShownGame;
  questions: ShownQuestion[];
  players: number;
  rows: RankedTicket[];
  page: number;
  totalPages: number;
}

/** A ticket that somebody shared. */
export interface SharedTicketData {
  kind: 'ticket';
  game: ShownGame;
  questions: ShownQuestion[];
  ticket: Ticket;
  players: number;
}

/** The reader's own ticket. */
export interface OwnTicketData {
  game: ShownGame;
  questions: ShownQuestion[];
  /** Null before the first save. */
  ticket: Ticket | null;
  players: number;
  refused: Refused;
  /** How many saved answers the last request withdrew. */
  withdrawn: number;
  notice: 'saved' | 'nothing' | 'deleted' | null;
  /** Absolute; '' without a ticket. */
  shareAddress: string;
}
