import pg from 'pg';
import type { Credentials } from './cluster.server.ts';

const role = 'lapzarta';
const database = 'lapzarta';

/**
 * Creates the application's role, without special rights, and its database; does nothing when they exist.
 * @param client Connected as the superuser.
 */
export async function provision(client: pg.Client, credentials: Credentials): Promise<void> {
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (rows.length > 0) return;
  const password = pg.escapeLiteral(credentials.application);
  // Not a superuser, which could read every file of the machine through the server.
  await ignoreExisting(() => client.query(`create role ${role} login createdb password ${password}`));
  await ignoreExisting(() => client.query(`create database ${database} owner ${role}`));
}

export function addressOf(credentials: Credentials, port: number): string {
  return `postgres://${role}:${credentials.application}@127.0.0.1:${port}/${database}`;
}

/** Ignores "already exists", because two processes may run this concurrently. */
async function ignoreExisting(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const isThere =
      error instanceof pg.DatabaseError && ['42710', '42P04', '23505'].includes(error.code ?? '');
    if (!isThere) throw error;
  }
}
