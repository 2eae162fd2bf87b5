import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Edition } from '#features/sites/public.ts';
import { createReadCache } from '#platform/cache/read-cache.server.ts';
import type { Sandbox } from '#platform/http/outgoing/open-sandbox.ts';
import { openSandbox } from '#sample/sandbox/open-sandbox.server.ts';
import { loadTestEdition, withSettings } from '#tests/edition.ts';
import { planOf } from '#tests/query-plan.ts';
import { openStubServer, type StubServer } from '#tests/stub-server.ts';
import { withDatabase } from '../../../tests/database.ts';
import { createElectionsFeature, type ElectionsFeature } from './elections-feature.server.ts';

const database = withDatabase();
const signal = new AbortController().signal;
const caches = createReadCache({ now: () => performance.now(), isConnected: () => true });
let edition: Edition;
let now: Date;
let sandbox: Sandbox;
let elections: ElectionsFeature;
let requests: string[] = [];
let logged: string[] = [];
let invalidated: string[] = [];
/** Stands between the feature and the sandbox. */
let proxy: StubServer;
let isBroken = false;
/** Answers by path that stand for those of the sandbox. */
let ownAnswers: Record<string, object> = {};

beforeAll(async () => {
  edition = await loadTestEdition();
});

beforeEach(async () => {
  await sql`truncate election_polls, election_counts`.execute(database.db);
  caches.drop([{ key: '*' }]);
  [requests, logged, invalidated, isBroken] = [[], [], [], false];
  ownAnswers = {};
  setTime('2022-04-03T20:00:00+02:00');
  sandbox = await openSandbox({ clock: { now: () => now } });
  proxy = await openProxy();
  elections = createFeature();
});
afterEach(async () => {
  await elections.stop();
  await proxy.close();
  await sandbox.close();
});

function openProxy(): Promise<StubServer> {
  return openStubServer(async (request) => {
    const path = request.path.replace('/vtr/ogy2022/data/', '');
    requests.push(path);
    if (isBroken) return { status: 500 };
    const own = ownAnswers[path];
    if (own) return { body: own };
    const answer = await fetch(sandbox.origin + request.path);
    return { status: answer.status, body: await answer.text() };
  });
}

function createFeature(source = `${proxy.origin}/vtr/ogy2022/data`): ElectionsFeature {
  return createElectionsFeature({
    db: database.db,
    clock: { now: () => now },
    createReadCache: caches.createCache,
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    edition: withSettings(edition, { elections: { sources: { ogy2022: source } } }),
    recordInvalidations: async (_, entries) => {
      invalidated.push(...entries.map(({ key }) => key));
      caches.drop(entries);
    },
    openSandbox: async () => ({ origin: sandbox.origin, close: async () => undefined }),
  });
}

function setTime(iso: string): void {
  now = new Date(iso);
}

async function shown(name = 'ogy2022') {
  return (await elections.read([name])).counts.get(name);
}

