import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { problemOf } from '#platform/http/answers/problem.ts';
import { withDatabase } from '../../tests/database.ts';
import { connectDatabase } from './connect.server.ts';
import { preparedStatement } from './prepared-statement.server.ts';

describe('a connection', () => {
  const database = withDatabase();
  let onLoss = () => {};
  const queries: { sql: string; milliseconds: number }[] = [];
  const { db, pool, close } = connectDatabase<{ nothing: object }>({
    url: database.url,
    applicationName: 'lapzarta connect.test',
    statementTimeout: 200,
    poolSize: 2,
    onLostConnection: () => onLoss(),
    onQuery: (sql, milliseconds) => queries.push({ sql, milliseconds }),
  });
  const single = connectDatabase<{ nothing: object }>({
    url: database.url,
    applicationName: 'lapzarta connect.test, alone',
    poolSize: 1,
  });
  afterAll(() => Promise.all([close(), single.close()]));

  it('reads a date as text, whatever the time zone of the machine', async () => {
    const { rows } = await sql`select date '2026-03-29' as day`.execute(db);
    expect(rows).toEqual([{ day: '2026-03-29' }]);
  });

  it('reads a timestamptz as a Date', async () => {
    const { rows } = await sql`select timestamptz '2026-11-21 08:00+01' as at`.execute(db);
    expect(rows).toEqual([{ at: new Date('2026-11-21T07:00:00Z') }]);
  });

  it('reports every query with its duration', async () => {
    queries.length = 0;
    await sql`select pg_sleep(0.02)`.execute(db);
    expect(queries).toEqual([{ sql: 'select pg_sleep(0.02)', milliseconds: expect.any(Number) }]);
    expect(queries[0]?.milliseconds).toBeGreaterThanOrEqual(15);
  });

  it('cancels a statement that takes too long', async () => {
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow('statement timeout');
  });

  it('shows its name to the server, and its pool statistics', async () => {
    const { rows } =
      await sql`select application_name from pg_stat_activity where pid = pg_backend_pid()`.execute(db);
    expect(rows).toEqual([{ application_name: 'lapzarta connect.test' }]);
    expect(pool()).toMatchObject({ waiting: 0 });
  });

  it('prepares marked statements only', async () => {
    const planned = () => sql`${preparedStatement} select ${1}::int as one`.execute(single.db);
    expect([await planned(), await planned()].map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]]);
    await sql`select ${1}::int as one`.execute(single.db);
    const { rows } = await sql`select statement from pg_prepared_statements`.execute(single.db);
    expect(rows).toEqual([{ statement: '/* planned once */ select $1::int as one' }]);
  });

  it('prepares a statement again when its table was altered', async () => {
    await sql`create table changing (one int); insert into changing values (1)`.execute(database.db);
    const read = () => sql`${preparedStatement} select * from changing where one = ${1}`.execute(single.db);
    expect((await read()).rows).toEqual([{ one: 1 }]);
    await sql`alter table changing add column two int default 2`.execute(database.db);
    for (const _ of [1, 2]) expect((await read()).rows).toEqual([{ one: 1, two: 2 }]);
    await sql`drop table changing`.execute(database.db);
    await expect(read()).rejects.toThrow('relation "changing" does not exist');
  });

  it('survives the loss of a connection, and reports it', async () => {
    const lost = new Promise<void>((done) => {
      onLoss = done;
    });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'lapzarta connect.test'`.execute(database.db);
    await lost;
    const { rows } = await sql`select 1 as one`.execute(db);
    expect(rows).toEqual([{ one: 1 }]);
  });
});

describe('a transaction whose connection is lost', () => {
  const database = withDatabase();
  const { db, pool, close } = connectDatabase<{ nothing: object }>({
    url: database.url,
    applicationName: 'lapzarta lost.test',
  });
  afterAll(close);
  const lose = async (): Promise<void> => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'lapzarta lost.test'`.execute(database.db);
    // The termination has to arrive before the next query.
    await pause(100);
  };

  it.each([
    [
      'between two queries',
      async (trx: Kysely<{ nothing: object }>) => {
        await lose();
        await sql`select 2`.execute(trx);
      },
    ],
    [
      'during a query',
      async (trx: Kysely<{ nothing: object }>) => {
        await Promise.all([sql`select pg_sleep(5)`.execute(trx), pause(200).then(lose)]);
      },
    ],
  ])('fails with database-unavailable when it is lost %s [ERR-05]', async (_when, act) => {
    const failure = await db
      .transaction()
      .execute(async (trx) => {
        await sql`select 1`.execute(trx);
        await act(trx);
      })
      .catch((error: unknown) => error);
    expect(problemOf(failure), String(failure)).toMatchObject({
      code: 'database-unavailable',
      status: 503,
      retryAfter: 5,
    });
    expect(pool()).toMatchObject({ total: 0 });
  });

  it('preserves the error that caused a rollback, even if the rollback itself fails', async () => {
    const refused = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await lose();
      throw new Error('the story is closed');
    });
    await expect(refused).rejects.toThrow('the story is closed');
    expect((await sql`select 3 as three`.execute(db)).rows).toEqual([{ three: 3 }]);
  });
});

