import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { withDatabase } from '../../tests/database.ts';
import { connectDatabase } from './connect.server.ts';

describe('a connection', () => {
  const database = withDatabase();
  let tellLoss = () => {};
  const queries: { sql: string; milliseconds: number }[] = [];
  const { db, pool, close } = connectDatabase<{ nothing: object }>({
    url: database.url,
    applicationName: 'lapzarta connect.test',
    statementTimeout: 200,
    poolSize: 2,
    onLostConnection: () => tellLoss(),
    onQuery: (sql, milliseconds) => queries.push({ sql, milliseconds }),
  });
  afterAll(close);

  it('reads a date as its own text, whatever the zone of this machine', async () => {
    const { rows } = await sql`select date '2026-03-29' as day`.execute(db);
    expect(rows).toEqual([{ day: '2026-03-29' }]);
  });

  it('reads a timestamptz as a Date', async () => {
    const { rows } = await sql`select timestamptz '2026-11-21 08:00+01' as at`.execute(db);
    expect(rows).toEqual([{ at: new Date('2026-11-21T07:00:00Z') }]);
  });

  it('tells about every query, with its time', async () => {
    queries.length = 0;
    await sql`select pg_sleep(0.02)`.execute(db);
    expect(queries).toEqual([{ sql: 'select pg_sleep(0.02)', milliseconds: expect.any(Number) }]);
    expect(queries[0]?.milliseconds).toBeGreaterThanOrEqual(15);
  });

  it('gives up a statement that takes too long', async () => {
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow('statement timeout');
  });

  it('shows its name to the server, and how full its pool is', async () => {
    const { rows } =
      await sql`select application_name from pg_stat_activity where pid = pg_backend_pid()`.execute(db);
    expect(rows).toEqual([{ application_name: 'lapzarta connect.test' }]);
    expect(pool()).toMatchObject({ waiting: 0 });
  });

  it('outlives the loss of a connection, and tells about it', async () => {
    const lost = new Promise<void>((done) => {
      tellLoss = done;
    });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'lapzarta connect.test'`.execute(database.db);
    await lost;
    const { rows } = await sql`select 1 as one`.execute(db);
    expect(rows).toEqual([{ one: 1 }]);
  });
});
