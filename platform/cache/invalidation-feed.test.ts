import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { withDatabase } from '../../tests/database.ts';
import { withDatabaseWire } from '../../tests/database-proxy.ts';
import type { Invalidation } from './dependency.ts';
import {
  followInvalidations,
  type InvalidationFeed,
  type InvalidationFeedNeeds,
} from './invalidation-feed.server.ts';
import { forgetInvalidations, recordInvalidations } from './invalidation-queries.server.ts';

const database = withDatabase();
const wire = withDatabaseWire(database.url);

const feeds: InvalidationFeed[] = [];
afterEach(async () => {
  for (const feed of feeds.splice(0)) await feed.stop();
});

/** A feed that listens, and the keys it was told, in order. */
async function follow(needs: Partial<InvalidationFeedNeeds> = {}) {
  const told: string[] = [];
  const errors: unknown[] = [];
  const returns: string[] = [];
  const feed = followInvalidations({
    databaseUrl: database.url,
    apply: (entries) => told.push(...entries.map((entry) => entry.key)),
    onLost: (error) => errors.push(error),
    onReturn: () => returns.push('back'),
    // Long, so that a test that does not say otherwise proves the notification.
    everyMs: 60_000,
    reconnectMs: 20,
    ...needs,
  });
  feeds.push(feed);
  await feed.ready;
  return { feed, told, errors, returns };
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

describe('a feed of publications', () => {
  it('tells each record once, as it was written, soon after its commit', async () => {
    const applied: Invalidation[][] = [];
    const { told } = await follow({ apply: (entries) => applied.push(entries) });
    await recordInvalidations(database.db, [
      { key: 'article:1' },
      { key: 'latest:telex', at: 1_795_165_200 },
    ]);
    await until(() => applied.length > 0);
    expect(applied).toEqual([[{ key: 'article:1' }, { key: 'latest:telex', at: 1_795_165_200 }]]);
    expect(told).toEqual([]);
  });

  it('tells every process', async () => {
    const all = await Promise.all([follow(), follow(), follow()]);
    await record('mindenki');
    await until(() => all.every(({ told }) => told.length > 0));
    expect(all.map(({ told }) => told)).toEqual([['mindenki'], ['mindenki'], ['mindenki']]);
  });

  it('does not tell what was before it', async () => {
    await record('régen');
    const { told } = await follow();
    await record('most');
    await until(() => told.length > 0);
    expect(told).toEqual(['most']);
  });

  it('loses none of many that come at once, and tells none twice', async () => {
    const { told } = await follow();
    const keys = Array.from({ length: 200 }, (_, number) => `key:${number}`);
    await Promise.all(keys.map((key) => record(key)));
    await until(() => told.length >= keys.length);
    await pause(50);
    expect(told.toSorted()).toEqual(keys.toSorted());
  });

  it('does not tell what was taken back', async () => {
    const { told } = await follow();
    await expect(
      database.db.transaction().execute(async (work) => {
        await recordInvalidations(work, [{ key: 'mégsem' }]);
        throw new Error('mégsem');
      }),
    ).rejects.toThrow('mégsem');
    await record('igen');
    await until(() => told.length > 0);
    expect(told).toEqual(['igen']);
  });

  it('does not miss a long transaction that commits after later ones', async () => {
    const { told } = await follow();
    const hold = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const long = database.db.transaction().execute(async (work) => {
      await recordInvalidations(work, [{ key: 'hosszú' }]);
      written.resolve();
      await hold.promise;
    });
    await written.promise;
    for (const key of ['b', 'c', 'd']) {
      await record(key);
      await until(() => told.includes(key));
    }
    hold.resolve();
    await long;
    await until(() => told.includes('hosszú'));
    await record('e');
    await until(() => told.includes('e'));
    expect(told).toEqual(['b', 'c', 'd', 'hosszú', 'e']);
  });

  it('finds without a notification what nobody told it', async () => {
    const { told } = await follow({ everyMs: 30 });
    await sql`insert into invalidations (entries) values ('[{"key": "csendben"}]')`.execute(database.db);
    await until(() => told.length > 0);
    await pause(100);
    expect(told).toEqual(['csendben']);
  });

  it('forgets nothing when old records are deleted', async () => {
    const { told } = await follow();
    await record('egy');
    await until(() => told.length === 1);
    await forgetInvalidations(database.db, new Date(Date.now() + 60_000));
    await record('kettő');
    await until(() => told.length === 2);
    expect(told).toEqual(['egy', 'kettő']);
  });
});

describe('a feed whose connection is lost', () => {
  it('says so, connects again and catches up, each record once', async () => {
    const { feed, told, errors } = await follow();
    await record('előtte');
    await until(() => told.length === 1);
    for (let round = 1; round <= 3; round += 1) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'lapzarta invalidations' and datname = current_database()`.execute(
        database.db,
      );
      await record(`közben ${round}`);
      await until(() => told.includes(`közben ${round}`));
      expect(feed.connected()).toBe(true);
    }
    expect(errors).toHaveLength(3);
    expect(told).toEqual(['előtte', 'közben 1', 'közben 2', 'közben 3']);
  });

  it('knows that it is not told, for as long as it is not', async () => {
    const { feed, told, errors, returns } = await follow({ databaseUrl: wire.url() });
    expect(feed.connected()).toBe(true);
    wire.cut();
    await until(() => !feed.connected());
    await record('sötétben');
    await pause(100);
    expect([feed.connected(), told]).toEqual([false, []]);
    wire.mend();
    await until(() => told.length > 0);
    expect([feed.connected(), told]).toEqual([true, ['sötétben']]);
    // However often it tried meanwhile, one line for the outage and one for its end.
    expect([errors.length, returns]).toEqual([1, ['back']]);
  });

  it('leaves no connection behind when it is stopped while it connects', async () => {
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

  it('stays silent after it was stopped', async () => {
    const { feed, told, errors } = await follow();
    await feed.stop();
    await record('késő');
    await pause(50);
    expect([feed.connected(), told, errors]).toEqual([false, [], []]);
  });
});
