/**
 * The driver's pool for the query builder, called with callbacks.
 * The driver implements promises by storing a function in a property of its query. V8 treats such functions as methods
 * of a long-lived object: they, the query and its rows stay in memory until the next major garbage collection. With
 * callbacks the driver stores none and rows are freed once read: of 44 KB that an article's request left behind these
 * were 30.
 */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { isLostConnection } from './lost-connection.ts';
import { statementNameOf } from './prepared-statement.server.ts';

export interface PoolNeeds {
  pool: pg.Pool;
  /** Milliseconds after which a query whose response is lost fails, and its connection with it; 0 for never. */
  answerTimeout: number;
}

export function createPromisePool({ pool, answerTimeout }: PoolNeeds): PostgresPool {
  // The query builder compares clients, so the same connection must return the same object.
  const wrappers = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = wrappers.get(client);
      if (known) return known;
      const made = createPromiseClient(client, answerTimeout);
      wrappers.set(client, made);
      return made;
    },
    end: () => pool.end(),
  };
}

function createPromiseClient(client: pg.PoolClient, answerTimeout: number): PostgresPoolClient {
  /** The error that made this connection unusable. */
  let lost: Error | null = null;
  let isOutdated = false;
  // The pool handles errors of idle connections only; an unhandled error event would end the process. Between two
  // queries of a transaction this event is the only one with the reason: the next query would only fail as "not
  // queryable".
  client.on('error', (error) => {
    lost ??= error;
  });
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Rows are not read with cursors here.');
    const { promise, resolve, reject } = Promise.withResolvers();
    const fail = (error: Error): void => {
      if (isLostConnection(error)) lost ??= error;
      // The server rolls back when the connection is lost. A failing rollback here would hide the error that caused it.
      if (lost !== null && text === 'rollback') resolve(nothing);
      else reject(error);
    };
    // Otherwise a transaction would wait again for the response to its rollback.
    if (lost !== null) {
      fail(lost);
      return promise;
    }
    const timer =
      answerTimeout > 0 ? setTimeout(() => fail(new AnswerTimeout(answerTimeout)), answerTimeout) : undefined;
    send(text, values, statementNameOf(text), (error, result) => {
      clearTimeout(timer);
      if (error) fail(error);
      else resolve(result);
    });
    return promise;
  }
  function send(
    text: string,
    values: readonly unknown[],
    name: string | undefined,
    answered: Answered,
  ): void {
    client.query({ text, values: [...values], ...(name && { name }) }, (error, result) => {
      if (name === undefined || !isStalePlanError(error)) {
        answered(error, result);
        return;
      }
      isOutdated = true;
      send(text, values, undefined, answered);
    });
  }
  // A connection with a running query is destroyed instead of being closed in order.
  return { query, release: (destroy = false) => client.release(destroy || lost !== null || isOutdated) };
}

const nothing = { command: 'ROLLBACK', rowCount: null, rows: [] };

/** Has the code of a network timeout, so that callers treat it as an unavailable database. */
class AnswerTimeout extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(milliseconds: number) {
    super(`The database did not answer within ${milliseconds} ms.`);
  }
}

type Answered = (error: Error | null, result: pg.QueryResult) => void;

/**
 * A newer version of this program altered a table of a prepared statement: "cached plan must not change result type".
 */
function isStalePlanError(error: Error | null): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000';
}
