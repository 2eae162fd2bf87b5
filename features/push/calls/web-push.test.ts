import { createECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inventReader } from '#tests/accounts.ts';
import { registerBrowser, subscribeInSandbox } from '#tests/push-sandbox.ts';
import { withServer } from '#tests/server.ts';
import { createWebPushClient } from '../server/web-push-client.server.ts';

const server = withServer();
const requests: string[] = [];
/** A server that must not be requested. */
const inside = createServer((request, response) => {
  requests.push(request.url ?? '');
  response.writeHead(201).end();
});
let insideOrigin = '';
beforeAll(async () => {
  await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done));
  const address: AddressInfo | string | null = inside.address();
  insideOrigin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  inside.close();
  await server.context.push.stop();
});

const registeredSchema = z.object({ clientToken: z.string(), topics: z.array(z.unknown()) });
const choice = { topics: [{ site: 'telex', topic: 'fontos' }], quiet: { from: 1320, to: 420 } };

async function bodyOf(given: object = {}) {
  const { push } = server.context;
  const subscription = await subscribeInSandbox(server.context);
  const vapidKey = await push.publicKey();
  return { act: 'choose', clientToken: null, subscription, vapidKey, choice, ...given };
}

/** The request of a worker whose browser has a new subscription. */
async function renewalOf(clientToken: string) {
  const { choice: _, ...body } = await bodyOf({ act: 'renew', clientToken });
  return body;
}

function register(body: object, headers: Record<string, string> = {}) {
  return server.telex('/api/web-push', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla Firefox/130 Linux', ...headers },
    body: JSON.stringify(body),
  });
}

async function registered(body: object): Promise<string> {
  return registeredSchema.parse((await register(body)).json()).clientToken;
}

function stateOf(clientToken: string) {
  return server.telex(`/api/web-push?clientToken=${clientToken}`);
}

