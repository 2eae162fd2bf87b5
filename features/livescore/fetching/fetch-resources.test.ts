/** Resources that are due: what one fetch asks for, records, and leaves for later. */
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newLease } from '#platform/db/lease.server.ts';
import {
  openStubServer,
  type ReceivedRequest,
  type StubAnswer,
  type StubServer,
} from '#tests/stub-server.ts';
import { withDatabase } from '../../../tests/database.ts';
import { takeLease, wantResources } from '../livescore-queries.server.ts';
import { fixtureItem } from '../provider/answers.fixture.ts';
import { createProviderClient } from '../provider/provider-client.server.ts';
import { resources } from '../provider/resources.ts';
import { createFetcher, type Fetcher } from './fetch-resources.server.ts';

const database = withDatabase();
const start = Date.parse('2024-08-10T16:10:00Z');
const signal = new AbortController().signal;
const [match1, match2] = [resources.match(1).address, resources.match(2).address];
const table = resources.standings({ league: 271, season: 2024 }).address;
let now: Date;
let stub: StubServer;
let fetcher: Fetcher;
let answerTo: (request: ReceivedRequest) => StubAnswer | Promise<StubAnswer>;
const invalidated: string[] = [];
const fixtures: string[] = [];
const logged: string[] = [];

beforeAll(async () => {
  stub = await openStubServer((request) => answerTo(request));
});
afterAll(() => stub.close());
beforeEach(async () => {
  await sql`truncate livescore_resources, livescore_answers, livescore_quotas`.execute(database.db);
  now = new Date(start);
  answerTo = () => ({ body: { response: [] } });
  for (const list of [stub.requests, invalidated, fixtures, logged]) list.length = 0;
  fetcher = createFetcher({
    db: database.db,
    names: [],
    clock: { now: () => now },
    sources: { football: 'stub' },
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    provider: createProviderClient({ addressOf: async () => stub.origin, key: null }),
    recordInvalidations: async (_, entries) => void invalidated.push(...entries.map(({ key }) => key)),
    onFixtures: async (_, found) => void fixtures.push(...found.map(({ id }) => String(id))),
  });
});

async function want(...addresses: string[]): Promise<void> {
  const until = new Date(start + 86_400_000);
  await wantResources(database.db, { source: 'stub', addresses, until, now, wantedBy: 'editors' });
}

/** Failures of each resource, and seconds until it is due again. */
async function later(): Promise<Record<string, [failures: number, seconds: number]>> {
  const found = await sql<{ address: string; failures: number; due: number }>`
    select address, failures, extract(epoch from due_at - ${now}::timestamptz)::float8 as due
    from livescore_resources where due_at < 'infinity'`.execute(database.db);
  return Object.fromEntries(found.rows.map(({ address, failures, due }) => [address, [failures, due]]));
}

/** The last answers. */
async function recorded(): Promise<Record<string, unknown>> {
  const found = await sql<{ address: string; body: string }>`
    select address, body from livescore_answers order by first_at, id`.execute(database.db);
  return Object.fromEntries(found.rows.map(({ address, body }) => [address, JSON.parse(body)]));
}

const asked = () => stub.requests.map(({ path }) => path);

/** A match with an id. */
function item(id: number, short = '1H'): object {
  const whole = fixtureItem({ status: { short, elapsed: 10 } });
  const fixture = 'fixture' in whole ? Object(whole.fixture) : {};
  return { ...whole, fixture: { ...fixture, id } };
}

