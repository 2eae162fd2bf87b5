import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReadCache } from '#platform/cache/read-cache.server.ts';
import type { Sandbox } from '#platform/http/outgoing/open-sandbox.ts';
import { openSandbox } from '#sample/sandbox/open-sandbox.server.ts';
import { openStubServer } from '#tests/stub-server.ts';
import { withDatabase } from '../../tests/database.ts';
import { createLivescoreFeature, type LivescoreFeature } from './livescore-feature.server.ts';
import type { LivescoreSetting } from './livescore-setting.ts';
import { noPictures } from './no-pictures.fixture.ts';
import { fixtureItem } from './provider/answers.fixture.ts';
import { resources } from './provider/resources.ts';
import { callsOf, switchSandbox } from './sandbox-calls.fixture.ts';

const database = withDatabase();
const signal = new AbortController().signal;
const caches = createReadCache({ now: () => performance.now(), isConnected: () => true });
const clock = { now: () => now };
const hungarySwitzerland = resources.match(2024002);
let now: Date;
let sandbox: Sandbox;
let scores: LivescoreFeature;
let logged: string[] = [];
let invalidated: string[] = [];

function createFeature(sources: LivescoreSetting['sources'] = {}): LivescoreFeature {
  return createLivescoreFeature({
    names: [],
    db: database.db,
    clock,
    key: null,
    media: noPictures,
    createReadCache: caches.createCache,
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    setting: { sources: { football: 'sandbox', formula1: 'sandbox', ...sources } },
    recordInvalidations: async (_, entries) => {
      invalidated.push(...entries.map(({ key }) => key));
      caches.drop(entries);
    },
    openSandbox: async () => ({ origin: sandbox.origin, close: async () => undefined }),
  });
}

beforeEach(async () => {
  await sql`truncate livescore_resources, livescore_answers, livescore_quotas`.execute(database.db);
  caches.drop([{ key: '*' }]);
  setTime('2024-06-15T12:00:00Z');
  sandbox = await openSandbox({ clock });
  scores = createFeature();
  logged = [];
  invalidated = [];
});
afterEach(async () => {
  await scores.stop();
  await sandbox.close();
});

function setTime(iso: string): void {
  now = new Date(iso);
}

/** The state and goals that a reader sees who stays until what is due was fetched. */
async function seen(): Promise<unknown[] | null> {
  await scores.read(hungarySwitzerland);
  await scores.fetchDue(signal);
  const copy = await scores.read(hungarySwitzerland);
  const match = copy?.value[0];
  return match ? [match.state, match.goals.home, match.goals.away] : null;
}

async function answers(): Promise<{ source: string; address: string; first: string; last: string }[]> {
  const found = await sql<{ source: string; address: string; first: string; last: string }>`
    select source, address, to_char(first_at at time zone 'UTC', 'HH24:MI:SS') as first,
      to_char(last_at at time zone 'UTC', 'HH24:MI:SS') as last
    from livescore_answers order by id`.execute(database.db);
  return found.rows;
}

