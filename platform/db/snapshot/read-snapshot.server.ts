/**
 * Reads a consistent snapshot of a whole database through an ordinary connection: pg_dump is not among the programs of
 * the embedded server, and another version's cannot be used with it (decision 30).
 */
import type { Readable } from 'node:stream';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { OperatorError } from '#platform/cli/operator-error.ts';

export interface TableShape {
  name: string;
  /** Without generated columns, which are computed on restore. */
  columns: string[];
}

export interface SequenceState {
  table: string;
  column: string;
  value: string;
}

export interface Snapshot {
  migrations: { name: string; hash: string }[];
  tables: TableShape[];
  /** In PostgreSQL's text format of COPY. */
  rowsOf(table: TableShape): Readable;
  /** At least as high as the rows require: sequences are not transactional. */
  sequences(): Promise<SequenceState[]>;
}

/** @param without Tables whose rows are meaningful in this database only. */
export async function readSnapshot<T>(
  { url, without }: { url: string; without: readonly string[] },
  act: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'lapzarta backup' });
  // The current query reports that the connection broke.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await act({
      migrations: await readMigrations(client),
      tables: (await readTables(client)).filter(({ name }) => !without.includes(name)),
      rowsOf: ({ name, columns }) =>
        client.query(to(`copy ${pg.escapeIdentifier(name)} (${listOf(columns)}) to stdout`)),
      sequences: () => readSequences(client),
    });
  } finally {
    await client.end();
  }
}

export function listOf(columns: readonly string[]): string {
  return columns.map((name) => pg.escapeIdentifier(name)).join(', ');
}

async function readMigrations(client: pg.Client): Promise<Snapshot['migrations']> {
  const { rows: found } = await client.query(
    `select to_regclass('public.schema_migrations') is not null as is_there`,
  );
  if (found[0]?.is_there !== true)
    throw new OperatorError('The database is empty: there is nothing to back up.');
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations order by name',
  );
  return rows;
}

async function readTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

async function readSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(`
    select t.relname as table, a.attname as column, s.last_value::text as value
    from pg_sequences s
    join pg_class c on c.relname = s.sequencename and c.relnamespace = 'public'::regnamespace
    join pg_depend d on d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where s.schemaname = 'public' and s.last_value is not null
    order by 1, 2`);
  return rows;
}
