/** Creates and updates the tables of pg-boss; only `migrate` does that, no server by itself. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import pgBoss from 'pg-boss/package.json' with { type: 'json' };
import { queueSchema } from './queue.ts';

/**
 * Returns the name of what was applied; empty when the database was up to date. The schema's comment names the version
 * that migrated it, so that the library is loaded only when there is something to do.
 */
export async function migrateQueues(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'lapzarta migrate' });
  // The current query reports that the connection broke.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const wanted = `pg-boss ${pgBoss.version}`;
    const { rows } = await client.query<{ version: string | null }>(
      `select obj_description(to_regnamespace($1), 'pg_namespace') as version`,
      [queueSchema],
    );
    if (rows[0]?.version === wanted) return [];
    await migrateByLibrary(url);
    await client.query(`comment on schema ${queueSchema} is ${pg.escapeLiteral(wanted)}`);
    return [wanted];
  } finally {
    await client.end();
  }
}

/** The library has a lock of its own: of several processes one migrates, and the others wait. */
async function migrateByLibrary(url: string): Promise<void> {
  const { openBoss } = await import('./open-boss.server.ts');
  const boss = await openBoss({ url, migrates: true });
  try {
    // An update builds its indexes one by one, after the transaction that changes the tables.
    while ((await boss.getBamStatus()).some(({ status }) => status === 'pending' || status === 'in_progress'))
      await pause(250);
  } finally {
    await boss.stop({ graceful: false });
  }
}
