/** Replaces the contents of a database with a snapshot, in one transaction: until it commits, nothing changes. */
import type { Writable } from 'node:stream';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { createHistory, type Migration, migrationLock } from '../migrate.server.ts';
import { listOf, type SequenceState, type TableShape } from './read-snapshot.server.ts';

export interface RestoreNeeds {
  url: string;
  /** Migrations that were applied to the snapshot's database. */
  migrations: readonly Migration[];
  /** Whether the current contents may be deleted. */
  mayReplace: boolean;
  /** Schemas beside `public` that are deleted with the contents: they refer to them. */
  otherSchemas: readonly string[];
}

export interface Loader {
  /** A stream for rows in PostgreSQL's text format of COPY. */
  into(table: TableShape): Writable;
  setSequences(sequences: readonly SequenceState[]): Promise<void>;
}

export async function restoreSnapshot(
  { url, migrations, mayReplace, otherSchemas }: RestoreNeeds,
  load: (loader: Loader) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'lapzarta restore' });
  // The current query reports that the connection broke.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseWhileRunning(client);
    await client.query('begin');
    await clear(client, mayReplace);
    for (const schema of otherSchemas)
      await client.query(`drop schema if exists ${pg.escapeIdentifier(schema)} cascade`);
    await applyMigrations(client, migrations);
    const constraints = await dropForeignKeys(client);
    await load({
      into: ({ name, columns }) =>
        client.query(from(`copy ${pg.escapeIdentifier(name)} (${listOf(columns)}) from stdin`)),
      setSequences: (sequences) => setSequences(client, sequences),
    });
    for (const { add } of constraints) await client.query(add);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** A running server caches what it has read. */
async function refuseWhileRunning(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name in ('lapzarta serve', 'lapzarta work')`);
  if (rows.length > 0)
    throw new OperatorError('A server works on this database. Stop it first, then restore.');
}

async function clear(client: pg.Client, mayReplace: boolean): Promise<void> {
  const { rows } = await client.query<{ statement: string; is_table: boolean }>(`
    select format('drop %s if exists %s cascade', case relkind when 'v' then 'view' else 'table' end,
      oid::regclass) as statement, relkind = 'r' as is_table
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and ${notOfExtension}
    union all
    select format('drop function if exists %s cascade', oid::regprocedure), false
    from pg_proc c where pronamespace = 'public'::regnamespace and prokind = 'f' and ${notOfExtension}`);
  if (rows.some((row) => row.is_table) && !mayReplace)
    throw new OperatorError('The database is not empty. --replace gives up what is in it.');
  for (const { statement } of rows) await client.query(statement);
}

const notOfExtension = `not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(createHistory);
  for (const { name, hash, sql } of migrations) {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
  }
  // Some migrations insert rows, which are in the snapshot as well.
  const { rows } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'`);
  await client.query(`truncate ${rows.map(({ name }) => name).join(', ')}`);
}

/** Rows are loaded table by table, regardless of references; foreign keys are added again at the end. */
async function dropForeignKeys(client: pg.Client): Promise<{ add: string }[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { drop } of rows) await client.query(drop);
  return rows;
}

async function setSequences(client: pg.Client, sequences: readonly SequenceState[]): Promise<void> {
  for (const { table, column, value } of sequences)
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint)', [table, column, value]);
}
