import pg from 'pg';
import { getRollbackPlans, PgBoss } from 'pg-boss';
import pgBoss from 'pg-boss/package.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { withEmptyDatabase } from '../../tests/database.ts';
import { migrateQueues } from './queue-schema.server.ts';

const url = withEmptyDatabase();
const current = `pg-boss ${pgBoss.version}`;

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

describe('the tables of the queues', () => {
  it('are created once, also when several processes start at the same time', async () => {
    const applied = await Promise.all([migrateQueues(url), migrateQueues(url)]);
    expect(applied.flat()).toContain(current);
    expect(await migrateQueues(url)).toEqual([]);
    expect(await query('select version from pgboss.version')).toEqual([{ version: pgBoss.pgboss.schema }]);
  });

  it('are updated from those of an older version, which then opens', async () => {
    await query(getRollbackPlans('pgboss', pgBoss.pgboss.schema));
    await query(`comment on schema pgboss is 'pg-boss 12.0.0'`);
    expect(await migrateQueues(url)).toEqual([current]);
    expect(await query('select version from pgboss.version')).toEqual([{ version: pgBoss.pgboss.schema }]);
    const boss = new PgBoss({ connectionString: url, migrate: false, createSchema: false, supervise: false });
    await boss.start();
    await boss.stop();
  });
});
