import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { deliveryStates, registerBrowser, sandboxOrigin, sentMessages } from '#tests/push-sandbox.ts';
import { save } from '#tests/stories.ts';
import { withTestApp } from '#tests/test-app.ts';
import { spread } from './announce.server.ts';
import { takeDue } from './delivery-queries.server.ts';
import { createFcmClient } from './fcm-client.server.ts';
import { type SendNeeds, sendDue } from './send-due.server.ts';
import { createServiceGuard, mostFaults } from './service-guard.ts';
import { createWebPushClient, type WebPushClient } from './web-push-client.server.ts';

const testApp = withTestApp();
const day = '2026-11-21T08:00:00+01:00';
const never = new AbortController().signal;
/** Of a service that answers, or is given up by the test: a busy machine may take seconds for a connection. */
const patient = { requestMs: 15_000, connectMs: 15_000 };
const impatient = { requestMs: 2_000, connectMs: 2_000 };
const open: { close(): unknown }[] = [];
let count = 0;
let before = 0;

afterAll(() => testApp.context.push.stop());
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});
beforeEach(async () => {
  testApp.setTime(day);
  const { db } = testApp.context;
  await sql`truncate push_clients, push_messages, push_pauses cascade`.execute(db);
  await sql`delete from outbox`.execute(db);
  before = (await sentMessages(testApp.context)).length;
});

async function arrived(): Promise<number> {
  return (await sentMessages(testApp.context)).length - before;
}

/** Adds a delivery for every browser that has the topic. */
async function announce(): Promise<void> {
  const { context } = testApp;
  const { db, clock, push } = context;
  count += 1;
  const id = await save(context, { slug: `hir-${count}`, title: `Hír ${count}`, pubDate: new Date(day) });
  await push.sendStory(id, [{ site: 'telex', topic: 'fontos' }]);
  const { rows } = await sql<{ id: string }>`select max(id) as id from push_messages`.execute(db);
  await spread({ db, clock, topics: push.topics, mainSite: 'telex', hasApps: false }, Number(rows[0]?.id));
}

function clientFor(origin: string, timeouts = patient): WebPushClient {
  const { db, clock } = testApp.context;
  const contact = 'mailto:posta@lapzarta.example';
  return createWebPushClient({ db, clock, contact, hosts: [], timeouts, sandboxOrigin: async () => origin });
}

/** Sends to the sandbox, and to a second push service. */
async function needsWith(second: string, timeouts = impatient): Promise<SendNeeds> {
  const { db, clock } = testApp.context;
  const first = clientFor(await sandboxOrigin(testApp.context));
  const other = clientFor(second, timeouts);
  return {
    db,
    clock,
    log: createLog({ level: 'fatal' }),
    guard: createServiceGuard(),
    browsers: {
      ...first,
      send: (target, message) => (target.endpoint.startsWith(second) ? other : first).send(target, message),
    },
    apps: createFcmClient({ clock, base: async () => '', account: async () => null }),
  };
}

/** Moves the last browsers to another push service. */
async function move(origin: string, most: number): Promise<void> {
  await sql`update push_clients set address = ${origin} || '/send/' || id, address_hash = 'moved' || id
    where id in (select id from push_clients order by id desc limit ${most})`.execute(testApp.context.db);
}

