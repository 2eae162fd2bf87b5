import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withServer } from '#tests/server.ts';
import { type, withNewsroom } from '../calls/newsroom-by-calls.fixture.ts';

const server = withServer();
const { people, send, draft, push, open, done } = withNewsroom(server);

const noticesSchema = z.object({
  unread: z.int(),
  without: z.array(z.string()),
  notices: z.array(
    z.looseObject({
      id: z.string(),
      kind: z.string(),
      storyId: z.int(),
      by: z.string(),
      title: z.string(),
      isRead: z.boolean(),
    }),
  ),
});

function ask(who: string, method: string, path: string, body?: unknown) {
  return server.telex(`/api/newsroom/notices${path}`, {
    method,
    headers: { authorization: `Bearer ${people[who]}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function noticesOf(who: string, storyId?: number) {
  const answer = await ask(who, 'GET', '');
  expect(answer.status, answer.text).toBe(200);
  const found = noticesSchema.parse(answer.json());
  return {
    ...found,
    kinds: found.notices
      .filter((one) => storyId === undefined || one.storyId === storyId)
      .map(({ kind }) => kind),
  };
}

async function idOf(name: string): Promise<number> {
  const member = await server.context.accounts.members.byEmail(`${name}@example.com`);
  return member?.id ?? 0;
}

async function mention(who: string, story: number, names: readonly string[]) {
  const mentions = await Promise.all(names.map(idOf));
  const subject = { kind: 'story' };
  return send(who, 'POST', `/${story}/threads`, { subject, text: 'Nézd meg!', mentions });
}

describe('notices of a member', () => {
  it('tell who was assigned a story, once [ACT-12]', async () => {
    const { id } = await draft('Kiadva');
    const assign = async (seen: readonly string[], to: readonly string[]) =>
      send('editor', 'PUT', `/${id}/people`, {
        seen: await Promise.all(seen.map(idOf)),
        memberIds: await Promise.all(to.map(idOf)),
      });
    expect((await assign(['author'], ['author', 'other-author'])).status).toBe(200);
    expect((await noticesOf('other-author', id)).kinds).toEqual(['assigned']);
    expect((await noticesOf('author', id)).kinds).toEqual([]);
    expect((await assign(['author', 'other-author'], ['other-author'])).status).toBe(200);
    const { kinds, notices } = await noticesOf('other-author', id);
    expect(kinds).toEqual(['assigned']);
    await ask('other-author', 'POST', '/read', { id: notices[0]?.id, isAll: true });
  });

  it('tell who decides that a story was submitted, and its author what became of it [ACT-12]', async () => {
    const { id } = await draft('Sorsa');
    const { version } = await open('author', id);
    await done('author', id, { act: 'submit', version });
    expect((await noticesOf('editor', id)).kinds).toEqual(['submitted']);
    expect((await noticesOf('chief-editor', id)).kinds).toEqual(['submitted']);
    expect((await noticesOf('other-author', id)).kinds).toEqual([]);
    await done('editor', id, { act: 'return', version, note: 'Hosszú.' });
    await done('author', id, { act: 'submit', version });
    await done('editor', id, { act: 'approve', version });
    await done('editor', id, { act: 'publish', version });
    const { notices, kinds } = await noticesOf('author', id);
    expect(kinds).toEqual(['published', 'approved', 'returned']);
    expect(notices[0]).toMatchObject({ by: 'editor', title: 'Sorsa', isRead: false });
    // Members get no notices about their own acts.
    expect((await noticesOf('editor', id)).kinds).toEqual(['submitted', 'submitted']);
    await done('editor', id, { act: 'undo', version });
    expect((await noticesOf('author', id)).kinds).toEqual(['approved', 'returned']);
  });

  it('tell who is mentioned, and who wrote in the thread before', async () => {
    const { id } = await draft('Megszólítás');
    const begun = await mention('author', id, ['editor', 'author']);
    const { id: thread } = z.object({ id: z.int() }).parse(begun.json());
    expect((await noticesOf('editor', id)).kinds).toEqual(['mentioned']);
    expect((await noticesOf('author', id)).kinds).toEqual([]);
    await send('editor', 'POST', `/${id}/threads/${thread}/notes`, { text: 'Megnéztem.' });
    expect((await noticesOf('author', id)).kinds).toEqual(['answered']);
  });

  it('are read one by one or all up to one, and are wanted by kind [ACT-12]', async () => {
    const stories = [await draft('Egy'), await draft('Kettő'), await draft('Három')];
    for (const { id } of stories) await mention('author', id, ['other-author']);
    const before = await noticesOf('other-author');
    expect(before.unread).toBe(3);
    await ask('other-author', 'POST', '/read', { id: before.notices[2]?.id });
    expect((await noticesOf('other-author')).unread).toBe(2);
    // Another member's notice stays as it is.
    await ask('editor', 'POST', '/read', { id: before.notices[0]?.id, isAll: false });
    expect((await noticesOf('other-author')).unread).toBe(2);
    await ask('other-author', 'POST', '/read', { id: before.notices[0]?.id, isAll: true });
    expect((await noticesOf('other-author')).unread).toBe(0);
    await ask('other-author', 'PUT', '/choice', { without: ['mentioned'] });
    await mention('author', stories[0]?.id ?? 0, ['other-author']);
    expect(await noticesOf('other-author')).toMatchObject({ unread: 0, without: ['mentioned'] });
    await ask('other-author', 'PUT', '/choice', { without: [] });
  });

  it('of a restricted story reach nobody who is not named [ACT-16]', async () => {
    const { id } = await draft('Zárt');
    await mention('author', id, ['editor']);
    const memberIds = [await idOf('author')];
    const { secrecyVersion } = await open('chief-editor', id);
    const order = { act: 'restrict', memberIds, reason: '', version: secrecyVersion };
    await send('chief-editor', 'POST', `/${id}/secrecy`, order);
    // Earlier notices are not visible any more, either.
    expect((await noticesOf('editor', id)).kinds).toEqual([]);
    await mention('author', id, ['editor', 'chief-editor']);
    const { version } = await open('author', id);
    await done('author', id, { act: 'submit', version });
    expect((await noticesOf('chief-editor', id)).kinds).toEqual(['submitted', 'mentioned']);
    const { rows } = await noticeRows(id);
    expect(rows.filter(({ email }) => email === 'editor@example.com')).toHaveLength(1);
  });

  it('tell who planned it that it did not happen [ACT-12]', async () => {
    const { id, writer } = await draft('Időzített');
    await done('editor', id, { act: 'publish', version: writer.version });
    type(writer, 'Frissítés.');
    await push('author', id, writer);
    const at = new Date(server.context.clock.now().getTime() + 60_000).toISOString();
    await done('editor', id, { act: 'update', version: writer.version, at });
    const { base } = z
      .looseObject({ base: z.int() })
      .parse((await send('editor', 'GET', `/${id}/public`)).json());
    const steps = [
      { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'Javítva: ' }] } },
    ];
    await done('editor', id, { act: 'repair', version: 0, repair: { base, steps } });
    server.setTime(at);
    await server.context.writing.runDue();
    expect((await noticesOf('author', id)).kinds).toEqual(['failed', 'published']);
  });

  it('go with the story, with the member who leaves, and by age [SAVE-13]', async () => {
    const { id } = await draft('Elmúlik');
    await mention('author', id, ['editor', 'other-author']);
    await server.context.content.takeDown(id, {
      passage: null,
      reason: 'x',
      by: { kind: 'command', id: 'x' },
    });
    expect((await noticeRows(id)).rows).toEqual([]);
    const other = await draft('Marad');
    await mention('author', other.id, ['editor', 'other-author']);
    const { members } = server.context.accounts;
    const leaving = await members.byEmail('other-author@example.com');
    if (leaving) await members.disable(leaving);
    await server.context.writing.pruneTalk();
    expect((await noticeRows(other.id)).rows.map(({ email }) => email)).toEqual(['editor@example.com']);
    server.setTime(new Date(server.context.clock.now().getTime() + 400 * 86_400_000).toISOString());
    await server.context.writing.pruneTalk();
    expect((await noticeRows(other.id)).rows).toEqual([]);
  });
});

async function noticeRows(storyId: number) {
  const { db } = server.database;
  const rows = await db
    .selectFrom('notices')
    .innerJoin('members', 'members.id', 'notices.member_id')
    .select('members.email')
    .where('story_id', '=', storyId)
    .orderBy('members.email')
    .execute();
  return { rows };
}
