/** A restricted story, asked for by a member who is not named: every call of the newsroom, pages and the socket. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Role } from '#features/sites/public.ts';
import { bearerWith, inventMember } from '#tests/accounts.ts';
import { withServer } from '#tests/server.ts';
import { save } from '#tests/stories.ts';
import { calls } from '../program.ts';
import { liveSocketPath } from './live-socket-path.ts';

const server = withServer();
const mark = 'Titkosjel';
const people: Record<string, { id: number; token: string }> = {};
let id = 0;
let slug = '';

async function member(name: string, role: Role): Promise<void> {
  const { accounts, db } = server.context;
  const { id: memberId } = await inventMember(server.context, {
    email: `${name}@example.com`,
    name,
    roles: [role],
  });
  const { access } = await accounts.sessions.start(db, { realm: 'newsroom', id: memberId }, 'Firefox');
  people[name] = { id: memberId, token: access };
}

const headersOf = (who: string) => ({
  ...bearerWith(people[who]?.token ?? ''),
  'content-type': 'application/json',
});

function send(who: string, method: string, path: string, body?: unknown) {
  return server.telex(path, {
    method,
    headers: headersOf(who),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const stories = '/api/newsroom/stories';
async function secrecy(who: string, body: object) {
  const { secrecyVersion: version = 0 } = Object((await send(who, 'GET', `${stories}/${id}`)).json());
  return send(who, 'POST', `${stories}/${id}/secrecy`, { ...body, version });
}

beforeAll(async () => {
  await member('chief', 'chief-editor');
  await member('named', 'author');
  await member('other', 'editor');
  await member('writer', 'author');
  const created = await send('writer', 'POST', stories, { site: 'telex', title: mark });
  ({ id } = z.object({ id: z.int() }).parse(created.json()));
  const row = await server.database.db
    .selectFrom('articles')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  ({ slug } = row);
  const memberIds = [people.named?.id];
  const restricted = await secrecy('chief', { act: 'restrict', memberIds, reason: 'Forrásvédelem' });
  expect(restricted.status, restricted.text).toBe(200);
});

/** Query and body of each call with a story; a new call has to be added. */
const bodies: Record<string, [query: string, body?: object]> = {
  newsroomStory: [''],
  newsroomSendSteps: ['', { epoch: 1, version: 0, entries: [], kept: [], closed: [], rebase: false }],
  newsroomStepsSince: ['?epoch=0&since=0'],
  newsroomAct: ['', { act: 'submit', version: 0 }],
  newsroomActs: [''],
  newsroomPast: [''],
  newsroomPastPage: ['?at=2026-11-21T08:00:00Z'],
  newsroomVersions: [''],
  newsroomVersion: [''],
  newsroomVersionChanges: [''],
  newsroomVersionSteps: [''],
  newsroomSecrecy: ['', { act: 'release', version: 0 }],
  newsroomPublicText: [''],
  newsroomPreview: [''],
  newsroomChecklist: ['?version=0'],
  newsroomOutcomes: ['?version=0&act=publish'],
  newsroomTakedown: ['', { reason: 'x', version: 0 }],
  newsroomThreads: [''],
  newsroomBeginThread: ['', { subject: { kind: 'story' }, text: 'x' }],
  newsroomAnswerThread: ['', { text: 'x' }],
  newsroomSettleThread: ['', { isSettled: true }],
  newsroomChangeNote: ['', { text: 'x' }],
  newsroomDeleteNote: [''],
  newsroomAssign: ['', { memberIds: [], seen: [] }],
};

const ofStories = calls
  .map(({ traits }) => traits)
  .filter(({ path }) => String(path).startsWith(`${stories}/:id`));