/** A proxy to the database that can drop all traffic. */
async function unreliableProxy(
  to: string,
): Promise<{ url: string; lose: (all: boolean) => void; end: () => void }> {
  const { hostname, port } = new URL(to);
  let isLosing = false;
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('data', (bytes) => isLosing || into.write(bytes));
      from.on('error', () => into.destroy());
      from.on('close', () => into.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: url.href,
    lose: (all) => {
      isLosing = all;
    },
    end: () => {
      for (const one of ends) one.destroy();
      server.close();
    },
  };
}

describe('a response that is lost in the network', () => {
  const database = withDatabase();

  it.each(['cut', 'ended by the server'])('fails only the query whose connection is %s', async (how) => {
    const way = await unreliableProxy(database.url);
    const { db, close } = connectDatabase<{ nothing: object }>({
      url: way.url,
      applicationName: `lapzarta ${how}`,
    });
    const failed = expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow(/terminat/);
    const isUnderWay = async () => {
      const found = await sql`select 1 from pg_stat_activity
          where application_name = ${`lapzarta ${how}`} and state = 'active'`.execute(database.db);
      return found.rows.length;
    };
    await expect.poll(isUnderWay).toBe(1);
    if (how === 'cut') way.end();
    else
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = ${`lapzarta ${how}`}`.execute(database.db);
    await failed;
    await close();
    way.end();
  });

  it('fails its query and its connection, and the next query uses another', async () => {
    const way = await unreliableProxy(database.url);
    const { db, pool, close } = connectDatabase<{ nothing: object }>({
      url: way.url,
      applicationName: 'lapzarta connect.test',
      statementTimeout: 100,
    });
    await sql`select 1`.execute(db);
    way.lose(true);
    const failure = await sql`select 2`.execute(db).catch((error: unknown) => error);
    expect(String(failure)).toContain('did not answer within 2100 ms');
    expect(problemOf(failure)).toMatchObject({ code: 'database-unavailable', retryAfter: 5 });
    expect(pool()).toMatchObject({ total: 0 });
    way.lose(false);
    const times: number[] = [];
    // A machine that stands still for two seconds does so once.
    while (times.length < 3 && !times.some((ms) => ms < 4_000)) {
      const began = performance.now();
      const lost = db.transaction().execute(async (trx) => {
        way.lose(true);
        await sql`select 2`.execute(trx);
      });
      await expect(lost).rejects.toThrow('did not answer within 2100 ms');
      times.push(performance.now() - began);
      way.lose(false);
    }
    expect(Math.min(...times), 'no second wait, for its rollback').toBeLessThan(4_000);
    expect((await sql`select 3 as three`.execute(db)).rows).toEqual([{ three: 3 }]);
    await close();
    way.end();
  });
});