describe('a browser', () => {
  it('registers its choice, gets it back, changes it, and leaves', async () => {
    const body = await bodyOf();
    const clientToken = await registered(body);
    const first = (await stateOf(clientToken)).json();
    expect(first).toEqual({
      vapidKey: body.vapidKey,
      isActive: true,
      choice: { ...choice, topics: [{ site: 'telex', topic: 'fontos', title: 'Fontos hírek' }] },
    });
    const other = { topics: [{ site: 'telex', topic: 'elo' }], quiet: { from: 0, to: 0 } };
    expect(await registered({ ...body, clientToken, choice: other })).toBe(clientToken);
    expect((await stateOf(clientToken)).json()).toMatchObject({ choice: { topics: [{ topic: 'elo' }] } });
    // The API of apps has the same topics.
    expect((await server.telex(`/api/subscriptions?clientToken=${clientToken}`)).json()).toEqual([
      { clientToken, topic: 'elo' },
    ]);
    for (const isRemoved of [true, false]) {
      const answer = await server.telex(`/api/web-push?clientToken=${clientToken}`, { method: 'DELETE' });
      expect([answer.status, answer.json()]).toEqual([200, { isRemoved }]);
    }
    expect((await stateOf(clientToken)).status).toBe(404);
  });

  it('agrees and withdraws in the register of consents', async () => {
    const body = await bodyOf();
    const clientToken = await registered(body);
    const { db, consents } = server.context;
    const { endpoint } = body.subscription;
    const [row] = await db.selectFrom('push_clients').select('id').where('address', '=', endpoint).execute();
    await server.telex(`/api/web-push?clientToken=${clientToken}`, { method: 'DELETE' });
    const line = { kind: 'push', place: '/ertesitesek', way: 'form', detail: 'telex/fontos' };
    expect(await consents.ofSubject(`push:${row?.id}`)).toMatchObject([
      { ...line, isGiven: true, textVersion: 'push-2026-11' },
      { ...line, isGiven: false },
    ]);
  });

  it('that lost its subscription registers a new one, and its choice stays', async () => {
    const clientToken = await registered(await bodyOf());
    const renewed = await renewalOf(clientToken);
    expect(await registered(renewed)).toBe(clientToken);
    expect((await stateOf(clientToken)).json()).toMatchObject({ choice: { quiet: { from: 1320, to: 420 } } });
    const { db } = server.context;
    const rows = await db
      .selectFrom('push_clients')
      .select('address')
      .where('address', '=', renewed.subscription.endpoint)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('that lost its token proves by the secret of its subscription that it is the same one', async () => {
    const body = await bodyOf();
    const former = await registered(body);
    const clientToken = await registered(body);
    expect(clientToken).not.toBe(former);
    expect((await stateOf(former)).status).toBe(404);
    expect((await stateOf(clientToken)).json()).toMatchObject({ choice: { topics: [{ topic: 'fontos' }] } });
  });

  it('cannot take the subscription of another one whose address it knows', async () => {
    const victim = await bodyOf();
    const token = await registered(victim);
    const { keys } = await subscribeInSandbox(server.context);
    const stolen = { ...victim, subscription: { ...victim.subscription, keys } };
    expect((await register(stolen)).status).toBe(400);
    expect((await register({ ...stolen, clientToken: await registered(await bodyOf()) })).status).toBe(400);
    expect((await stateOf(token)).status).toBe(200);
  });

  it('is refused with a key that is not ours, or with an unknown topic', async () => {
    const foreign = Buffer.alloc(65, 4).toString('base64url');
    expect((await register(await bodyOf({ vapidKey: foreign }))).status).toBe(400);
    const topics = [{ site: 'telex', topic: 'nincs' }];
    expect((await register(await bodyOf({ choice: { ...choice, topics } }))).status).toBe(404);
    const others = [{ site: 'g7', topic: 'fontos' }];
    expect((await register(await bodyOf({ choice: { ...choice, topics: others } }))).status).toBe(404);
  });

  it('is refused from a page of another site', async () => {
    expect((await register(await bodyOf(), { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
  });
});

describe('a consent that was withdrawn', () => {
  async function withdrawn(): Promise<string> {
    const clientToken = await registered(await bodyOf());
    await server.telex(`/api/web-push?clientToken=${clientToken}`, { method: 'DELETE' });
    return clientToken;
  }

  it('does not come back by the repair of the browser, only by an act of its reader', async () => {
    const clientToken = await withdrawn();
    const repair = await register(await renewalOf(clientToken));
    expect([repair.status, repair.json()]).toMatchObject([404, { code: 'push-client-not-found' }]);
    expect((await stateOf(clientToken)).status).toBe(404);
    // The worker of a former version sends the choice that it remembers.
    const { act: _, ...former } = await bodyOf({ clientToken });
    expect((await register(former)).status).toBe(400);
    expect((await register(await bodyOf({ clientToken }))).status).toBe(200);
  });

  it('in the profile ends the browser’s own one as well', async () => {
    const { push } = server.context;
    const clientToken = await registered(await bodyOf());
    const { id } = await inventReader(server.context);
    await push.linkToReader(clientToken, id);
    const [device] = await push.ofReader(id);
    expect(await push.removeOfReader(id, device?.id ?? 0)).toBe(true);
    expect((await register(await renewalOf(clientToken))).status).toBe(404);
  });

  it('cannot be given for another browser: a renewal needs the token', async () => {
    const body = await bodyOf();
    await registered(body);
    const { choice: _, ...renewal } = { ...body, act: 'renew', clientToken: 'a'.repeat(24) };
    expect((await register(renewal)).status).toBe(404);
  });
});

it('a topic that does not exist any more is dropped from the choice, and does not prevent saving', async () => {
  const { db } = server.context;
  const body = await bodyOf();
  const clientToken = await registered(body);
  await db.updateTable('push_subscriptions').set({ topic: 'tag.megszunt' }).execute();
  const topics = [...choice.topics, { site: 'telex', topic: 'tag.megszunt' }];
  const saved = await register({ ...body, clientToken, choice: { ...choice, topics } });
  expect([saved.status, saved.json()]).toMatchObject([200, { topics: choice.topics }]);
});

describe('an endpoint', () => {
  const p256dh = createECDH('prime256v1').generateKeys('base64url', 'uncompressed');
  const shape = { p256dh, auth: 'A'.repeat(22) };

  it.each([
    ['inside', () => `${insideOrigin}/x`],
    ['on this machine over https', () => 'https://localhost/x'],
    ['in a cloud’s metadata', () => 'http://169.254.169.254/latest'],
    ['of a stranger', () => 'https://attacker.example/push'],
    ['that is no address', () => 'fcm.googleapis.com'],
    ['that is a file', () => 'file:///etc/passwd'],
  ])('%s is refused, and nothing is requested', async (_name, endpointOf) => {
    const subscription = { endpoint: endpointOf(), keys: shape };
    expect((await register(await bodyOf({ subscription }))).status).toBe(400);
    expect(requests).toEqual([]);
  });

  it.each([
    ['a short key', { ...shape, p256dh: 'abc' }],
    ['a key that is no point of the curve', { ...shape, p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    [
      'a point that is compressed',
      { ...shape, p256dh: createECDH('prime256v1').generateKeys('base64url', 'compressed') },
    ],
    ['a long secret', { ...shape, auth: 'A'.repeat(2_000) }],
    ['a key with other characters', { ...shape, p256dh: '<script>' }],
    ['none', {}],
  ])('with %s is refused', async (_name, keys) => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
    expect((await register(await bodyOf({ subscription: { endpoint, keys } }))).status).toBe(400);
    expect((await register(await bodyOf({ subscription: { endpoint, keys: shape } }))).status).toBe(200);
  });

  it('that got into the database is not requested inside; the same request without the rule would be', async () => {
    const { db, clock } = server.context;
    const { subscription } = await registerBrowser(server.context, ['fontos']);
    const needs = { db, clock, contact: 'mailto:a@b.example', hosts: ['localhost'] };
    const keys = { ...subscription.keys, vapidKey: await server.context.push.publicKey() };
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    const message = {
      id: 1,
      event: 'e',
      tag: 'e',
      site: 'telex',
      title: 't',
      body: '',
      url: '/',
      isUrgent: false,
      expiresAt,
    };
    const guarded = createWebPushClient({ ...needs, sandboxOrigin: async () => null });
    const send = (client: typeof guarded, endpoint: string) => client.send({ endpoint, keys }, message);
    expect(await send(guarded, `${insideOrigin}/x`)).toEqual({ kind: 'refused', status: null });
    // A known host whose name leads to a private address.
    expect(await send(guarded, 'https://localhost/x')).toEqual({ kind: 'refused', status: null });
    expect(requests).toEqual([]);
    const unguarded = createWebPushClient({ ...needs, sandboxOrigin: async () => insideOrigin });
    expect(await send(unguarded, `${insideOrigin}/x`)).toEqual({ kind: 'sent', status: 201 });
    expect(requests).toEqual(['/x']);
  });
});
