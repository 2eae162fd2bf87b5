import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withDatabase } from '../../tests/database.ts';
import { withDatabaseProxy } from '../../tests/database-proxy.ts';
import type { Invalidation } from './dependency.ts';
import {
  followInvalidations,
  type InvalidationFeed,
  type InvalidationFeedNeeds,
} from './invalidation-feed.server.ts';
import { deleteInvalidations, recordInvalidations } from './invalidation-queries.server.ts';

const database = withDatabase();
const wire = withDatabaseProxy(database.url);

const feeds: InvalidationFeed[] = [];
/** While any transaction is open on the server, feeds read records again that it could precede. */
beforeEach(() =>
  expect
    .poll(async () => {
      const open = await sql<{ count: number }>`
        select count(*)::int from pg_stat_activity where backend_xid is not null`.execute(database.db);
      return open.rows[0]?.count;
    })
    .toBe(0),
);
afterEach(async () => {
  for (const feed of feeds.splice(0)) await feed.stop();
});

/** A feed that listens, and the keys it has reported, in order. */
async function follow(needs: Partial<InvalidationFeedNeeds> = {}) {
  const appliedKeys: string[] = [];
  const errors: unknown[] = [];
  const returns: string[] = [];
  const feed = followInvalidations({
    databaseUrl: database.url,
    apply: (entries) => appliedKeys.push(...entries.map((entry) => entry.key)),
    onLost: (error) => errors.push(error),
    onReconnected: () => returns.push('back'),
    // Long, so that by default a test proves the notification and not the polling.
    everyMs: 60_000,
    reconnectMs: 20,
    ...needs,
  });
  feeds.push(feed);
  await feed.ready;
  return { feed, appliedKeys, errors, returns };
}

const record = (...keys: string[]): Promise<void> =>
  recordInvalidations(
    database.db,
    keys.map((key) => ({ key })),
  );

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 300) throw new Error('It did not happen within three seconds.');
    await pause(10);
  }
}

// Other files' transactions on the shared server may begin meanwhile.
describe('a feed of invalidations', { retry: 5 }, () => {
  it('reports each record once, unchanged, soon after its commit', async () => {
    const applied: Invalidation[][] = [];
    const { appliedKeys } = await follow({ apply: (entries) => applied.push(entries) });
    await recordInvalidations(database.db, [
      { key: 'article:1' },
      { key: 'latest:telex', at: 1_795_165_200 },
    ]);
    await until(() => applied.length > 0);
    expect(applied).toEqual([[{ key: 'article:1' }, { key: 'latest:telex', at: 1_795_165_200 }]]);
    expect(appliedKeys).toEqual([]);
  });

  it('reports to every process', async () => {
    const all = await Promise.all([follow(), follow(), follow()]);
    await record('mindenki');
    await until(() => all.every(({ appliedKeys }) => appliedKeys.length > 0));
    expect(all.map(({ appliedKeys }) => appliedKeys)).toEqual([['mindenki'], ['mindenki'], ['mindenki']]);
  });

  it('does not report earlier records', async () => {
    await record('régen');
    const { appliedKeys } = await follow();
    await record('most');
    await until(() => appliedKeys.length > 0);
    expect(appliedKeys).toEqual(['most']);
  });

  it('reports each of many concurrent records exactly once', async () => {
    const { appliedKeys } = await follow();
    const keys = Array.from({ length: 200 }, (_, number) => `key:${number}`);
    await Promise.all(keys.map((key) => record(key)));
    await until(() => appliedKeys.length >= keys.length);
    await pause(50);
    expect(appliedKeys.toSorted()).toEqual(keys.toSorted());
  });

  it('does not report records of a rolled-back transaction', async () => {
    const { appliedKeys } = await follow();
    await expect(
      database.db.transaction().execute(async (trx) => {
        await recordInvalidations(trx, [{ key: 'mégsem' }]);
        throw new Error('mégsem');
      }),
    ).rejects.toThrow('mégsem');
    await record('igen');
    await until(() => appliedKeys.length > 0);
    expect(appliedKeys).toEqual(['igen']);
  });

  it('does not miss a long transaction that commits after later ones', async () => {
    const { appliedKeys } = await follow();
    const hold = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const long = database.db.transaction().execute(async (trx) => {
      await recordInvalidations(trx, [{ key: 'hosszú' }]);
      written.resolve();
      await hold.promise;
    });
    await written.promise;
    for (const key of ['b', 'c', 'd']) {
      await record(key);
      await until(() => appliedKeys.includes(key));
    }
    hold.resolve();
    await long;
    await until(() => appliedKeys.includes('hosszú'));
    await record('e');
    await until(() => appliedKeys.includes('e'));
    expect(appliedKeys).toEqual(['b', 'c', 'd', 'hosszú', 'e']);
  });

  it('finds records without a notification by polling', async () => {
    const { appliedKeys } = await follow({ everyMs: 30 });
    await sql`insert into invalidations (entries) values ('[{"key": "csendben"}]')`.execute(database.db);
    await until(() => appliedKeys.length > 0);
    await pause(100);
    expect(appliedKeys).toEqual(['csendben']);
  });

  it('misses nothing when old records are deleted', async () => {
    const { appliedKeys } = await follow();
    await record('egy');
    await until(() => appliedKeys.length === 1);
    await deleteInvalidations(database.db, new Date(Date.now() + 60_000));
    await record('kettő');
    await until(() => appliedKeys.length === 2);
    expect(appliedKeys).toEqual(['egy', 'kettő']);
  });
});

describe('a feed whose connection is lost', { retry: 5 }, () => {
  it('reports the loss, reconnects and catches up, each record once', async () => {
    const { feed, appliedKeys, errors } = await follow();
    await record('előtte');
    await until(() => appliedKeys.length === 1);
    for (let round = 1; round <= 3; round += 1) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'lapzarta invalidations' and datname = current_database()`.execute(
        database.db,
      );
      await record(`közben ${round}`);
      await until(() => appliedKeys.includes(`közben ${round}`));
      expect(feed.connected()).toBe(true);
    }
    expect(errors).toHaveLength(3);
    expect(appliedKeys).toEqual(['előtte', 'közben 1', 'közben 2', 'közben 3']);
  });

  it('reports that it is disconnected', async () => {
    const { feed, appliedKeys, errors, returns } = await follow({ databaseUrl: wire.url() });
    expect(feed.connected()).toBe(true);
    wire.disconnect();
    await until(() => !feed.connected());
    await record('sötétben');
    await pause(100);
    expect([feed.connected(), appliedKeys]).toEqual([false, []]);
    wire.reconnect();
    await until(() => appliedKeys.includes('sötétben'));
    // Records of the seconds before, which other tests wrote, may be read as well.
    expect([feed.connected(), appliedKeys.filter((key) => key === 'sötétben')]).toEqual([true, ['sötétben']]);
    // One call for the outage and one for its end, regardless of the number of attempts.
    expect([errors.length, returns]).toEqual([1, ['back']]);
  });

  it('leaves no connection open when it is stopped while connecting', async () => {
    const { feed } = await follow();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'lapzarta invalidations' and datname = current_database()`.execute(
      database.db,
    );
    await until(() => !feed.connected());
    await pause(22);
    await feed.stop();
    await pause(200);
    const { rows } = await sql`select pid from pg_stat_activity
      where application_name = 'lapzarta invalidations' and datname = current_database()`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  it('reports nothing after it was stopped', async () => {
    const { feed, appliedKeys, errors } = await follow();
    await feed.stop();
    await record('késő');
    await pause(50);
    expect([feed.connected(), appliedKeys, errors]).toEqual([false, [], []]);
  });
});
