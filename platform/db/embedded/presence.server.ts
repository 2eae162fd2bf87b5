/**
 * Counts the users of the database server: every process holds one connection with a shared advisory lock. The lock
 * ends with its process in any case, so the last one can detect that it is the last.
 */
import pg from 'pg';

const lock = '7241865326';

export interface Presence {
  client: pg.Client;
  /** Resolves when the connection ends for any reason. */
  lost: Promise<void>;
}

/** Waits while another process is deciding to stop the server; null when the server stops. */
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
 * Whether no other process uses the server. If so, none can enter any more and the server must be stopped. Our own
 * shared lock is released first: otherwise two processes leaving together would see each other, and the server would
 * keep running.
 */
export async function isLast({ client }: Presence): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [lock]);
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      lock,
    ]);
    return rows[0]?.alone ?? false;
  } catch {
    // The server is stopped or stopping already.
    return false;
  }
}

export async function leave({ client, lost }: Presence): Promise<void> {
  await Promise.race([client.end(), lost]);
}

/** Starting up, shutting down, terminated by an administrator, or not running. */
function isGoingAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const codes = ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];
  return codes.includes(code) || /terminated unexpectedly|not queryable/.test(error.message);
}
