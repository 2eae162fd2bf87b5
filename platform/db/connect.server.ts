/** Database connection of the whole process: one pool, typed queries, every query timed. */
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createPromisePool } from './promise-pool.server.ts';

export interface ConnectNeeds {
  url: string;
  /** Shown by the server for each connection: `lapzarta serve`. */
  applicationName: string;
  /** Maximum number of connections; 10 when absent. */
  poolSize?: number;
  /** Milliseconds after which the server cancels a statement; 15 000 when absent, 0 for never. */
  statementTimeout?: number;
  /** Called after every query with its SQL and milliseconds. */
  onQuery?: (sql: string, milliseconds: number) => void;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onLostConnection?: (error: Error) => void;
}

export interface Connection<Schema> {
  db: Kysely<Schema>;
  pool: () => { total: number; idle: number; waiting: number };
  close: () => Promise<void>;
}

/** `const { db, close } = connectDatabase<DB>({ url, applicationName: 'lapzarta serve' })` */
export function connectDatabase<Schema>(needs: ConnectNeeds): Connection<Schema> {
  const timeout = needs.statementTimeout ?? 15_000;
  const pool = new pg.Pool({
    connectionString: needs.url,
    application_name: needs.applicationName,
    max: needs.poolSize ?? 10,
    statement_timeout: timeout,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    options: '-c timezone=UTC',
    types: { getTypeParser },
  });
  pool.on('error', (error) => needs.onLostConnection?.(error));
  // The server's own timeout cannot end a query whose response is lost in the network.
  const answerTimeout = timeout > 0 ? timeout + 2_000 : 0;
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: createPromisePool({ pool, answerTimeout }) }),
    log: (event) => timeQuery(event, needs.onQuery),
  });
  return {
    db,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}

function timeQuery(event: LogEvent, onQuery: ConnectNeeds['onQuery']): void {
  onQuery?.(event.query.sql, event.queryDurationMillis);
}

/** A `date` stays the text 'YYYY-MM-DD': as a Date it would be local midnight, another day in another time zone. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.DATE) return (value: string) => value;
  return pg.types.getTypeParser(oid, format);
}
