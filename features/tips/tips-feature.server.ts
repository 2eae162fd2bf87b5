/** The tip game: games of the edition, readers' tickets and their points [S45]. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { createReaderLimits, type ReaderLimits } from '#platform/http/limits/reader-limits.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createReaderTokens, type ReaderTokens } from '#platform/tokens/reader-tokens.server.ts';
import type { Game } from './game/game.ts';
import type { GameAt } from './game/game-at.ts';
import type { LoadResults } from './game/game-results.ts';
import { type GameStart, isStartable } from './game/moment.ts';
import { loadScored, type ScoredGame } from './game/score-game.server.ts';
import { type ImportedTicket, importTickets } from './tickets/import-tickets.server.ts';
import { type ForbiddenWords, nicknameKey } from './tickets/nickname.ts';
import { createTicketSaver, type Submission } from './tickets/save-tickets.server.ts';
import type { RankedTicket, SaveResult, Ticket } from './tickets/ticket.ts';
import { ownerOf } from './tickets/ticket-secrets.server.ts';
import {
  clearNickname,
  deleteTicket,
  lockGames,
  playersOf,
  rankedTickets,
  restartGame,
  ticketOf,
} from './tips-queries.server.ts';

export interface TipsNeeds {
  db: Kysely<DB>;
  clock: Clock;
  games: readonly Game[];
  forbiddenWords: readonly ForbiddenWords[];
  loadResults: LoadResults;
  recordInvalidations(trx: Transaction<DB>, entries: Dependency[]): Promise<void>;
}

/** A page of the table, with the game whose results its points count. */
export interface GameTable {
  game: ScoredGame;
  players: number;
  rows: RankedTicket[];
}

export interface TipsFeature {
  games: readonly Game[];
  /** Null for a game that the edition does not have. */
  gameOf(slug: string): Game | null;
  /** The game now; its tickets have the points of its results. Null while the results do not exist. */
  load(game: Game): Promise<ScoredGame | null>;
  table(game: Game, page: { limit: number; offset: number }): Promise<GameTable | null>;
  /** Number of players in the tables, by the game's slug; games without players are missing. */
  players(slugs: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The ticket of a token's reader. */
  ownTicket(slug: string, token: string): Promise<Ticket | null>;
  /** For anybody who has its key. */
  ticketByKey(slug: string, key: string): Promise<Ticket | null>;
  save(submission: Submission): Promise<SaveResult>;
  /** Deletes a reader's ticket with its answers; returns whether there was one. */
  remove(slug: string, token: string): Promise<boolean>;
  /** For moderators: takes a nickname out of the table for good; its reader can choose another one. */
  clearNickname(slug: string, nickname: string): Promise<boolean>;
  /**
   * Starts a game whose times follow its start, for a demonstration or a replay: tickets of the time before are deleted.
   * @returns False for a game with fixed times, and for one that does not exist.
   * @example await tips.start('proba-eb-2024', { at: kickOff, speed: 1 })
   */
  start(slug: string, start: GameStart): Promise<boolean>;
  /** Saves tickets with answers to closed questions, and scores them. */
  importTickets(
    slug: string,
    ticketsFor: (game: GameAt) => readonly ImportedTicket[],
    trx: Transaction<DB>,
  ): Promise<void>;
  tokens: ReaderTokens;
  limits: ReaderLimits;
  /** Unix seconds. */
  now(): number;
}

export function createTipsFeature(needs: TipsNeeds): TipsFeature {
  const { db, clock, games, recordInvalidations } = needs;
  const bySlug = new Map(games.map((game) => [game.slug, game]));
  const gameOf = (slug: string): Game | null => bySlug.get(slug) ?? null;
  const load = (game: Game) => loadScored(needs, game);

  /** Locks the game, so that a save at the same time does not write back what is deleted. */
  async function changeGame(
    slug: string,
    change: (trx: Transaction<DB>) => Promise<boolean>,
  ): Promise<boolean> {
    if (!gameOf(slug)) return false;
    return db.transaction().execute(async (trx) => {
      await lockGames(trx, [slug]);
      return change(trx);
    });
  }

  return {
    games,
    gameOf,
    load,
    async table(game, page) {
      const loaded = await load(game);
      if (!loaded) return null;
      const [players, rows] = await Promise.all([
        playersOf(db, [game.slug]),
        rankedTickets(db, game.slug, page),
      ]);
      return { game: loaded, players: players.get(game.slug) ?? 0, rows };
    },
    players: (slugs) => playersOf(db, slugs),
    ownTicket: (slug, token) => ticketOf(db, slug, { owner: ownerOf(token) }),
    ticketByKey: (slug, key) => ticketOf(db, slug, { key }),
    save: createTicketSaver({ ...needs, gameOf }),
    remove: (slug, token) =>
      changeGame(slug, async (trx) => {
        const key = await deleteTicket(trx, slug, ownerOf(token));
        if (key !== null)
          await recordInvalidations(trx, [{ key: `tips:${slug}` }, { key: `tip-ticket:${key}` }]);
        return key !== null;
      }),
    clearNickname: (slug, nickname) =>
      changeGame(slug, async (trx) => {
        const key = await clearNickname(trx, slug, nicknameKey(nickname), clock.now());
        if (key !== null)
          await recordInvalidations(trx, [{ key: `tips:${slug}` }, { key: `tip-ticket:${key}` }]);
        return key !== null;
      }),
    async start(slug, start) {
      const game = gameOf(slug);
      if (!game || !isStartable(game)) return false;
      await db.transaction().execute(async (trx) => {
        await lockGames(trx, [slug]);
        await restartGame(trx, slug, start);
        await recordInvalidations(trx, [{ key: `tips:${slug}` }]);
      });
      return true;
    },
    importTickets: (slug, ticketsFor, trx) => importTickets({ ...needs, gameOf }, slug, ticketsFor, trx),
    tokens: createReaderTokens(db, 'tips'),
    limits: createReaderLimits(),
    now: () => clock.now().getTime() / 1000,
  };
}
