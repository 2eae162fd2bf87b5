import { afterAll, describe, expect, it } from 'vitest';
import {
  deliverAll,
  registerBrowser,
  sandboxOrigin,
  setSwitches,
  topicsAtFirebase,
} from '#tests/push-sandbox.ts';
import { withServer } from '#tests/server.ts';

const server = withServer();
afterAll(() => server.context.push.stop());

const jsonType = { 'content-type': 'application/json' };
let count = 0;

/** A registration token, as Firebase gives it to an app. */
function appToken(): string {
  count += 1;
  return `cK3_d-${count}:APA91b${'x'.repeat(130)}`;
}

function list(clientToken: string, headers: Record<string, string> = {}) {
  return server.telex(`/api/subscriptions?${new URLSearchParams({ clientToken })}`, { headers });
}

function post(body: unknown, headers: Record<string, string> = {}) {
  return server.telex('/api/subscriptions', {
    method: 'POST',
    headers: { ...jsonType, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function remove(query: Record<string, string>) {
  return server.telex(`/api/subscriptions?${new URLSearchParams(query)}`, { method: 'DELETE' });
}

async function consentsOf(clientToken: string) {
  const { db, consents } = server.context;
  const [client] = await db
    .selectFrom('push_clients')
    .select('id')
    .where('address', '=', clientToken)
    .execute();
  return client ? consents.ofSubject(`push:${client.id}`) : [];
}

describe('an app', () => {
  it('subscribes to `fontos`, lists its topics and unsubscribes; a repetition changes nothing [PUSH-01] [PUSH-02] [PUSH-03] [S34]', async () => {
    const clientToken = appToken();
    expect((await list(clientToken)).json()).toEqual([]);
    const wanted = { clientToken, topic: 'fontos' };
    for (let times = 0; times < 2; times += 1) {
      const answer = await post(wanted);
      expect([answer.status, answer.json()]).toEqual([200, wanted]);
    }
    const listed = await list(clientToken);
    expect(listed.json()).toEqual([wanted]);
    expect(listed.headers['cache-control']).toBe('no-store');
    for (let times = 0; times < 2; times += 1) {
      const answer = await remove(wanted);
      expect([answer.status, answer.json()]).toEqual([200, []]);
    }
    expect((await list(clientToken)).json()).toEqual([]);
  });

  it('is subscribed at Firebase, and unsubscribed, whatever the order of the messages', async () => {
    const { context } = server;
    const clientToken = appToken();
    await post({ clientToken, topic: 'fontos' });
    await post({ clientToken, topic: 'elo' });
    await deliverAll(context);
    expect(await topicsAtFirebase(context)).toMatchObject({ [clientToken]: ['elo', 'fontos'] });
    await post({ clientToken, topic: 'fontos' }, { 'x-site': 'transtelex' });
    await remove({ clientToken, topic: 'elo' });
    await deliverAll(context);
    expect(await topicsAtFirebase(context)).toMatchObject({ [clientToken]: ['fontos', 'transtelex.fontos'] });
    // All of the site, and of no other one.
    await remove({ clientToken });
    await deliverAll(context);
    expect(await topicsAtFirebase(context)).toMatchObject({ [clientToken]: ['transtelex.fontos'] });
  });

  it('that Firebase does not know any more is deleted', async () => {
    const { context } = server;
    const clientToken = appToken();
    await setSwitches(context, 'fcm', { unregistered: [clientToken] });
    await post({ clientToken, topic: 'fontos' });
    await deliverAll(context);
    expect((await list(clientToken)).json()).toEqual([]);
    await setSwitches(context, 'fcm', {});
  });

  it('is subscribed later when Firebase wants a pause', async () => {
    const { context } = server;
    await setSwitches(context, 'fcm', { status: 429, retryAfter: '60' });
    await post({ clientToken: appToken(), topic: 'fontos' });
    expect(await deliverAll(context)).toEqual([
      { kind: 'failed', error: 'Firebase did not accept a topic now' },
    ]);
    await setSwitches(context, 'fcm', {});
  });

  it('leaves a line for each topic in the register of consents', async () => {
    const clientToken = appToken();
    await post({ clientToken, topic: 'fontos' });
    await remove({ clientToken });
    const line = { kind: 'push', place: '/api/subscriptions', way: 'api', detail: 'telex/fontos' };
    expect(await consentsOf(clientToken)).toMatchObject([
      { ...line, isGiven: true },
      { ...line, isGiven: false },
    ]);
  });
});

describe('topics', () => {
  it('belong to a site: another one has others, and a site without topics has none', async () => {
    const clientToken = appToken();
    await post({ clientToken, topic: 'fontos' }, { 'x-site': 'transtelex' });
    expect((await list(clientToken)).json()).toEqual([]);
    expect((await list(clientToken, { 'x-site': 'transtelex' })).json()).toEqual([
      { clientToken, topic: 'fontos' },
    ]);
    expect((await post({ clientToken, topic: 'elo' }, { 'x-site': 'transtelex' })).status).toBe(404);
    expect((await post({ clientToken, topic: 'fontos' }, { 'x-site': 'g7' })).status).toBe(404);
  });

  it('may be a tag that exists', async () => {
    await server.context.content.ensureTags([{ slug: 'hidak', name: 'hidak' }]);
    const clientToken = appToken();
    expect((await post({ clientToken, topic: 'tag.hidak' })).status).toBe(200);
    expect((await post({ clientToken, topic: 'tag.nincs' })).status).toBe(404);
  });
});

describe('a request of another form', () => {
  const token = appToken();

  it.each([
    ['no topic', { clientToken: token }],
    ['no token', { topic: 'fontos' }],
    ['a short token', { clientToken: 'abc', topic: 'fontos' }],
    ['an invented token of a browser', { clientToken: 'a'.repeat(24), topic: 'fontos' }],
    ['a token with a line break', { clientToken: `${token}\r\nX: 1`, topic: 'fontos' }],
    ['a token of a million characters', { clientToken: 'x'.repeat(1_000_000), topic: 'fontos' }],
    ['a topic with a slash', { clientToken: token, topic: '../fontos' }],
    ['a topic with quotes, as in a condition', { clientToken: token, topic: "a' in topics || 'b" }],
    ['a list', [{ clientToken: token, topic: 'fontos' }]],
    ['no JSON', '{'],
    ['another type', { clientToken: { $ne: '' }, topic: 'fontos' }],
  ])('is refused: %s', async (_name, body) => {
    const { status } = await post(body);
    expect([400, 413]).toContain(status);
  });

  it('is refused as a list of topics of nobody', async () => {
    for (const path of ['/api/subscriptions', '/api/subscriptions?clientToken=abc'])
      expect((await server.telex(path)).status).toBe(400);
    expect((await remove({ topic: 'fontos' })).status).toBe(400);
  });

  it('is a 404 for an unknown topic, and for a browser that has no subscription', async () => {
    expect((await post({ clientToken: token, topic: 'nincs' })).json()).toMatchObject({
      code: 'push-topic-not-found',
    });
    const browser = await registerBrowser(server.context, ['fontos']);
    await server.context.push.remove(browser.token, '/ertesitesek');
    const gone = await post({ clientToken: browser.token, topic: 'fontos' });
    expect(gone.json()).toMatchObject({ code: 'push-client-not-found' });
  });
});

it('is removed by the query, or by the body that added it [PUSH-02]', async () => {
  const clientToken = appToken();
  const remains = { clientToken, topic: 'elo' };
  for (const subscription of [{ clientToken, topic: 'fontos' }, remains]) await post(subscription);
  // Node's own client sends no length with a body of DELETE.
  const answer = await server.app.inject({
    method: 'DELETE',
    url: '/api/subscriptions',
    headers: { host: 'localhost' },
    payload: { clientToken, topic: 'fontos' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, [remains]]);
  expect((await server.telex('/api/subscriptions', { method: 'DELETE' })).status).toBe(400);
});

it('may come from an address so often, and no more', async () => {
  const address = '203.0.113.9';
  const send = () =>
    server.app.inject({
      method: 'DELETE',
      url: `/api/subscriptions?clientToken=${appToken()}`,
      remoteAddress: address,
      headers: { host: 'localhost' },
    });
  for (let times = 0; times < 300; times += 1) await send();
  const refused = await send();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('lets no page of another origin change anything, and says which methods there are', async () => {
  const headers = { origin: 'https://attacker.example', 'access-control-request-method': 'DELETE' };
  const preflight = await server.telex('/api/subscriptions', { method: 'OPTIONS', headers });
  expect(preflight.headers['access-control-allow-methods'] ?? '').not.toContain('DELETE');
  const answer = await server.telex('/api/subscriptions', { method: 'PUT' });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'DELETE, GET, HEAD, POST']);
  const read = await list(appToken(), { origin: 'https://attacker.example' });
  expect(read.headers['access-control-allow-origin']).toBeUndefined();
});

it('never writes a token into the log', async () => {
  const clientToken = appToken();
  server.takeLog();
  await post({ clientToken, topic: 'nincs' });
  await list(clientToken);
  expect(server.takeLog().join('\n')).not.toContain(clientToken);
});

it('is documented with its method DELETE', async () => {
  const document = (await server.telex('/api/openapi.json')).json();
  const operations = { get: expect.anything(), post: expect.anything(), delete: expect.anything() };
  expect(document).toMatchObject({ paths: { '/api/subscriptions': operations } });
});

it('shows what was sent to a developer', async () => {
  const answer = await server.telex('/__push');
  expect([answer.status, answer.headers.location]).toEqual([
    302,
    `${await sandboxOrigin(server.context)}/webpush/`,
  ]);
  const page = await (await fetch(String(answer.headers.location))).text();
  expect(page).toContain('<h1>Notifications</h1>');
});
