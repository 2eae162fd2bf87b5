/**
 * Brings a database up to date: runs the SQL files of a folder in the order of their names, each in its own
 * transaction, one process at a time. Forward only: an applied file must not be edited.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { isLostConnection } from './lost-connection.ts';

export interface MigrateNeeds {
  url: string;
  /** Folder of the files, e.g. `db/migrations`. */
  folder: string;
  /** Called before each file is applied. */
  onMigration?: (name: string) => void;
}

/** Returns the names of the files applied now; empty when the database was up to date. */
export async function migrate(needs: MigrateNeeds): Promise<string[]> {
  const migrations = await readMigrations(needs.folder);
  const client = new pg.Client({ connectionString: needs.url, application_name: 'lapzarta migrate' });
  // The current query reports that the connection broke.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Belongs to the session: a process that dies releases it.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const applied = await readApplied(client);
    checkHistory(migrations, applied);
    const due = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of due) {
      needs.onMigration?.(migration.name);
      await apply(client, migration);
    }
    return due.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

export interface Migration {
  name: string;
  sql: string;
  hash: string;
}

/** Any constant number. */
export const migrationLock = '7241865325';

/** In the order in which they are applied. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  // Git on Windows may have changed the line ends; that is not an edit.
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
}

export const createHistory = `create table if not exists schema_migrations (
  name text primary key, hash text not null, applied_at timestamptz not null default now())`;

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(createHistory);
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.hash]));
}

function checkHistory(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).sort();
  if (unknown.length > 0) {
    throw new OperatorError(
      `The database is ahead of this program: it has been through ${unknown.join(', ')}, which this version does not have. Start the newer version.`,
    );
  }
  const last = [...applied.keys()].sort().at(-1) ?? '';
  for (const { name, hash } of migrations) {
    const before = applied.get(name);
    if (before !== undefined && before !== hash) {
      throw new OperatorError(
        `The migration ${name} was edited after this database went through it. Restore the file, and put the change into a new one.`,
      );
    }
    if (before === undefined && name < last) {
      throw new OperatorError(
        `The migration ${name} sorts before ${last}, which this database has already been through. Give it a later number.`,
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [
      migration.name,
      migration.hash,
    ]);
    await client.query('commit');
  } catch (error) {
    // Without a connection the server rolls back by itself; the first error has the reason.
    await client.query('rollback').catch((lost: unknown) => {
      if (!isLostConnection(lost)) throw lost;
    });
    if (isLostConnection(error) || !(error instanceof pg.DatabaseError)) throw error;
    throw new OperatorError(
      `The migration ${migration.name} failed at line ${lineOf(migration.sql, error)}, and none of it was applied: ${error.message}.`,
    );
  }
}

function lineOf(sql: string, error: pg.DatabaseError): number {
  return sql.slice(0, Number(error.position ?? 0)).split('\n').length;
}