describe('matches that are asked for together', () => {
  it('are recorded as if each had been asked for alone, also one that the answer does not have', async () => {
    await want(match1, match2, resources.match(3).address);
    answerTo = () => ({ body: { response: [item(2), item(1), item(99)] } });
    expect(await fetcher.fetchDue(signal)).toBe(1);
    expect(asked().map((path) => path.replace(/=.*/, ''))).toEqual(['/fixtures?ids']);
    expect(asked()[0]?.split('=')[1]?.split('-').toSorted()).toEqual(['1', '2', '3']);
    expect(await recorded()).toEqual({
      [match1]: [item(1)],
      [match2]: [item(2)],
      [resources.match(3).address]: [],
    });
    expect([fixtures.toSorted(), invalidated.length, logged]).toEqual([['1', '2'], 3, []]);
  });

  it('of which one is unreadable lose that one alone', async () => {
    await want(match1, match2);
    answerTo = () => ({ body: { response: [{ fixture: { id: 1 } }, item(2)] } });
    await fetcher.fetchDue(signal);
    expect(await recorded()).toEqual({ [match2]: [item(2)] });
    expect(await later()).toEqual({ [match1]: [1, 15], [match2]: [0, 15] });
    expect(logged.join()).toContain('nothing can be read from /fixtures');
  });

  it('of which one was known and is missing keep its last answer, and it is asked for again after 15 s', async () => {
    await want(match1, match2);
    answerTo = () => ({ body: { response: [item(1), item(2)] } });
    await fetcher.fetchDue(signal);
    now = new Date(start + 15_000);
    answerTo = () => ({ body: { response: [item(2, '2H')] } });
    await fetcher.fetchDue(signal);
    expect(await recorded()).toEqual({ [match1]: [item(1)], [match2]: [item(2, '2H')] });
    expect(await later()).toEqual({ [match1]: [1, 15], [match2]: [0, 15] });
    expect(logged.join()).toContain('football/fixtures?id=1 was known and is missing');
  });

  it('fail together when the answer is no list', async () => {
    await want(match1, match2);
    answerTo = () => ({ body: { response: { fixture: { id: 1 } } } });
    await fetcher.fetchDue(signal);
    expect([await recorded(), await later()]).toEqual([{}, { [match1]: [1, 15], [match2]: [1, 15] }]);
  });
});

describe('a failure', () => {
  it('of a live match is repeated after 15 s, although a table has failed for long [F1-15]', async () => {
    await want(match1, table);
    await sql`update livescore_resources set failures = 9 where address = ${table}`.execute(database.db);
    answerTo = () => ({ body: '<html>' });
    expect(await fetcher.fetchDue(signal)).toBe(2);
    expect(await later()).toEqual({ [match1]: [1, 15], [table]: [10, 600] });
  });

  it('in a batch counts for each of its matches', async () => {
    await want(match1, match2);
    await sql`update livescore_resources set failures = 2 where address = ${match2}`.execute(database.db);
    answerTo = () => ({ body: '<html>' });
    await fetcher.fetchDue(signal);
    expect(await later()).toEqual({ [match1]: [1, 15], [match2]: [3, 60] });
  });

  it('of what the subscription does not have is repeated after an hour, and stops nothing else', async () => {
    await want(table, match1);
    answerTo = ({ path }) =>
      path.startsWith('/standings')
        ? { body: { errors: { plan: 'no' } } }
        : { body: { response: [item(1)] } };
    await fetcher.fetchDue(signal);
    expect(await later()).toEqual({ [table]: [1, 3_600], [match1]: [0, 15] });
    now = new Date(start + 15_000);
    expect(await fetcher.fetchDue(signal)).toBe(1);
  });

  it.each([
    [{ time: '2024-08-10', bug: 'This is on our side, please report us this bug', report: '/fixtures' }],
    [['Something went wrong']],
  ])('of the provider that comes with status 200 is repeated after 15 s [FOOT-11]: %j', async (errors) => {
    await want(match1);
    answerTo = () => ({ body: { errors, results: 0, response: [] } });
    await fetcher.fetchDue(signal);
    expect(await later()).toEqual({ [match1]: [1, 15] });
    await sql`update livescore_resources set failures = 9, due_at = ${now}`.execute(database.db);
    await fetcher.fetchDue(signal);
    expect(await later()).toEqual({ [match1]: [10, 600] });
  });

  it('is forgotten after an answer', async () => {
    await want(match1);
    await sql`update livescore_resources set failures = 5`.execute(database.db);
    answerTo = () => ({ body: { response: [item(1)] } });
    await fetcher.fetchDue(signal);
    expect(await later()).toEqual({ [match1]: [0, 15] });
  });
});

describe('an empty answer', () => {
  it('about one known match leaves the last answer, and goes on as soon as it is back', async () => {
    await want(match1);
    const responses = [[item(1)], [], [item(1, 'HT')]];
    answerTo = () => ({ body: { response: responses.shift() ?? [] } });
    for (const seconds of [0, 15, 30]) {
      now = new Date(start + seconds * 1000);
      expect(await fetcher.fetchDue(signal)).toBe(1);
      expect(await recorded()).toEqual({ [match1]: [item(1, seconds === 30 ? 'HT' : '1H')] });
    }
  });

  it('about a match that is still unknown is recorded again', async () => {
    await want(match1);
    for (const seconds of [0, 6 * 3_600]) {
      now = new Date(start + seconds * 1000);
      expect(await fetcher.fetchDue(signal)).toBe(1);
      expect([await recorded(), await later()]).toEqual([{ [match1]: [] }, { [match1]: [0, 6 * 3_600] }]);
    }
  });

  it('about a table replaces the one before', async () => {
    await want(table);
    const responses = [[{ league: { id: 271, standings: [] } }], []];
    answerTo = () => ({ body: { response: responses.shift() ?? [] } });
    await fetcher.fetchDue(signal);
    now = new Date(start + 3_600_000);
    await fetcher.fetchDue(signal);
    expect(Object.values(await later())).toEqual([[0, 3_600]]);
  });
});

