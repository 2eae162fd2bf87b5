/** Points and their results when processes know different results, and the plan of the table's query. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withDatabase } from '#tests/database.ts';
import { planOf } from '#tests/query-plan.ts';
import { gameWith, kickOff, tournament } from '../tips.fixture.ts';
import { createTipsFeature } from '../tips-feature.server.ts';
import { rankedTickets } from '../tips-queries.server.ts';
import type { GameResults } from './game-results.ts';

const database = withDatabase();

function featureWith(results: () => GameResults, at = kickOff - 60) {
  return createTipsFeature({
    db: database.db,
    clock: { now: () => new Date(at * 1_000) },
    games: [gameWith()],
    forbiddenWords: [],
    loadResults: async () => ({ results: results(), dependencies: [] }),
    recordInvalidations: async () => undefined,
  });
}

describe('points', () => {
  it('count answers that a process accepted before it knew the result that another one had scored [S45]', async () => {
    const before = featureWith(() => tournament());
    const after = featureWith(() => tournament([2, 1]));
    const [game] = after.games;
    if (!game) throw new Error('There is a game.');
    await after.load(game);
    const token = await before.tokens.issue();
    const saved = await before.save({
      game: 'proba',
      token,
      nickname: '',
      answers: new Map([['egy', '2-1']]),
    });
    expect(saved).toMatchObject({ kind: 'saved' });
    expect((await after.ownTicket('proba', token))?.points).toBe(0);
    await after.load(game);
    expect((await after.ownTicket('proba', token))?.points).toBe(3);
  });

  it('need one query while the results are the same', async () => {
    const feature = featureWith(() => tournament([2, 1]));
    const [game] = feature.games;
    if (!game) throw new Error('There is a game.');
    await feature.load(game);
    database.takeQueries();
    await feature.load(game);
    expect(database.takeQueries()).toHaveLength(1);
  });

  it('of a question that was removed from the game are lost, those of others stay', async () => {
    const feature = featureWith(() => tournament([2, 1]));
    const { db } = database;
    await db
      .transaction()
      .execute((trx) =>
        feature.importTickets(
          'proba',
          () => [{ token: 'a', nickname: 'Régi játékos', answers: { egy: '2-1', torolt: 'x' } }],
          trx,
        ),
      );
    expect((await feature.ownTicket('proba', 'a'))?.points).toBe(3);
  });
});

describe('the table', () => {
  it('reads a page by its index', async () => {
    await sql`insert into tip_tickets (game, owner, key, nickname, nickname_key, points, created_at, changed_at)
      select 'proba', 'o' || n, 'k' || n, 'Név ' || n, 'nev' || n, n % 40, now(), now() from generate_series(1, 20000) n`.execute(
      database.db,
    );
    await sql`analyze tip_tickets`.execute(database.db);
    database.takeQueries();
    await rankedTickets(database.db, 'proba', { limit: 20, offset: 0 });
    const [query = ''] = database.takeQueries();
    const plan = await planOf(database.db, query);
    // The page, and the tickets above it: both are read in the order of the index.
    expect(plan).not.toContain('Seq Scan on tip_tickets');
    expect(plan).toMatch(
      /CTE page\n\s+->\s+Limit[^\n]*\n\s+->\s+Index (Only )?Scan using tip_tickets_ranked/,
    );
  });
});
