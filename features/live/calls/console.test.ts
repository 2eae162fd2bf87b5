/** The calls of the console: rights to post, and requests that are sent twice. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bearerWith, inventMember } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';
import { type TestStories, writeStories } from '../../../tests/stories.ts';

const server = withServer();
let stories: TestStories;
const people: Record<string, string> = {};

beforeAll(async () => {
  const { accounts, db } = server.context;
  stories = await writeStories(server.context);
  for (const [name, role] of [
    ['Szerkesztő Szilvia', 'editor'],
    ['Barta Gellért', 'author'],
    ['Idegen Ida', 'author'],
  ] as const) {
    const email = `${name.split(' ')[1]}@example.com`.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const { id } = await inventMember(server.context, { email, name, roles: [role] });
    people[name] = (await accounts.sessions.start(db, { realm: 'newsroom', id }, 'Firefox')).access;
  }
});

async function send(who: string, method: string, path: string, body?: unknown) {
  const answer = await server.telex(`/api/newsroom/live/${stories.depot}${path}`, {
    method,
    headers: { ...bearerWith(people[who] ?? ''), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, value: answer.json(), text: answer.text };
}

const post = (about: object = {}) => ({
  key: crypto.randomUUID(),
  text: 'Leért a tető. Tapsolnak.',
  ...about,
});
const editor = 'Szerkesztő Szilvia';

async function posts() {
  const { status, value, text } = await send(editor, 'GET', '');
  expect(status, text).toBe(200);
  return z
    .object({ posts: z.array(z.looseObject({ id: z.int(), version: z.int(), slug: z.string() })) })
    .parse(value).posts;
}

/** The post as readers get it from the API. */
async function readersGet(slug: string): Promise<Record<string, unknown> | undefined> {
  await server.settled();
  const answer = await server.telex(`/api/articles/${stories.depot}/items?perPage=100`);
  const items = z.object({ items: z.array(z.looseObject({ slug: z.string() })) }).parse(answer.json()).items;
  return items.find((item) => item.slug === slug);
}

const slugSchema = z.object({ id: z.int(), slug: z.string() });

describe('a post of the console', () => {
  it('is public at once; without a title its first sentence is its title in lists and feeds [LCON-01]', async () => {
    const { status, value, text } = await send(editor, 'POST', '/posts', post({ keyEvent: true }));
    expect(status, text).toBe(200);
    const { slug } = slugSchema.parse(value);
    expect(slug).toBe('leert-a-teto');
    expect(await readersGet(slug)).toMatchObject({
      title: 'Leért a tető',
      content: '<p>Leért a tető. Tapsolnak.</p>',
      keyEvent: true,
    });
    expect((await posts()).find((one) => one.slug === slug)).toMatchObject({ isUntitled: true });
    const page = await server.telex('/belfold/2026/11/20/villamosremiz-teto-koltozese-szeged');
    expect(page.status).toBe(200);
    expect(/<h2[^>]*>Leért a tető</.test(page.text)).toBe(false);
  });

  it('that is sent again is the same post, also at the same time [LCON-02]', async () => {
    const given = post({ title: 'Csak egyszer' });
    const answers = await Promise.all([1, 2, 3].map(() => send(editor, 'POST', '/posts', given)));
    answers.push(await send(editor, 'POST', '/posts', given));
    const ids = new Set(answers.map(({ value, text }) => slugSchema.parse(value, { error: () => text }).id));
    expect(ids.size).toBe(1);
    expect((await posts()).filter(({ title }) => title === 'Csak egyszer')).toHaveLength(1);
  });

  it('has an embed below its text, and is refused with a reason when that is none, or when it is empty', async () => {
    const embed = 'https://www.youtube.com/watch?v=abcdefghijk';
    const { value } = await send(editor, 'POST', '/posts', post({ title: 'Videó', embed }));
    expect(await readersGet(slugSchema.parse(value).slug)).toMatchObject({
      content: expect.stringContaining('youtube.com/watch?v=abcdefghijk'),
    });
    for (const [wrong, field] of [
      [{ embed: 'https://a.example/' }, 'embed'],
      [{ text: ' ' }, 'text'],
      [{ pictures: [{ id: 2_147_483_647 }] }, 'picture'],
      [{ author: 'senki' }, 'author'],
      [{ time: new Date(server.context.clock.now().getTime() + 60_000).toISOString() }, 'time'],
    ] as const) {
      const { status, value: problem } = await send(editor, 'POST', '/posts', post(wrong));
      expect([status, problem]).toEqual([
        422,
        expect.objectContaining({ fields: { [field]: expect.any(String) } }),
      ]);
    }
  });

  it('has the time of what it tells, when that was earlier [LCON-01]', async () => {
    const time = new Date(server.context.clock.now().getTime() - 90 * 60_000).toISOString();
    const { value } = await send(editor, 'POST', '/posts', post({ title: 'Korábban', time }));
    const { slug } = slugSchema.parse(value);
    expect((await posts()).find((one) => one.slug === slug)).toMatchObject({ pubDate: time });
    expect(await readersGet(slug)).toMatchObject({ title: 'Korábban' });
  });

  it('is pinned, marked and taken back', async () => {
    const { id, slug } = slugSchema.parse(
      (await send(editor, 'POST', '/posts', post({ title: 'Téves' }))).value,
    );
    const change = async (what: object) => {
      const { version = 1 } = (await posts()).find((one) => one.id === id) ?? {};
      return (await send(editor, 'PATCH', `/posts/${id}`, { ...what, version })).status;
    };
    expect(await change({ keyEvent: true })).toBe(200);
    expect(await readersGet(slug)).toMatchObject({ keyEvent: true });
    expect(await change({ withdrawn: true })).toBe(200);
    expect(await readersGet(slug)).toBeUndefined();
    const other = { pinned: true, version: 1 };
    expect((await send(editor, 'PATCH', `/posts/${stories.bridge}`, other)).status).toBe(404);
  });
});

describe('an author', () => {
  it('posts in live blogs that name them, and in no others', async () => {
    const sql = server.context.db;
    await server.context.content.ensureAuthors([{ slug: 'barta-gellert', name: 'Barta Gellért' }]);
    expect((await send('Idegen Ida', 'POST', '/posts', post())).status).toBe(403);
    expect((await send('Idegen Ida', 'GET', '')).status).toBe(403);
    const author = await sql
      .selectFrom('authors')
      .select('id')
      .where('slug', '=', 'barta-gellert')
      .executeTakeFirstOrThrow();
    await sql
      .insertInto('article_people')
      .values({ article_id: stories.depot, author_id: author.id, role: 'author', position: 7 })
      .onConflict((row) => row.doNothing())
      .execute();
    const given = post({ title: 'Helyszíni', author: 'barta-gellert' });
    const { status, value, text } = await send('Barta Gellért', 'POST', '/posts', given);
    expect(status, text).toBe(200);
    expect(await readersGet(slugSchema.parse(value).slug)).toMatchObject({
      articleAuthors: [{ name: 'Barta Gellért' }],
    });
    expect((await send('Barta Gellért', 'GET', '')).value).toMatchObject({ ownAuthor: 'barta-gellert' });
  });
});