describe('a resource', () => {
  it('is fetched for its first reader, and for no other', async () => {
    const copies = [await scores.read(hungarySwitzerland), await scores.read(hungarySwitzerland)];
    for (const copy of copies) expect(copy).toMatchObject({ at: now, value: [{ id: 2024002 }] });
    expect(await createFeature().read(hungarySwitzerland)).toMatchObject({ value: [{ id: 2024002 }] });
    expect(await callsOf(sandbox.origin)).toEqual(['fixtures?id=2024002']);
  });

  it('is recorded with its time and source, and again only when it changed', async () => {
    setTime('2024-06-15T13:11:30Z');
    await scores.read(hungarySwitzerland);
    const address = 'football/fixtures?id=2024002';
    const first = { source: 'sandbox', address, first: '13:11:30', last: '13:11:30' };
    expect(await answers()).toEqual([first]);
    setTime('2024-06-15T13:11:45Z');
    await scores.fetchDue(signal);
    expect(await answers()).toEqual([{ ...first, last: '13:11:45' }]);
    expect(invalidated).toEqual([`livescore:${address}`]);
    setTime('2024-06-15T13:12:00Z');
    await scores.fetchDue(signal);
    expect((await answers()).map((one) => [one.first, one.last])).toEqual([
      ['13:11:30', '13:11:45'],
      ['13:12:00', '13:12:00'],
    ]);
    expect(invalidated).toHaveLength(2);
  });

  it('can be replayed as it was at a time', async () => {
    for (const time of ['13:00:00', '13:30:00', '14:30:00', '15:30:00']) {
      setTime(`2024-06-15T${time}Z`);
      await seen();
    }
    const at = async (time: string) =>
      (await scores.replay(hungarySwitzerland, new Date(`2024-06-15T${time}Z`)))?.value[0]?.goals;
    expect(await at('12:59:59')).toBeUndefined();
    expect(await at('13:00:05')).toEqual({ home: 0, away: 0 });
    expect(await at('14:29:00')).toEqual({ home: 0, away: 1 });
    expect(await at('14:30:00')).toEqual({ home: 1, away: 2 });
    expect(await at('20:00:00')).toEqual({ home: 1, away: 3 });
  });

  it('that the provider does not have is an empty answer', async () => {
    expect(await scores.read(resources.match(1))).toEqual({ value: [], at: now });
    expect(await scores.read(resources.prediction(2024002))).toEqual({ value: 'none', at: now });
  });

  it('of a sport without a source is never asked for', async () => {
    const none = createLivescoreFeature({
      names: [],
      db: database.db,
      clock,
      key: null,
      createReadCache: caches.createCache,
      setting: null,
      media: noPictures,
      log: pino({ level: 'silent' }),
      recordInvalidations: async () => undefined,
    });
    expect(await none.read(hungarySwitzerland)).toBeNull();
    expect(await none.replay(hungarySwitzerland, now)).toBeNull();
    expect(await none.fetchDue(signal)).toBe(0);
  });
});

describe('a match is followed', () => {
  it('every 15 s while it is played, every 30 s at half-time, and not after its end', async () => {
    setTime('2024-06-15T13:20:00Z');
    expect(await seen()).toEqual(['first-half', 0, 1]);
    const calls: [string, number][] = [];
    for (const time of ['13:20:14', '13:20:15', '13:50:00', '13:50:15', '13:50:30', '15:00:00', '18:00:00']) {
      setTime(`2024-06-15T${time}Z`);
      await scores.read(hungarySwitzerland);
      calls.push([time, await scores.fetchDue(signal)]);
    }
    expect(calls).toEqual([
      ['13:20:14', 0],
      ['13:20:15', 1],
      ['13:50:00', 1],
      ['13:50:15', 0],
      ['13:50:30', 1],
      ['15:00:00', 1],
      ['18:00:00', 0],
    ]);
    expect(await seen()).toEqual(['finished', 1, 3]);
  });

  it('as long as somebody looks at it', async () => {
    setTime('2024-06-15T13:20:00Z');
    await seen();
    setTime('2024-06-15T13:24:59Z');
    expect(await scores.fetchDue(signal)).toBe(1);
    setTime('2024-06-15T13:26:00Z');
    expect(await scores.fetchDue(signal)).toBe(0);
    await scores.read(hungarySwitzerland);
    expect(await scores.fetchDue(signal)).toBe(1);
  });

  it('when a story names it, although nobody looks; every 15 minutes until line-ups are published', async () => {
    await scores.follow([hungarySwitzerland]);
    const calls: [string, number][] = [];
    for (const time of ['12:00:00', '12:14:59', '12:15:00', '12:30:00', '12:45:00', '13:00:00']) {
      setTime(`2024-06-15T${time}Z`);
      calls.push([time, await scores.fetchDue(signal)]);
    }
    expect(calls).toEqual([
      ['12:00:00', 1],
      ['12:14:59', 0],
      ['12:15:00', 1],
      ['12:30:00', 1],
      ['12:45:00', 0],
      ['13:00:00', 1],
    ]);
  });

  it('together with others in one call', async () => {
    setTime('2024-06-15T13:20:00Z');
    const ids = Array.from({ length: 25 }, (_, at) => 2024001 + at);
    await scores.follow(ids.map((id) => resources.match(id)));
    expect(await scores.fetchDue(signal)).toBe(1);
    expect(await scores.fetchDue(signal)).toBe(1);
    const calls = await callsOf(sandbox.origin);
    expect(calls.map((call) => call.split('-').length)).toEqual([20, 5]);
    const copy = await scores.read(resources.match(2024002));
    expect(copy?.value).toMatchObject([{ id: 2024002, state: 'first-half' }]);
    expect(await callsOf(sandbox.origin)).toHaveLength(2);
  });
});

