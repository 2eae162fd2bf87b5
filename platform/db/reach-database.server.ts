import pg from 'pg';
import { OperatorError } from '#platform/cli/operator-error.ts';

const oldestVersion = 15;

/** Checks that an external database can be used. Throws an OperatorError that says in one sentence why it cannot. */
export async function reachDatabase(url: string): Promise<void> {
  const client = clientOf(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    refuseOldVersion(rows[0]?.version ?? 0);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The database of DATABASE_URL cannot be used: ${reasonOf(error, client)}.`);
  } finally {
    // Not awaited: where the network drops packets, closing takes minutes.
    client.end().catch(() => undefined);
  }
}

function clientOf(url: string): pg.Client {
  try {
    return new pg.Client({
      connectionString: url,
      application_name: 'lapzarta',
      connectionTimeoutMillis: 5_000,
    });
  } catch (error) {
    throw new OperatorError(`DATABASE_URL cannot be understood: ${messageOf(error)}.`);
  }
}

function refuseOldVersion(version: number): void {
  if (version >= oldestVersion) return;
  throw new OperatorError(
    `The database of DATABASE_URL is PostgreSQL ${version}; ${oldestVersion} or newer is needed.`,
  );
}

/** The address is reported without user and password. */
function reasonOf(error: unknown, { host, port, user, database }: pg.Client): string {
  const code = codeOf(error);
  const place = `${host}:${port}`;
  if (code === 'ECONNREFUSED') return `nothing listens at ${place}`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the name ${host} is not known`;
  if (code === '28P01' || code === '28000') return `${place} does not let the user ${user} in`;
  if (code === '3D000') return `there is no database ${database} at ${place}`;
  if (code === '57P03')
    return `the server at ${place} is starting up or shutting down; try again in a moment`;
  if (code === '53300') return `the server at ${place} has no connection left`;
  if (/timeout/i.test(messageOf(error))) return `${place} does not answer`;
  return `${place} says "${messageOf(error)}"`;
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
