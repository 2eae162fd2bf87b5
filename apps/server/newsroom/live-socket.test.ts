/** The live connection between two processes on one database. */
import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storySchema } from '#features/content/public.document.ts';
import type { Role } from '#features/sites/public.ts';
import { inventMember } from '../../../tests/accounts.ts';
import { withDatabase } from '../../../tests/database.ts';
import { type TestServer, withServer } from '../../../tests/server.ts';
import { save } from '../../../tests/stories.ts';
import { liveSocketPath } from './live-socket-path.ts';

const database = withDatabase();
const one = withServer({ database });
const other = withServer({ database });
const people: Record<string, { id: number; token: string }> = {};
const sockets: WebSocket[] = [];
let story = 0;

beforeAll(async () => {
  const { accounts, db } = one.context;
  story = await save(one.context, { slug: 'elo', title: 'Élő', state: 'draft' });
  const roles: (Role | 'nobody')[] = ['editor', 'ad-operator', 'author', 'chief-editor', 'nobody'];
  for (const role of roles) {
    const { id } = await inventMember(one.context, {
      email: `${role}@example.com`,
      name: role,
      roles: role === 'nobody' ? [] : [role],
    });
    const { access } = await accounts.sessions.start(db, { realm: 'newsroom', id }, 'Firefox · Linux');
    people[role] = { id, token: access };
  }
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

const bearer = (who: string) => ({ authorization: `Bearer ${people[who]?.token}` });

async function connect(server: TestServer, who = 'editor') {
  const messages: unknown[] = [];
  const builds: unknown[] = [];
  // Node.js takes headers, which the type of browsers does not have.
  const socket: WebSocket = Reflect.construct(WebSocket, [
    `ws://localhost:${server.port}${liveSocketPath}`,
    { headers: bearer(who) },
  ]);
  sockets.push(socket);
  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<number>();
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('error', () => opened.reject(new Error('refused')));
  socket.addEventListener('close', ({ code }) => closed.resolve(code));
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data));
    if (Object(message).kind === 'build') builds.push(Object(message).build);
    else messages.push(message);
  });
  await opened.promise;
  return {
    socket,
    messages,
    builds,
    closed: closed.promise,
    order: (order: object) => socket.send(JSON.stringify(order)),
  };
}

/** The status of an upgrade's answer. */
async function upgrade(headers: Record<string, string>, path = liveSocketPath): Promise<number> {
  const { port } = one;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = get({
    port,
    path,
    headers: {
      host: `localhost:${port}`,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    },
  });
  request.on('response', resolve).on('error', reject);
  request.on('upgrade', (answer, socket) => {
    socket.destroy();
    resolve(answer);
  });
  const answer = await promise;
  answer.resume();
  return answer.statusCode ?? 0;
}

