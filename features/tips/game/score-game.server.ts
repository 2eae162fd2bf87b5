/** Brings the points of a game's tickets in line with its results. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { answersGiven, gameRows, lockGames, writePoints } from '../tips-queries.server.ts';
import type { Game } from './game.ts';
import { type GameAt, gameAt, scoredVersion } from './game-at.ts';
import type { GameResults, LoadResults } from './game-results.ts';
import { pointsOf } from './points.ts';

export interface ScoreNeeds {
  db: Kysely<DB>;
  clock: Clock;
  loadResults: LoadResults;
  recordInvalidations(trx: Transaction<DB>, entries: Dependency[]): Promise<void>;
}

/** A game whose tickets have the points of its results. */
export interface ScoredGame extends GameAt {
  /** Dependencies of answers that show it. */
  dependencies: Dependency[];
}

/** The game now, its tickets scored; null while its results do not exist. */
export async function loadScored(needs: ScoreNeeds, game: Game): Promise<ScoredGame | null> {
  const found = await needs.loadResults(game.results);
  if (!found) return null;
  const { results } = found;
  const dependencies = [{ key: `tips:${game.slug}` }, ...found.dependencies];
  const row = (await gameRows(needs.db, [game.slug])).get(game.slug);
  const now = needs.clock.now().getTime() / 1000;
  const loaded = gameAt(game, results, row?.start ?? null, now);
  // Without a row there are no tickets.
  const isScored = row === undefined || row.scored === scoredVersion(loaded);
  const current = isScored
    ? loaded
    : await needs.db.transaction().execute((trx) => scoreIn(trx, needs, game, results));
  return { ...current, dependencies };
}

/** In a transaction of the caller, for tickets that it has written. */
export async function scoreIn(
  trx: Transaction<DB>,
  { clock, recordInvalidations }: Pick<ScoreNeeds, 'clock' | 'recordInvalidations'>,
  game: Game,
  results: GameResults,
): Promise<GameAt> {
  const row = (await lockGames(trx, [game.slug])).get(game.slug);
  const current = gameAt(game, results, row?.start ?? null, clock.now().getTime() / 1000);
  const version = scoredVersion(current);
  const questions = new Map(current.questions.map((question) => [question.id, question]));
  const given = await answersGiven(trx, game.slug);
  const worths = given.flatMap(({ question: id, answer }) => {
    const question = questions.get(id);
    return question ? [{ question: id, answer, points: pointsOf(question, answer, game.points) }] : [];
  });
  await writePoints(trx, game.slug, worths, version);
  await recordInvalidations(trx, [{ key: `tips:${game.slug}` }]);
  return current;
}
