/** Requests to Firebase: the operator’s signature, one token for an hour, and what each answer means. */
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceAccount } from '#platform/config/service-account.server.ts';
import { openStubServer, type StubAnswer, type StubServer } from '#tests/stub-server.ts';
import type { PushMessage } from './delivery-queries.server.ts';
import { createFcmClient } from './fcm-client.server.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const start = new Date('2026-11-21T08:00:00Z');
let firebase: StubServer;
let now = start;
let answer: StubAnswer;
let tokenAnswer: StubAnswer;

beforeAll(async () => {
  firebase = await openStubServer(({ path }) => (path === '/token' ? tokenAnswer : answer));
});
afterAll(() => firebase.close());
beforeEach(() => {
  firebase.requests.length = 0;
  now = start;
  answer = { status: 200, body: {} };
  tokenAnswer = { status: 200, body: { access_token: 'ya29.a', expires_in: 3_600 } };
});

function clientWith(change: Partial<ServiceAccount> | null = {}) {
  const account: ServiceAccount | null = change && {
    projectId: 'lapzarta',
    clientEmail: 'push@lapzarta.example',
    tokenUrl: `${firebase.origin}/token`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ...change,
  };
  return createFcmClient({
    clock: { now: () => now },
    base: async () => firebase.origin,
    account: async () => account,
  });
}

const message: PushMessage = {
  id: 1,
  event: 'story:5',
  tag: 'story:5',
  site: 'telex',
  title: 'Elkelt a híd',
  body: 'Kétmilliárdért.',
  url: 'https://lap.example/5',
  isUrgent: false,
  expiresAt: new Date('2026-11-21T09:00:00Z'),
};
const paths = () => firebase.requests.map(({ method, path }) => `${method} ${path}`);
const sent = () => JSON.parse(firebase.requests.at(-1)?.body ?? '{}').message;

describe('the access to Firebase', () => {
  it('is asked for with a claim that the operator’s key signed, for an hour', async () => {
    await clientWith().send("'fontos' in topics", message);
    const assertion = new URLSearchParams(firebase.requests[0]?.body).get('assertion') ?? '';
    const { payload } = await jwtVerify(assertion, createPublicKey(privateKey), {
      currentDate: now,
      audience: `${firebase.origin}/token`,
      issuer: 'push@lapzarta.example',
    });
    expect(payload).toMatchObject({ scope: expect.stringContaining('firebase.messaging') });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(3_600);
    expect(firebase.requests[1]?.headers.authorization).toBe('Bearer ya29.a');
  });

  it('is used until a minute before its end', async () => {
    const client = clientWith();
    for (const seconds of [0, 3_539, 3_540]) {
      now = new Date(start.getTime() + seconds * 1_000);
      await client.send("'fontos' in topics", message);
    }
    expect(paths().filter((path) => path === 'POST /token')).toHaveLength(2);
  });

  it('is asked for again after Firebase has refused it', async () => {
    const client = clientWith();
    answer = { status: 401, body: {} };
    expect(await client.send("'fontos' in topics", message)).toMatchObject({ kind: 'later', status: 401 });
    answer = { status: 200, body: {} };
    await client.send("'fontos' in topics", message);
    expect(paths().filter((path) => path === 'POST /token')).toHaveLength(2);
  });

  it.each([
    { status: 400, body: { error: 'invalid_grant' } },
    { status: 200, body: {} },
    { status: 200, body: { access_token: '', expires_in: 3_600 } },
    { status: 200, body: '<html>' },
  ])('that is refused (%j) sends nothing, and the message waits', async (refusal) => {
    tokenAnswer = refusal;
    expect(await clientWith().send("'fontos' in topics", message)).toEqual({
      kind: 'later',
      status: null,
      afterSeconds: 300,
    });
    expect(paths()).toEqual(['POST /token']);
  });

  it('is not asked for where the operator has set no account', async () => {
    expect(await clientWith(null).send("'fontos' in topics", message)).toMatchObject({ kind: 'later' });
    expect(firebase.requests).toEqual([]);
  });
});

