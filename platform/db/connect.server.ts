/** The way to the database for the whole program: one pool, typed queries, every query timed. */
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { poolOfPromises } from './pool.server.ts';

export interface ConnectNeeds {
  url: string;
  /** Shown by the server beside each connection: `lapzarta serve`. */
  applicationName: string;
  /** Connections at most; 10 when absent. */
  poolSize?: number;
  /** Milliseconds after which the server gives up a statement; 15 000 when absent, 0 for never. */
  statementTimeout?: number;
  /** Told about every query: its SQL, and milliseconds. */
  onQuery?: (sql: string, milliseconds: number) => void;
  /** Told when a connection that nobody uses breaks; the pool replaces it by itself. */
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
  // The server's own timeout cannot end a query whose answer is lost on the way.
  const answerTimeout = timeout > 0 ? timeout + 2_000 : 0;
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: poolOfPromises({ pool, answerTimeout }) }),
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

/** A `date` stays the text 'YYYY-MM-DD': as a Date it would be midnight here, and another day in another zone. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.DATE) return (value: string) => value;
  return pg.types.getTypeParser(oid, format);
}
