import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client.ts';

function clientOf(...answers: (Response | Error)[]) {
  const requests: [string, RequestInit | undefined][] = [];
  const onEnded = vi.fn();
  const onLeft = vi.fn();
  const onTooOld = vi.fn();
  const onReached = vi.fn();
  const kept = new Map<string, unknown>();
  const send = createApiClient({
    async fetch(path, init) {
      requests.push([path, init]);
      const answer = answers.shift() ?? new Error('no more answers');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    exclusive: (_name, act) => act(),
    onEnded,
    onLeft,
    onTooOld,
    onReached,
    kept: {
      keep: (path, value) => void kept.set(path, value),
      answerTo: async (path) => kept.get(path),
      memberId: () => 17,
      clear: async () => kept.clear(),
    },
  });
  return { send, requests, onEnded, onLeft, onTooOld, onReached };
}

const read = (value: unknown) => value;
const own = { 'x-newsroom-protocol': '1', 'x-newsroom-member': '17' };
const problem = (status: number, document: object) =>
  Response.json(document, { status, headers: { 'x-request-id': 'abc' } });

describe('a call of the newsroom', () => {
  it('gives what the server answers', async () => {
    const { send, requests } = clientOf(Response.json({ id: 17 }));
    const answer = await send({
      method: 'POST',
      path: '/api/newsroom/stories',
      body: { site: 'telex' },
      read,
    });
    expect(answer).toEqual({ kind: 'answer', value: { id: 17 } });
    expect(requests).toEqual([
      [
        '/api/newsroom/stories',
        {
          method: 'POST',
          headers: { ...own, 'content-type': 'application/json' },
          body: '{"site":"telex"}',
        },
      ],
    ]);
  });

  it('has one key until it is answered, and a new one afterwards [NAPI-02]', async () => {
    const lost = new TypeError('Failed to fetch');
    const { send, requests } = clientOf(lost, Response.json(1), Response.json(2), Response.json(3));
    const call = { method: 'POST', path: '/api/newsroom/stories', isOnce: true, read } as const;
    for (const title of ['Cím', 'Cím', 'Cím', 'Más']) await send({ ...call, body: { title } });
    const keys = requests.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('sends files as a form, whose content type the browser writes [PIC-01]', async () => {
    const { send, requests } = clientOf(Response.json({ id: 17 }));
    const body = new FormData();
    await send({ method: 'POST', path: '/api/newsroom/pictures', body, read });
    expect(requests).toEqual([['/api/newsroom/pictures', { method: 'POST', headers: own, body }]]);
  });

  it.each([
    [403, 'forbidden'],
    [404, 'missing'],
    [412, 'outdated'],
    [422, 'refused'],
    [429, 'busy'],
    [500, 'broken'],
  ])('with status %i fails as %s, with the request’s id [NRA-09]', async (status, reason) => {
    const document = { code: 'some-code', requestId: 'r1', fields: { slug: 'Ez már foglalt.' } };
    const { send } = clientOf(problem(status, document));
    expect(await send({ path: '/x', read })).toEqual({
      kind: 'failure',
      failure: { reason, requestId: 'r1', code: 'some-code', fields: { slug: 'Ez már foglalt.' } },
    });
  });

  it('without an answer is offline, and with a proxy’s page too, never an exception [NRA-09]', async () => {
    const { send } = clientOf(
      new TypeError('Failed to fetch'),
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
    );
    for (let times = 0; times < 2; times += 1)
      expect(await send({ path: '/x', read })).toMatchObject({ failure: { reason: 'offline' } });
  });

  it('has the last answer that was kept while the server cannot be reached [NRA-07]', async () => {
    const { send, onReached } = clientOf(
      Response.json({ id: 17 }),
      new TypeError('Failed to fetch'),
      new TypeError('Failed to fetch'),
    );
    const call = { path: '/x', isKept: true, read };
    await send(call);
    expect(await send(call)).toEqual({ kind: 'answer', value: { id: 17 } });
    expect(await send({ path: '/y', read })).toMatchObject({ failure: { reason: 'offline' } });
    expect(onReached.mock.calls).toEqual([[true], [false], [false]]);
  });

  it('says when the server no longer understands the application [NRA-08]', async () => {
    const { send, onTooOld } = clientOf(problem(426, { code: 'application-outdated' }));
    expect(await send({ path: '/x', read })).toMatchObject({ failure: { reason: 'old' } });
    expect(onTooOld).toHaveBeenCalledTimes(1);
  });

  it('of a member who left says so, and does not ask for a sign-in [SAVE-13]', async () => {
    const { send, onLeft, onEnded } = clientOf(problem(401, { code: 'member-left' }));
    expect(await send({ path: '/x', read })).toMatchObject({ failure: { reason: 'ended' } });
    expect([onLeft.mock.calls.length, onEnded.mock.calls.length]).toEqual([1, 0]);
  });

  it('whose answer has another shape fails as broken', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { send } = clientOf(problem(200, { other: true }));
    const answer = await send({
      path: '/x',
      read() {
        throw new Error('no id');
      },
    });
    expect(answer).toMatchObject({ kind: 'failure', failure: { reason: 'broken', requestId: 'abc' } });
  });

  it('refreshes the session once, and says when it has ended [NRA-07]', async () => {
    const expired = () => problem(401, { message: 'Expired JWT Token' });
    const refreshed = clientOf(expired(), expired(), Response.json({}), Response.json({ fine: true }));
    expect(await refreshed.send({ path: '/x', read })).toEqual({ kind: 'answer', value: { fine: true } });
    const ended = clientOf(expired(), expired(), problem(401, {}));
    expect(await ended.send({ path: '/x', read })).toMatchObject({ failure: { reason: 'ended' } });
    expect(ended.onEnded).toHaveBeenCalledTimes(1);
  });
});
