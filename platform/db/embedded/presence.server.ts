/**
 * Who uses the database server: every process of ours holds one connection with a shared advisory lock. The lock ends
 * with its process however that dies, so the last one out knows that it is the last, and nobody keeps a list.
 */
import pg from 'pg';

const lock = '7241865326';

export interface Presence {
  client: pg.Client;
  /** Resolves when the connection ends, whoever ended it. */
  lost: Promise<void>;
}

/** Waits in the doorway while somebody is about to stop the server; null when it goes away. */
export async function enter(needs: { port: number; password: string }): Promise<Presence | null> {
  const client = new pg.Client({
    ...needs,
    host: '127.0.0.1',
    user: 'postgres',
    database: 'postgres',
    application_name: 'lapzarta presence',
    keepAlive: true,
  });
  const lost = new Promise<void>((done) => {
    client.on('error', () => done());
    client.on('end', () => done());
  });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [lock]);
    return { client, lost };
  } catch (error) {
    client.end().catch(() => undefined);
    if (isGoingAway(error)) return null;
    throw error;
  }
}

/**
 * Whether nobody else is there. If so, nobody can enter any more: stop the server. We are not there ourselves from now
 * on: of two that leave together each would see the other, and the server would stay behind.
 */
export async function isLast({ client }: Presence): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [lock]);
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      lock,
    ]);
    return rows[0]?.alone ?? false;
  } catch {
    // The server is gone already, or going.
    return false;
  }
}

export async function leave({ client, lost }: Presence): Promise<void> {
  await Promise.race([client.end(), lost]);
}

/** Starting up, shutting down, ended by an administrator, or not there any more. */
function isGoingAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const codes = ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];
  return codes.includes(code) || /terminated unexpectedly|not queryable/.test(error.message);
}