it('the result of a live race is refreshed as often as its page wants', async () => {
  setTime('2024-07-21T14:00:00Z');
  const races = (await scores.read(resources.races(2024)))?.value ?? [];
  const live = races.find(({ state }) => state === 'live');
  expect(live).toMatchObject({ type: 'race', competition: { name: 'Hungarian Grand Prix' } });
  const results = resources.raceResults(live?.id ?? 0);
  await scores.read(results, { maxAgeMs: 15_000 });
  await scores.read(results, { maxAgeMs: 15_000 });
  setTime('2024-07-21T14:00:15Z');
  await scores.read(results, { maxAgeMs: 15_000 });
  await scores.fetchDue(signal);
  const calls = await callsOf(sandbox.origin, 'formula1');
  expect(calls.filter((call) => call.startsWith('rankings'))).toHaveLength(2);
});

describe('the quota', () => {
  it('below 5 % ends all calls for the day, and pages have the last copy with its age', async () => {
    setTime('2024-06-15T13:20:00Z');
    await switchSandbox(sandbox.origin, { limit: 100, remaining: 4 });
    expect(await seen()).toEqual(['first-half', 0, 1]);
    setTime('2024-06-15T14:50:00Z');
    expect(await seen()).toEqual(['first-half', 0, 1]);
    expect((await scores.read(hungarySwitzerland))?.at).toEqual(new Date('2024-06-15T13:20:00Z'));
    expect(await scores.read(resources.match(2024001))).toBeNull();
    expect(await callsOf(sandbox.origin)).toHaveLength(1);
    // The provider's day is that of UTC.
    setTime('2024-06-16T00:00:01Z');
    expect(await seen()).toEqual(['finished', 1, 3]);
  });

  it('of a minute or a day that is used up ends them for a minute or an hour', async () => {
    setTime('2024-06-15T13:20:00Z');
    await seen();
    for (const [error, justBefore] of [
      ['rateLimit', '13:21:14'],
      ['requests', '14:21:14'],
    ]) {
      await switchSandbox(sandbox.origin, { mode: 'errors', error });
      now = new Date(now.getTime() + 15_000);
      await scores.read(hungarySwitzerland);
      expect(await scores.fetchDue(signal)).toBe(1);
      await switchSandbox(sandbox.origin, {});
      setTime(`2024-06-15T${justBefore}Z`);
      await scores.read(hungarySwitzerland);
      expect(await scores.fetchDue(signal)).toBe(0);
      now = new Date(now.getTime() + 60_000);
      await scores.read(hungarySwitzerland);
      expect(await scores.fetchDue(signal)).toBe(1);
      now = new Date('2024-06-15T13:21:00Z');
      await sql`update livescore_resources set due_at = ${now}`.execute(database.db);
    }
  });

  it('is counted for each sport', async () => {
    await switchSandbox(sandbox.origin, { limit: 100, remaining: 0 });
    await seen();
    expect(await scores.read(resources.raceSeasons())).toMatchObject({ value: [2024, 2025, 2026] });
  });
});