async function listening(server: Server | ReturnType<typeof createTcpServer>): Promise<string> {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  open.push(server);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** Accepts requests, and never answers; breaks the connections when told. */
async function hangingService(): Promise<{ origin: string; requests: () => number; hangUp: () => void }> {
  let requests = 0;
  const server = createServer(() => {
    requests += 1;
  });
  const hangUp = () => server.closeAllConnections();
  open.push({ close: hangUp });
  return { origin: await listening(server), requests: () => requests, hangUp };
}

/** The address of a server that is gone. */
async function closedOrigin(): Promise<string> {
  const server = createTcpServer();
  const origin = await listening(server);
  await new Promise((done) => server.close(done));
  open.pop();
  return origin;
}

async function register(browsers: number): Promise<void> {
  for (let at = 0; at < browsers; at += 1) await registerBrowser(testApp.context, ['fontos']);
}

async function statesAt(origin: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from push_deliveries
    where service = ${new URL(origin).host} group by state`.execute(testApp.context.db);
  return Object.fromEntries(rows.map(({ state, count: some }) => [state, some]));
}

describe('a push service that hangs', () => {
  it('delays no other one, and gets a pause instead of all that waits', async () => {
    const { origin, requests, hangUp } = await hangingService();
    await register(100);
    // The older ones: they are due first.
    await sql`update push_clients set address = ${origin} || '/send/' || id, address_hash = 'moved' || id
      where id in (select id from push_clients order by id limit 90)`.execute(testApp.context.db);
    await announce();
    const needs = await needsWith(origin, patient);
    const sending = sendDue(needs, never);
    await expect.poll(requests).toBe(40);
    await expect.poll(arrived).toBe(10);
    hangUp();
    await sending;
    expect(requests()).toBe(40);
    expect(await statesAt(origin)).toEqual({ uncertain: 40, waiting: 50 });
    // During the pause nothing is sent to it, and other services go on.
    await announce();
    await sendDue(needs, never);
    expect(requests()).toBe(40);
    expect(await arrived()).toBe(20);
    testApp.setTime('2026-11-21T08:00:30+01:00');
    const asking = sendDue(needs, never);
    await expect.poll(requests, { message: 'one finds out' }).toBe(41);
    hangUp();
    await asking;
    expect(requests()).toBe(41);
  });

  it('is shown to the operator with the end of its pause, until it answers', async () => {
    const { push } = testApp.context;
    const { origin } = await hangingService();
    await register(8);
    await move(origin, 8);
    await announce();
    const needs = await needsWith(origin);
    await sendDue(needs, never);
    const { host: service } = new URL(origin);
    const pauses = async () => (await push.status()).pauses.filter((one) => one.service === service);
    const until = new Date('2026-11-21T08:00:30+01:00');
    expect(await pauses()).toEqual([{ service, faults: mostFaults, until, waiting: 0 }]);
    await register(1);
    await move(origin, 1);
    await announce();
    expect((await pauses())[0]?.waiting, 'the message of this minute').toBe(9);
    testApp.setTime('2026-11-21T08:00:30+01:00');
    expect(await pauses(), 'after its end').toEqual([]);
    const answering: WebPushClient = { ...needs.browsers, send: async () => ({ kind: 'sent', status: 201 }) };
    await sendDue({ ...needs, browsers: answering }, never);
    const { db } = testApp.context;
    expect(await db.selectFrom('push_pauses').where('service', '=', service).selectAll().execute()).toEqual(
      [],
    );
  });

  it('is not asked again for what it may have accepted', async () => {
    const { origin, requests } = await hangingService();
    await register(1);
    await move(origin, 1);
    await announce();
    const needs = await needsWith(origin);
    await sendDue(needs, never);
    testApp.setTime('2026-11-21T09:00:00+01:00');
    await sendDue(needs, never);
    expect(requests()).toBe(1);
    expect(await deliveryStates(testApp.context)).toEqual(['uncertain']);
  });
});

describe('a push service that cannot be reached', () => {
  it.each([
    ['as nothing listens', closedOrigin],
    [
      'as it never begins encryption',
      async () => {
        const sockets: Socket[] = [];
        open.push({ close: () => sockets.map((socket) => socket.destroy()) });
        const origin = await listening(createTcpServer((socket) => void sockets.push(socket)));
        return origin.replace('http:', 'https:');
      },
    ],
  ])('%s costs the subscription no attempt; the message waits as long as it lives', async (_, originOf) => {
    const { db, clock } = testApp.context;
    const origin = await originOf();
    await register(1);
    await move(origin, 1);
    await announce();
    const needs = await needsWith(origin, { ...patient, connectMs: 200 });
    for (let times = 0; times < 12; times += 1) {
      await sendDue(needs, never);
      testApp.setTime(new Date(clock.now().getTime() + 6 * 60_000).toISOString());
    }
    const delivery = await db.selectFrom('push_deliveries').select(['state', 'attempts']).execute();
    expect(delivery).toEqual([{ state: 'waiting', attempts: 0 }]);
    const client = await db.selectFrom('push_clients').select(['failures', 'ended_at']).execute();
    expect(client).toEqual([{ failures: 0, ended_at: null }]);
    testApp.setTime('2026-11-21T21:00:00+01:00');
    await sendDue(needs, never);
    expect(await deliveryStates(testApp.context)).toEqual(['expired']);
  });
});

it('a subscription with an unusable key stops no other one, and is given up', async () => {
  const { context } = testApp;
  const { db } = context;
  await register(3);
  const poison = Buffer.alloc(65, 4).toString('base64url');
  await sql`update push_clients set p256dh = ${poison} where id = (select min(id) from push_clients)`.execute(
    db,
  );
  await announce();
  const needs = await needsWith('http://127.0.0.1:1');
  expect(await sendDue(needs, never)).toBe(3);
  expect(await arrived()).toBe(2);
  expect((await deliveryStates(context)).toSorted()).toEqual(['failed', 'sent', 'sent']);
  const ended = await db.selectFrom('push_clients').select('id').where('ended_at', 'is not', null).execute();
  expect(ended).toHaveLength(1);
});

it('a fault of ours in one delivery stops no other one, and that one is not sent again', async () => {
  await register(3);
  await announce();
  const needs = await needsWith('http://127.0.0.1:1');
  let times = 0;
  const { browsers } = needs;
  const faulty: WebPushClient = {
    ...browsers,
    async send(target, message) {
      times += 1;
      if (times === 1) throw new TypeError('invented');
      return browsers.send(target, message);
    },
  };
  await sendDue({ ...needs, browsers: faulty }, never);
  expect(await arrived()).toBe(2);
  expect((await deliveryStates(testApp.context)).toSorted()).toEqual(['sent', 'sent', 'uncertain']);
});

it('what another process has begun and not ended is not sent again, in whichever order', async () => {
  const { context } = testApp;
  const { db, clock } = context;
  await register(2);
  await announce();
  const { host } = new URL(await sandboxOrigin(context));
  const until = new Date(clock.now().getTime() + 60_000);
  expect(await takeDue(db, { service: host, now: clock.now(), until, most: 1 })).toHaveLength(1);
  const needs = await needsWith('http://127.0.0.1:1');
  expect(await sendDue(needs, never), 'while it may be under way').toBe(1);
  testApp.setTime('2026-11-21T08:01:00+01:00');
  expect(await sendDue(needs, never), 'after its time').toBe(0);
  expect(await arrived()).toBe(1);
  expect((await deliveryStates(context)).toSorted()).toEqual(['sent', 'uncertain']);
});

it('the next delivery of a service is found in an index, however many wait', async () => {
  const { db } = testApp.context;
  await register(1);
  await announce();
  await sql`insert into push_messages (event, tag, site, title, body, url, is_urgent, created_at, expires_at)
    select 'e' || n, 'e' || n, 'telex', '', '', '', false, now(), now() from generate_series(1, 20000) n`.execute(
    db,
  );
  await sql`insert into push_deliveries (message_id, event, condition, service, state, due_at)
    select id, event, 'c', 'firebase', 'waiting', now() from push_messages where event like 'e%'`.execute(db);
  await sql`analyze push_deliveries`.execute(db);
  const plan = await sql<{ 'QUERY PLAN': string }>`explain select id from push_deliveries
    where state = 'waiting' and service = 'firebase' and due_at <= now() order by due_at, id limit 40`.execute(
    db,
  );
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index.*push_deliveries_waiting/);
});