describe('a count', () => {
  it('is what the office published last, with its percent and time [S46]', async () => {
    expect(await shown()).toBeUndefined();
    expect(await elections.pollDue(signal)).toBe(1);
    const first = await shown();
    expect(first?.election.progress).toMatchObject({ at: '2022-04-03T18:00:00.000Z', isFinal: false });
    expect(first?.election.districts).toHaveLength(106);
    expect(invalidated).toEqual(['election:ogy2022']);
    setTime('2022-04-03T22:00:00+02:00');
    await elections.pollDue(signal);
    const second = await shown();
    expect(second?.election.progress?.percent ?? 0).toBeGreaterThan(first?.election.progress?.percent ?? 100);
    expect((await elections.read(['ogy2022'])).dependencies).toEqual([{ key: 'election:ogy2022' }]);
  });

  it('ends with the certified result: 135, 57 and 6 seats, and one of a nationality [SUPP-06]', async () => {
    setTime('2022-04-20T12:00:00+02:00');
    await elections.pollDue(signal);
    const { election, chamber } = (await shown()) ?? {};
    expect(chamber?.groups.map(({ seats }) => seats)).toEqual([135, 57, 6, 1]);
    expect(election?.progress).toMatchObject({ percent: 100, isFinal: true });
    expect(election).toMatchObject({ registered: 8_215_304, voted: 5_717_182, listSeats: 92 });
  });

  it('is asked for every 15 seconds: the versions only, while they are the same', async () => {
    await elections.pollDue(signal);
    expect(requests[0]).toBe('config.json');
    expect(requests).toContain('04032000/szavossz/OevkJkv.json');
    expect(requests.filter((path) => path.includes('/ver/'))).toHaveLength(5);
    requests = [];
    setTime('2022-04-03T20:00:14+02:00');
    await elections.pollDue(signal);
    expect(requests).toEqual([]);
    setTime('2022-04-03T20:00:15+02:00');
    await elections.pollDue(signal);
    expect(requests).toEqual(['config.json']);
    setTime('2022-04-03T20:02:10+02:00');
    requests = [];
    expect(await elections.pollDue(signal)).toBe(1);
    // Files that do not change with the count are not fetched again.
    expect(requests.filter((path) => path.includes('/ver/'))).toEqual([]);
  });

  it('has the turnout from the morning on, before the office has files of votes [SUPP-06] [S46]', async () => {
    const turnout = (hours: [string, number][]) => ({
      header: { generated: now.toISOString() },
      list: hours.map(([jelido, megj]) => ({ jelido, valp: 8000, megj })),
    });
    setTime('2022-04-03T07:20:00+02:00');
    ownAnswers = {
      'config.json': { ver: '04031900', napkozi: '04030720' },
      '04030720/napkozi/ReszvetelOrszag.json': turnout([['07:00', 120]]),
    };
    expect(await elections.pollDue(signal)).toBe(1);
    expect((await shown())?.turnout?.hours).toEqual([['7:00', 120]]);
    expect((await shown())?.election.progress?.percent).toBe(0);
    // As often as on the night: a poll without votes is no failure.
    setTime('2022-04-03T07:20:15+02:00');
    ownAnswers = {
      'config.json': { ver: '04031900', napkozi: '04030920' },
      '04030920/napkozi/ReszvetelOrszag.json': turnout([
        ['07:00', 120],
        ['09:00', 800],
      ]),
    };
    expect(await elections.pollDue(signal)).toBe(1);
    expect((await shown())?.turnout?.hours).toHaveLength(2);
    expect(logged).toEqual([]);
  });

  it('writes nothing while nothing is due, however often processes try [S46]', async () => {
    await elections.pollDue(signal);
    const row = async () =>
      (await sql`select ctid::text, xmin::text, xmax::text from election_polls`.execute(database.db)).rows;
    const before = await row();
    setTime('2022-04-03T20:00:05+02:00');
    await elections.pollDue(signal);
    await elections.pollDue(signal);
    expect(await row()).toEqual(before);
  });

  it('is read by an index that orders its versions', async () => {
    await elections.pollDue(signal);
    await sql`
      insert into election_polls (name, source, due_at)
      select 'count-' || n, 'other', now() from generate_series(1, 3000) n`.execute(database.db);
    await sql`
      insert into election_counts (name, source, version, recorded_at, body)
      select name, source, n::text, now(), '{}' from election_polls, generate_series(1, 3) n`.execute(
      database.db,
    );
    await sql`analyze election_counts`.execute(database.db);
    database.takeQueries();
    caches.drop([{ key: '*' }]);
    await elections.read(['ogy2022']);
    const [query = ''] = database.takeQueries().filter((text) => text.includes('from election_counts'));
    const plan = await planOf(database.db, query);
    expect(plan).toContain('election_counts_name');
    expect(plan).not.toContain('Sort');
  });

  it('is polled by one process at a time', async () => {
    const other = createFeature();
    const changed = await Promise.all([elections.pollDue(signal), other.pollDue(signal)]);
    expect(changed.toSorted()).toEqual([0, 1]);
    expect(requests.filter((path) => path === 'config.json')).toHaveLength(1);
    await other.stop();
  });

  it('goes on with the next process when one dies while it polls', async () => {
    await sql`
      insert into election_polls (name, source, due_at, lease, leased_until)
      values ('ogy2022', ${`${proxy.origin}/vtr/ogy2022/data`}, ${now}, gen_random_uuid(), ${new Date(now.getTime() + 30_000)})`.execute(
      database.db,
    );
    expect(await elections.pollDue(signal)).toBe(0);
    setTime('2022-04-03T20:00:31+02:00');
    expect(await elections.pollDue(signal)).toBe(1);
  });

  it('stays as it was while the office does not answer, and is asked for less and less often', async () => {
    await elections.pollDue(signal);
    const before = await shown();
    isBroken = true;
    for (const [time, calls] of [
      ['20:10:00', 1],
      ['20:10:14', 0],
      ['20:10:16', 1],
      ['20:10:40', 0],
      ['20:10:47', 1],
    ] as const) {
      requests = [];
      setTime(`2022-04-03T${time}+02:00`);
      await elections.pollDue(signal);
      expect(requests, time).toHaveLength(calls);
    }
    expect(await shown()).toEqual(before);
    expect(logged).toHaveLength(1);
    isBroken = false;
    setTime('2022-04-03T20:20:00+02:00');
    expect(await elections.pollDue(signal)).toBe(1);
  });

  it('of another source is never shown', async () => {
    await elections.pollDue(signal);
    const other = createFeature('sandbox');
    caches.drop([{ key: '*' }]);
    expect((await other.read(['ogy2022'])).counts.size).toBe(0);
    await other.pollDue(signal);
    expect((await other.read(['ogy2022'])).counts.size).toBe(1);
    await other.stop();
  });

  it('loses its old versions, never the last one', async () => {
    await elections.pollDue(signal);
    setTime('2022-04-03T23:00:00+02:00');
    await elections.pollDue(signal);
    setTime('2022-07-03T23:00:00+02:00');
    expect(await elections.prune()).toBe('deleted 1 versions of election counts');
    expect(await shown()).toBeDefined();
    expect(await elections.prune()).toBe('');
  });
});

describe('a rehearsal', () => {
  const name = 'valasztas-proba';
  const address = () => `${proxy.origin}/vtr/ogy2022/data`;

  it('is marked in all its records, and begins again when it is cleared', async () => {
    await elections.pollDue(signal);
    expect(await shown(name)).toBeUndefined();
    expect(await elections.pollRehearsal(name, address(), signal)).toBeGreaterThan(0);
    const counted = await shown(name);
    expect([counted?.election.isRehearsal, counted?.chamber?.isRehearsal]).toEqual([true, true]);
    expect((await shown())?.election.isRehearsal).toBe(false);
    // The next version at once: its clock may run faster.
    setTime('2022-04-03T20:02:00+02:00');
    expect(await elections.pollRehearsal(name, address(), signal)).toBeGreaterThan(0);
    await elections.clearRehearsal(name);
    expect(await shown(name)).toBeUndefined();
    expect(invalidated.at(-1)).toBe(`election:${name}`);
  });

  it('cannot take the name of a real count', async () => {
    await expect(elections.pollRehearsal('ogy2022', address(), signal)).rejects.toThrow(
      "'ogy2022' is no rehearsal",
    );
  });
});