describe('a restricted story does not exist for a member who is not named [ACT-16]', () => {
  it.each(ofStories.map(({ id: name, method, path }) => [name, method, String(path)] as const))(
    'in the call %s',
    async (name, method, path) => {
      const [query, body] = bodies[name] ?? [''];
      const ask = (who: string, story: number) =>
        send(
          who,
          method,
          path.replace(':id', String(story)).replace(':version', '0').replaceAll(/:\w+/g, '1') + query,
          body,
        );
      for (const who of ['other', 'writer']) {
        const [hidden, missing] = [await ask(who, id), await ask(who, 2_147_483_647)];
        const textOf = ({ text }: { text: string }) => text.replace(/"requestId":"[^"]*"/, '');
        const status = name === 'newsroomTakedown' ? 403 : 404;
        expect([hidden.status, textOf(hidden)]).toEqual([status, textOf(missing)]);
      }
    },
  );

  it('on boards and in their search', async () => {
    for (const query of ['', '?mine=true', '?state=draft', `?q=${mark}`, '?site=telex']) {
      for (const who of ['other', 'writer'])
        expect((await send(who, 'GET', stories + query)).text, query).not.toContain(mark);
    }
    for (const who of ['named', 'chief'])
      expect((await send(who, 'GET', `${stories}?q=${mark}`)).text).toContain(mark);
  });

  it('in the archive of pictures, until a public story shows the picture', async () => {
    const { context } = server;
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'navy' } })
      .png()
      .toBuffer();
    const stored = await context.media.storeImage({ bytes });
    if (stored.kind !== 'taken') throw new Error('the picture was refused');
    const picture = stored.image.id;
    const opened = await send('named', 'GET', `${stories}/${id}`);
    const { epoch, version } = z.looseObject({ epoch: z.int(), version: z.int() }).parse(opened.json());
    const steps = [{ stepType: 'field', change: { change: 'set', name: 'coverImageId', value: picture } }];
    const entries = [{ client: 'c', number: 1, isUndo: false, steps }];
    const batch = { epoch, version, entries, kept: [], closed: [], rebase: false };
    expect((await send('chief', 'POST', `${stories}/${id}/steps`, batch)).status).toBe(200);
    const address = `/api/newsroom/pictures/${picture}`;
    const asked = async (who: string) => [
      (await send(who, 'GET', '/api/newsroom/pictures')).text.includes(`"id":${picture},`),
      (await send(who, 'GET', address)).status,
      (await send(who, 'GET', `${address}/details`)).status,
      (await send(who, 'PATCH', `${address}/details`, { alt: 'x', version: 0 })).status,
    ];
    expect(await asked('other')).toEqual([false, 404, 404, 404]);
    // They have it, in a newer version.
    expect(await asked('named')).toEqual([true, 200, 200, 412]);
    await save(context, { slug: 'kozos-kep', title: 'Közös kép', coverImageId: picture });
    expect(await asked('other')).toEqual([true, 200, 200, 412]);
  });

  it('on its page and in the public API, where those who are named see it', async () => {
    const addresses = [
      `/api/article/${id}`,
      `/api/articles/${slug}`,
      `/api/articles/${slug}/version`,
      `/api/articles/${id}/items`,
      `/2026/11/21/${slug}`,
    ];
    for (const address of addresses) {
      expect((await send('other', 'GET', address)).status, address).toBe(404);
      expect((await send('named', 'GET', address)).status, address).toBe(200);
    }
  });

  it('for a program, whose number may be that of somebody who is named', async () => {
    const token = await server.context.accounts.createToken('Program', 1, ['chief-editor']);
    await server.database.db
      .updateTable('articles')
      .set({ restricted_to: [1, 2, 3, 4, 5] })
      .where('id', '=', id)
      .execute();
    const headers = bearerWith(token);
    expect((await server.telex(`${stories}/${id}`, { headers })).status).toBe(404);
    expect((await server.telex(`/api/article/${id}`, { headers })).status).toBe(404);
    expect((await server.telex(stories, { headers })).text).not.toContain(mark);
    const memberIds = [people.named?.id];
    expect((await secrecy('chief', { act: 'restrict', memberIds })).status).toBe(200);
  });

  it('in the live connection, which ends for who was there and is named no more', async () => {
    const topic = `story:${id}`;
    const named = await follow('named', topic);
    await expect.poll(() => named.kinds()).toContain('present');
    const other = await follow('other', topic);
    expect((await secrecy('chief', { act: 'restrict', memberIds: [] })).status).toBe(200);
    await expect.poll(() => named.kinds()).toContain('gone');
    expect(other.kinds()).toEqual(['build']);
    named.socket.close();
    other.socket.close();
  });

  it('until it is public, or the chief editor ends it; nobody else can', async () => {
    expect((await secrecy('other', { act: 'release' })).status).toBe(404);
    expect((await secrecy('chief', { act: 'release' })).status).toBe(200);
    expect((await send('other', 'GET', `${stories}/${id}`)).status).toBe(200);
    expect((await secrecy('other', { act: 'restrict', memberIds: [] })).status).toBe(403);
    expect((await secrecy('chief', { act: 'restrict', memberIds: [] })).status).toBe(200);
    await server.context.content.publish(id);
    await server.settled();
    expect((await send('other', 'GET', `${stories}/${id}`)).status).toBe(200);
  });
});

async function follow(who: string, topic: string) {
  const messages: unknown[] = [];
  const socket: WebSocket = Reflect.construct(WebSocket, [
    `ws://localhost:${server.port}${liveSocketPath}`,
    { headers: bearerWith(people[who]?.token ?? '') },
  ]);
  const opened = Promise.withResolvers<void>();
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('error', () => opened.reject(new Error('refused')));
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
  await opened.promise;
  socket.send(JSON.stringify({ kind: 'open', topic }));
  const kinds = () => messages.map((one) => z.looseObject({ kind: z.string() }).parse(one).kind);
  return { socket, kinds };
}
