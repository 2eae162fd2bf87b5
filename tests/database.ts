/**
 * A separate database for a test file: the real PostgreSQL, migrated, empty, dropped afterwards.
 *
 * ```ts
 * const database = withDatabase();
 * it('…', async () => { await database.db.selectFrom('articles').selectAll().execute(); });
 * ```
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { DB } from '#db/types.ts';
import { type Connection, connectDatabase } from '#platform/db/connect.server.ts';

export interface TestDatabase {
  db: Kysely<DB>;
  url: string;
  /** The SQL of every query since the last call, without merges of the search index. */
  takeQueries: () => string[];
  /** The merges of the search index since the last call: after a publication they run whenever the machine has time. */
  takeIndexMerges: () => string[];
}

/** Call it at the top of a file or of a `describe`; its members are available once the tests run. */
export function withDatabase(): TestDatabase {
  const { maintenance } = inject('databases');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  let connection: Connection<DB> | undefined;
  const queries: string[] = [];
  const indexMerges: string[] = [];

  beforeAll(async () => {
    await onServer(maintenance, `create database ${name} template template`);
    connection = connectDatabase<DB>({
      url: url.href,
      applicationName: 'lapzarta test',
      onQuery: (query) => (isIndexMerge(query) ? indexMerges : queries).push(query),
    });
  });
  afterAll(async () => {
    await connection?.close();
    await onServer(maintenance, `drop database if exists ${name} with (force)`);
  });

  return {
    url: url.href,
    get db() {
      if (connection === undefined)
        throw new Error('The test database is there once the tests run, not before.');
      return connection.db;
    },
    takeQueries: () => queries.splice(0),
    takeIndexMerges: () => indexMerges.splice(0),
  };
}

export function isIndexMerge(query: string): boolean {
  return query.includes('gin_clean_pending_list');
}

/** The address of a database without tables, which is dropped after the file. */
export function withEmptyDatabase(): string {
  const { maintenance } = inject('databases');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  beforeAll(() => onServer(maintenance, `create database ${name}`));
  afterAll(() => onServer(maintenance, `drop database if exists ${name} with (force)`));
  return url.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