describe('a process that loses its lease', () => {
  it('records neither the answer nor a failure', async () => {
    for (const body of [{ response: [item(1)] }, '<html>']) {
      await sql`delete from livescore_resources`.execute(database.db);
      await want(match1);
      answerTo = async () => {
        await takeLease(database.db, { source: 'stub', address: match1 }, newLease(now, 12_000));
        return { body };
      };
      expect(await fetcher.fetchDue(signal)).toBe(1);
      expect([await recorded(), await later()]).toEqual([{}, { [match1]: [0, 0] }]);
    }
    expect([invalidated, fixtures]).toEqual([[], []]);
  });

  it('because it is stopped leaves the resource to the next one, once the lease is over', async () => {
    await want(match1);
    const stopping = new AbortController();
    answerTo = () => {
      stopping.abort(new Error('the server stops'));
      return { body: { response: [item(1)] } };
    };
    await expect(fetcher.fetchDue(stopping.signal)).rejects.toThrow('the server stops');
    answerTo = () => ({ body: { response: [item(1)] } });
    now = new Date(start + 11_999);
    expect(await fetcher.fetchDue(signal)).toBe(0);
    now = new Date(start + 12_000);
    expect(await fetcher.fetchDue(signal)).toBe(1);
    expect(await recorded()).toEqual({ [match1]: [item(1)] });
  });
});

describe('nothing is asked for', () => {
  it('an address of an earlier version of the program, and what is due besides is fetched', async () => {
    await want('football/odds?fixture=1', match1);
    answerTo = () => ({ body: { response: [item(1)] } });
    expect([await fetcher.fetchDue(signal), asked()]).toEqual([1, ['/fixtures?id=1']]);
  });

  it('addresses of an earlier version, which are set aside, also when they fill a whole fetch', async () => {
    await want(...Array.from({ length: 20 }, (_, at) => `football/a?old=${at}`));
    expect(await fetcher.fetchDue(signal)).toBe(0);
    expect(logged).toHaveLength(1);
    await want(match1);
    now = new Date(start + 13_000);
    expect(await fetcher.fetchDue(signal)).toBe(1);
    expect(asked()).toEqual(['/fixtures?id=1']);
    expect((await later())['football/a?old=3']).toEqual([1, 2]);
  });

  it('a sport without a source', async () => {
    const { address } = resources.races(2024);
    await want(address);
    expect([await fetcher.fetchDue(signal), await fetcher.fetchOne('formula1', address, signal)]).toEqual([
      0,
      false,
    ]);
    expect(asked()).toEqual([]);
  });

  it('one resource that is unknown, fresh, or fetched by another process', async () => {
    const isFetched = () => fetcher.fetchOne('football', match1, signal);
    answerTo = () => ({ body: { response: [item(1)] } });
    expect(await isFetched()).toBe(false);
    await want(match1);
    expect([await isFetched(), await isFetched()]).toEqual([true, false]);
    now = new Date(start + 15_000);
    await takeLease(database.db, { source: 'stub', address: match1 }, newLease(now, 12_000));
    expect(await isFetched()).toBe(false);
    expect(asked()).toHaveLength(1);
  });

  it('a sport whose key is refused, for five minutes', async () => {
    await want(match1, table);
    answerTo = () => ({ body: { errors: { token: 'Missing application key.' } } });
    await fetcher.fetchDue(signal);
    now = new Date(start + 299_000);
    expect([await fetcher.fetchDue(signal), await fetcher.fetchOne('football', match1, signal)]).toEqual([
      0,
      false,
    ]);
    now = new Date(start + 300_000);
    expect(await fetcher.fetchDue(signal)).toBe(2);
  });
});

it('an answer that is the same as before neither invalidates nor is passed on', async () => {
  await want(match1);
  answerTo = () => ({ body: { response: [item(1)] } });
  for (const seconds of [0, 15, 30]) {
    now = new Date(start + seconds * 1000);
    expect(await fetcher.fetchDue(signal)).toBe(1);
  }
  expect([invalidated, fixtures]).toEqual([[`livescore:${match1}`], ['1']]);
});