describe('the live connection', () => {
  it('tells a change of a story that another process stored to whoever follows it [NRA-05] [SAVE-02]', async () => {
    const topic = `story:${story}`;
    const { messages, order } = await connect(other);
    order({ kind: 'open', topic });
    await expect.poll(() => messages).toContainEqual({ kind: 'places-wanted', topic });
    const { writing } = one.context;
    const opened = await writing.open(story, {
      kind: 'newsroom',
      id: people.editor?.id ?? 0,
      roles: ['editor'],
      by: { kind: 'member', id: people.editor?.id ?? 0 },
    });
    const { epoch, version } = opened?.fresh ?? { epoch: 0, version: 0 };
    const step = {
      stepType: 'replace',
      from: 1,
      to: 1,
      slice: { content: [storySchema.text('A').toJSON()] },
    };
    const entries = [{ client: 'x', number: 1, isUndo: false, steps: [step] }];
    const answer = await one.telex(`/api/newsroom/stories/${story}/steps`, {
      method: 'POST',
      headers: { ...bearer('editor'), 'content-type': 'application/json' },
      body: JSON.stringify({ epoch, version, entries, kept: [], closed: [], rebase: false }),
    });
    expect(answer.json()).toMatchObject({ kind: 'stored' });
    await expect.poll(() => messages).toContainEqual({ kind: 'changed', topic, version: 1 });
  });

  it('tells a note to those who have the story open, and to who is mentioned in it [NRA-05]', async () => {
    const topic = `threads:${story}`;
    const { messages, order } = await connect(other, 'author');
    order({ kind: 'open', topic });
    // The server handles orders in sequence: the first topic is subscribed now.
    order({ kind: 'open', topic: `story:${story}` });
    await expect.poll(() => messages).toContainEqual(expect.objectContaining({ kind: 'present' }));
    const mentioned = people.author?.id ?? 0;
    const answer = await one.telex(`/api/newsroom/stories/${story}/threads`, {
      method: 'POST',
      headers: { ...bearer('editor'), 'content-type': 'application/json' },
      body: JSON.stringify({ subject: { kind: 'story' }, text: 'Nézd meg!', mentions: [mentioned] }),
    });
    expect(answer.status, answer.text).toBe(200);
    for (const changed of [topic, `member:${mentioned}`])
      await expect
        .poll(() => messages)
        .toContainEqual({ kind: 'changed', topic: changed, version: expect.any(Number) });
  });

  it('says who is in a story, in all processes, until they leave [SAVE-02]', async () => {
    const topic = `story:${story}`;
    const near = await connect(one);
    near.order({ kind: 'open', topic });
    const far = await connect(other);
    far.order({ kind: 'open', topic });
    const person = { id: people.editor?.id, name: 'editor' };
    await expect.poll(() => far.messages).toContainEqual({ kind: 'present', topic, people: [person] });
  });

  it('passes on where somebody is in a story to those who follow it, until the socket dies [SAVE-02]', async () => {
    const topic = `story:${story}`;
    const [near, far, stranger] = [await connect(one), await connect(other), await connect(other)];
    for (const { order } of [near, far]) order({ kind: 'open', topic });
    const wanted = { kind: 'places-wanted', topic };
    for (const { messages } of [near, far]) await expect.poll(() => messages).toContainEqual(wanted);
    await expect.poll(() => far.messages).toContainEqual(expect.objectContaining({ kind: 'present' }));
    const place = { kind: 'text', epoch: 1, version: 0, anchor: 1, head: 4 };
    near.order({ kind: 'place', topic, place });
    stranger.order({ kind: 'place', topic, place: { kind: 'field', field: 'slug' } });
    const placesOf = ({ messages }: typeof far) =>
      messages.flatMap((message) => (Object(message).kind === 'places' ? Object(message).places : []));
    const found = { tab: expect.any(String), person: people.editor?.id, place };
    // Sockets of earlier tests may still be closing.
    await expect.poll(() => placesOf(far)).toContainEqual(found);
    const { tab } = placesOf(far).find((one) => one.place !== null);
    near.socket.close();
    await expect.poll(() => placesOf(far)).toContainEqual({ tab, person: people.editor?.id, place: null });
    expect(placesOf(near)).not.toContainEqual(found);
    expect(placesOf(stranger)).toEqual([]);
    far.order({ kind: 'place', topic, place: { kind: 'text', epoch: 1, html: '<b>' } });
    expect(await far.closed).toBe(1008);
  });

  it('opens for members with the right, from our own pages, and nowhere else [SAVE-11]', async () => {
    expect(await upgrade({})).toBe(401);
    expect(await upgrade(bearer('nobody'))).toBe(403);
    expect(await upgrade(bearer('ad-operator'))).toBe(101);
    expect(await upgrade(bearer('editor'))).toBe(101);
    expect(await upgrade({ cookie: 'a=b', origin: 'https://example.com' })).toBe(400);
    expect(await upgrade({ cookie: 'a=b', origin: `http://localhost:${one.port}` })).toBe(401);
    // Other addresses ignore the header.
    expect(await upgrade({}, '/healthz')).toBe(200);
    expect((await one.telex(liveSocketPath, { headers: bearer('editor') })).status).toBe(400);
  });

  it('follows no topic that does not exist, and ends when it is told nonsense [SAVE-11]', async () => {
    const { messages, order, socket, closed } = await connect(one);
    order({ kind: 'open', topic: 'story:999999' });
    order({ kind: 'open', topic: 'secret' });
    socket.send('nonsense');
    expect(await closed).toBe(1008);
    expect(messages).toEqual([]);
  });

  it('ends within a second for whoever loses the role or the session, in any process [SAVE-11]', async () => {
    const { db } = one.context;
    const [demoted, signedOut, stays] = [
      await connect(other, 'author'),
      await connect(other, 'chief-editor'),
      await connect(other),
    ];
    const began = performance.now();
    await db
      .updateTable('members')
      .set({ roles: [] })
      .where('id', '=', people.author?.id ?? 0)
      .execute();
    expect(await demoted.closed).toBe(1008);
    await db
      .deleteFrom('sessions')
      .where('member_id', '=', people['chief-editor']?.id ?? 0)
      .execute();
    expect(await signedOut.closed).toBe(1008);
    // The regular check comes every ten seconds only.
    expect(performance.now() - began).toBeLessThan(9_000);
    expect(stays.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('says which build the server has, so that an older application learns of it [NRA-08]', async () => {
    const { builds } = await connect(one);
    await expect.poll(() => builds).toHaveLength(1);
    const page = await one.telex('/szerkesztoseg/', { headers: bearer('editor') });
    expect(page.text).toContain(`"build":"${builds[0]}"`);
  });

  it('takes no frame above a megabyte [SAVE-11]', async () => {
    const { socket, closed } = await connect(one);
    socket.send('x'.repeat(1_048_577));
    await expect(closed).resolves.toBeGreaterThan(1000);
  });

  it('does not hold up a server that stops, even when the other side says no goodbye', async () => {
    const { port } = other;
    const { promise, resolve } = Promise.withResolvers<Socket>();
    get({
      port,
      path: liveSocketPath,
      headers: {
        ...bearer('editor'),
        host: `localhost:${port}`,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    }).on('upgrade', (_answer, socket) => resolve(socket));
    const socket = await promise;
    const began = performance.now();
    await other.app.close();
    expect(performance.now() - began).toBeLessThan(4_000);
    socket.destroy();
  });
});