describe('a message to apps', () => {
  it('to one topic names it, to several has a condition', async () => {
    const client = clientWith();
    await client.send("'fontos' in topics", message);
    expect(sent()).toMatchObject({ topic: 'fontos' });
    expect(sent()).not.toHaveProperty('condition');
    await client.send("'a' in topics || 'b' in topics", message);
    expect(sent()).toMatchObject({ condition: "'a' in topics || 'b' in topics" });
  });

  it('lives as long on each system as it is worth something, and never less than nothing', async () => {
    const client = clientWith();
    await client.send("'fontos' in topics", message);
    expect(sent().android.ttl).toBe('3600s');
    expect(sent().apns.headers['apns-expiration']).toBe(String(Date.parse('2026-11-21T09:00:00Z') / 1_000));
    now = new Date('2026-11-21T10:00:00Z');
    await client.send("'fontos' in topics", message);
    expect(sent().android.ttl).toBe('0s');
  });

  it('wakes a phone only if it is urgent, and replaces the one before of the same event', async () => {
    const client = clientWith();
    await client.send("'fontos' in topics", { ...message, isUrgent: true, tag: `goal:${'9'.repeat(80)}` });
    const { android, apns } = sent();
    expect([android.priority, apns.headers['apns-priority']]).toEqual(['high', '10']);
    // Apple refuses longer ones.
    expect(apns.headers['apns-collapse-id']).toHaveLength(64);
    await client.send("'fontos' in topics", message);
    expect([sent().android.priority, sent().apns.headers['apns-priority']]).toEqual(['normal', '5']);
    expect(sent().data).toEqual({ url: message.url, event: 'story:5', site: 'telex', urgent: '0' });
  });

  const fcmError = (errorCode: string) => ({
    error: { status: 'X', details: [{ '@type': 'FcmError', errorCode }] },
  });

  it.each([
    [200, {}, { kind: 'sent', status: 200 }],
    [404, fcmError('UNREGISTERED'), { kind: 'gone', status: 404 }],
    [400, fcmError('INVALID_ARGUMENT'), { kind: 'gone', status: 400 }],
    // Without the type of Firebase it is the request that is wrong, not the token.
    [400, { error: { status: 'INVALID_ARGUMENT' } }, { kind: 'refused', status: 400 }],
    [403, fcmError('SENDER_ID_MISMATCH'), { kind: 'refused', status: 403 }],
    [503, '<html>', { kind: 'later', status: 503, afterSeconds: null }],
    [500, null, { kind: 'later', status: 500, afterSeconds: null }],
  ])('with the answer %s %j', async (status, body, outcome) => {
    answer = { status, body: body ?? 'null' };
    expect(await clientWith().send("'fontos' in topics", message)).toEqual(outcome);
  });

  it('waits as long as Firebase says', async () => {
    answer = { status: 429, body: {}, headers: { 'retry-after': '90' } };
    expect(await clientWith().send("'fontos' in topics", message)).toEqual({
      kind: 'later',
      status: 429,
      afterSeconds: 90,
    });
  });
});

describe('topics of an app [PUSH-02]', () => {
  it('are added and removed at addresses that a token cannot leave', async () => {
    const client = clientWith();
    expect(await client.subscribe('a/../b:c', 'fontos')).toEqual({ kind: 'sent', status: 200 });
    await client.unsubscribe('a/../b:c', 'tag.hidak');
    const base = '/v1/projects/lapzarta/registrations/a%2F..%2Fb%3Ac/topicSubscriptions';
    expect(paths().slice(1)).toEqual([`POST ${base}?topic_name=fontos`, `DELETE ${base}/tag.hidak`]);
  });

  it('that the app has already are no failure; to remove one that it has not, is', async () => {
    answer = { status: 409, body: {} };
    expect(await clientWith().subscribe('a', 'fontos')).toEqual({ kind: 'sent', status: 409 });
    expect(await clientWith().unsubscribe('a', 'fontos')).toEqual({ kind: 'refused', status: 409 });
  });
});
