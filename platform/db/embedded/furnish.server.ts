/** Puts into a fresh server what the program expects there: a role without special rights, and its database. */
import pg from 'pg';
import type { Credentials } from './cluster.server.ts';

const role = 'lapzarta';
const database = 'lapzarta';

/** `client` is the superuser's; running it again changes nothing. */
export async function furnish(client: pg.Client, credentials: Credentials): Promise<void> {
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (rows.length > 0) return;
  const password = pg.escapeLiteral(credentials.application);
  // Not a superuser, who could read every file of the machine through the server.
  await unlessThere(() => client.query(`create role ${role} login createdb password ${password}`));
  await unlessThere(() => client.query(`create database ${database} owner ${role}`));
}

export function addressOf(credentials: Credentials, port: number): string {
  return `postgres://${role}:${credentials.application}@127.0.0.1:${port}/${database}`;
}

/** Two processes may furnish at once. */
async function unlessThere(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const isThere =
      error instanceof pg.DatabaseError && ['42710', '42P04', '23505'].includes(error.code ?? '');
    if (!isThere) throw error;
  }
}
