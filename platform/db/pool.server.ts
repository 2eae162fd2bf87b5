/**
 * The driver's pool as the query builder asks it.
 *
 * The driver itself hands out promises by writing a function into a property of its query. V8 takes such functions for
 * methods of something lasting: they, and with them the query and its rows, stay in memory until its next thorough
 * cleaning. Asked with a callback the driver writes none, and rows go when they were read: of 44 KB that an article's
 * request left behind these were 30.
 */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { nameOfPlan } from './planned-once.server.ts';

export interface PoolNeeds {
  pool: pg.Pool;
  /** Milliseconds after which a query whose answer is lost on the way fails, and its connection with it; 0 for never. */
  answerTimeout: number;
}

export function poolOfPromises({ pool, answerTimeout }: PoolNeeds): PostgresPool {
  // Whoever is handed the same connection again must be able to tell.
  const handed = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = handed.get(client);
      if (known) return known;
      const made = clientOfPromises(client, answerTimeout);
      handed.set(client, made);
      return made;
    },
    end: () => pool.end(),
  };
}

function clientOfPromises(client: pg.PoolClient, answerTimeout: number): PostgresPoolClient {
  // The pool hears of connections that break while nobody has them. Here the query under way tells; unheard, the event
  // would end the process.
  client.on('error', () => undefined);
  let isLost = false;
  let isOutdated = false;
  const noAnswer = () => new NoAnswer(answerTimeout);
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Rows are not read with cursors here.');
    const { promise, resolve, reject } = Promise.withResolvers();
    // A transaction would wait as long again for the answer to its rollback.
    if (isLost) {
      reject(noAnswer());
      return promise;
    }
    const giveUp = () => {
      isLost = true;
      reject(noAnswer());
    };
    const timer = answerTimeout > 0 ? setTimeout(giveUp, answerTimeout) : undefined;
    ask(text, values, nameOfPlan(text), (error, result) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(result);
    });
    return promise;
  }
  function ask(text: string, values: readonly unknown[], name: string | undefined, answered: Answered): void {
    client.query({ text, values: [...values], ...(name && { name }) }, (error, result) => {
      if (name === undefined || !isOfOldTables(error)) {
        answered(error, result);
        return;
      }
      isOutdated = true;
      ask(text, values, undefined, answered);
    });
  }
  // A connection with a query under way is torn down, not asked to end.
  return { query, release: (destroy = false) => client.release(destroy || isLost || isOutdated) };
}

/** Carries the code that the network's own silence has: to whoever asked the database is away, however it went. */
class NoAnswer extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(milliseconds: number) {
    super(`The database did not answer within ${milliseconds} ms.`);
  }
}

type Answered = (error: Error | null, result: pg.QueryResult) => void;

/** A newer version of this program changed a table under a plan: "cached plan must not change result type". */
function isOfOldTables(error: Error | null): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000';
}