describe('a failed call', () => {
  it.each([{ mode: 'errors' }, { mode: 'broken' }, { mode: 'html' }, { mode: 'wrong-types' }])(
    'is logged, and the last copy stays: %j',
    async (switches) => {
      setTime('2024-06-15T13:20:00Z');
      expect(await seen()).toEqual(['first-half', 0, 1]);
      await switchSandbox(sandbox.origin, switches);
      setTime('2024-06-15T13:50:00Z');
      expect(await seen()).toEqual(['first-half', 0, 1]);
      expect(logged).toHaveLength(1);
      expect(logged[0]).toContain('live scores could not be fetched');
      await switchSandbox(sandbox.origin, {});
      setTime('2024-06-15T14:50:00Z');
      await scores.read(hungarySwitzerland);
      expect(await seen()).toEqual(['finished', 1, 3]);
    },
  );

  it('leaves the empty state where nothing was there before', async () => {
    await switchSandbox(sandbox.origin, { mode: 'broken' });
    expect(await scores.read(hungarySwitzerland)).toBeNull();
    expect(logged).toHaveLength(1);
  });

  it('is repeated after longer and longer pauses, at most a minute while nobody answers, and logged once a minute [F1-15]', async () => {
    await switchSandbox(sandbox.origin, { mode: 'broken' });
    await scores.follow([hungarySwitzerland]);
    const times: number[] = [];
    const begin = now.getTime();
    for (let seconds = 0; seconds <= 300; seconds += 5) {
      now = new Date(begin + seconds * 1000);
      if ((await scores.fetchDue(signal)) > 0) times.push(seconds);
    }
    expect(times).toEqual([0, 15, 45, 105, 165, 225, 285]);
    expect(logged).toHaveLength(1);
  });

  it('does not hold up a reader when the provider is silent', async () => {
    await switchSandbox(sandbox.origin, { mode: 'silent' });
    expect(await scores.read(hungarySwitzerland)).toBeNull();
    expect(logged, 'the call goes on: it has not failed yet').toEqual([]);
  });
});

it('a code that is not known is shown as such, and logged once however often it comes', async () => {
  const response = [fixtureItem({ status: { short: 'XT', elapsed: 12 } })];
  const provider = await openStubServer(() => ({ body: { errors: [], response } }));
  const real = createFeature({ football: provider.origin });
  const match = resources.match(9001);
  for (let minutes = 0; minutes < 3; minutes += 1) {
    expect(await real.read(match)).toMatchObject({ value: [{ state: 'unknown', code: 'XT' }] });
    now = new Date(now.getTime() + 60_000);
    expect(await real.fetchDue(signal)).toBe(1);
  }
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('state of a match: XT');
  await real.stop();
  await provider.close();
});

it('a thousand readers in a minute cost the database one query and one write', async () => {
  await scores.read(hungarySwitzerland);
  caches.drop([scores.dependencyOn(hungarySwitzerland)]);
  now = new Date(now.getTime() + 60_000);
  database.takeQueries();
  for (let reader = 0; reader < 1_000; reader += 1) await scores.read(hungarySwitzerland);
  const queries = database.takeQueries();
  expect(queries.filter((query) => /insert/.test(query))).toHaveLength(1);
  expect(queries.filter((query) => /select body/.test(query))).toHaveLength(1);
  expect(queries).toHaveLength(2);
});

it('another source has its own rows: those of the sandbox are hidden', async () => {
  await scores.read(hungarySwitzerland);
  const real = createFeature({ football: `${sandbox.origin}/football` });
  await switchSandbox(sandbox.origin, { mode: 'broken' });
  expect(await real.read(hungarySwitzerland)).toBeNull();
  await switchSandbox(sandbox.origin, {});
  now = new Date(now.getTime() + 60_000);
  await real.fetchDue(signal);
  expect(await real.read(hungarySwitzerland)).not.toBeNull();
  expect((await answers()).map(({ source }) => source)).toEqual(['sandbox', `${sandbox.origin}/football`]);
  await real.stop();
});

it('replaced answers are kept for two weeks, the last one as long as somebody wants it within a year', async () => {
  setTime('2024-06-15T13:20:00Z');
  await seen();
  setTime('2024-06-15T15:20:00Z');
  await seen();
  setTime('2024-06-29T13:00:00Z');
  expect(await scores.prune()).toBe('');
  setTime('2024-06-29T13:21:00Z');
  expect(await scores.prune()).toBe('deleted 1 answers and 0 resources');
  expect(await seen()).toEqual(['finished', 1, 3]);
  setTime('2025-08-30T12:00:00Z');
  expect(await scores.prune()).toBe('deleted 0 answers and 1 resources');
  expect(await answers()).toEqual([]);
});

it('what is due, and the last answer, are found by an index', async () => {
  await database.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    for (const [query, index] of [
      [
        sql`select 1 from livescore_resources where source = 'x' and due_at < 'infinity' and due_at <= now()`,
        'due',
      ],
      [
        sql`select body from livescore_answers where source = 'x' and address = 'y' order by first_at desc`,
        'address',
      ],
    ] as const) {
      const plan = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(trx);
      expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
        new RegExp(`livescore_\\w+_${index}`),
      );
    }
  });
});
