/** Tags, sections and authors as editors make and change them. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { mainSite } from '#features/sites/public.ts';
import { isRecord } from '#platform/text/is-record.ts';
import { bearerWith, inventMember, inventUsers } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';
import { save } from '../../../tests/stories.ts';

const server = withServer();
let headers: Record<string, string> = {};
beforeAll(async () => {
  const { editor } = await inventUsers(server.context);
  headers = { ...bearerWith(editor.token), 'content-type': 'application/json' };
});

async function call(method: 'GET' | 'POST' | 'PATCH', path: string, given?: object) {
  // A change names the version that it is based on.
  const seen = method === 'PATCH' ? Object((await call('GET', path)).body) : null;
  const body = seen ? { ...given, version: seen.version ?? 0 } : given;
  const { status, json } = await server.telex(`/api/newsroom/${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = json();
  return { status, body: answer, id: isRecord(answer) ? Number(answer.id) : 0 };
}

/** Lets the stories follow what was renamed: the work of the queue, without its pauses. */
async function follow(): Promise<void> {
  const { db, content } = server.context;
  const [queue] = content.queues();
  for (;;) {
    const { rows } = await sql<{ payload: object }>`
      delete from outbox where queue = 'renamed-labels' returning payload`.execute(db);
    if (rows.length === 0) return;
    const delivery = { signal: new AbortController().signal, send: async () => undefined };
    const payloads = rows.map(({ payload }) => payload);
    expect(await queue?.deliver(payloads, delivery)).toEqual(payloads.map(() => ({ kind: 'done' })));
  }
}

function view() {
  const { edition } = server.context;
  return { edition, site: mainSite(edition), port: server.port };
}

async function pageOf(story: number): Promise<string> {
  const [card] = await server.context.content.cards(view(), [story]);
  return (await server.telex(card?.url ?? '')).text;
}

const refusal = (fault: string) => ({ status: 422, body: { fields: { [fault]: expect.any(String) } } });

describe('a tag', () => {
  it('is made once, whoever makes it, and has a new name at its old address [TOOL-06]', async () => {
    const made = await call('POST', 'tags', { name: ' vízi  erőmű ' });
    expect(made).toMatchObject({ status: 200, body: { name: 'vízi erőmű', url: '/cimke/vizi-eromu' } });
    const { id } = made;
    expect((await call('POST', 'tags', { name: 'Vízi erőmű' })).id).toBe(id);
    expect((await call('POST', 'tags', { name: '!?' })).status).toBe(400);
    await call('POST', 'tags', { name: 'bős' });
    expect(await call('PATCH', `tags/${id}`, { name: 'Bős' })).toMatchObject(refusal('name-taken'));

    const story = await save(server.context, { slug: 'gat', title: 'A gát', tagIds: [id] });
    const page = async () => (await server.telex('/cimke/vizi-eromu')).text;
    expect(await page()).toContain('vízi erőmű');
    expect(await pageOf(story)).toContain('vízi erőmű');
    const change = { name: 'Áramtermelő gátak', description: 'Folyókon épülnek.' };
    expect(await call('PATCH', `tags/${id}`, change)).toMatchObject({
      body: { slug: 'vizi-eromu', ...change },
    });
    await follow();
    await expect.poll(page).toContain('Áramtermelő gátak');
    expect(await page()).toContain('Folyókon épülnek.');
    await expect.poll(() => pageOf(story)).toContain('Áramtermelő gátak');
    const filters = { and_tags: [], superTags: [], authors: [], title: [] };
    const { items } = await server.context.search.autocomplete(view(), 'áramterm', filters);
    expect(JSON.stringify(items)).toContain('Áramtermelő gátak');
  });

  it('is found under its new name, and listed with the number of its stories', async () => {
    const { id } = await call('POST', 'tags', { name: 'kerti tó' });
    await call('PATCH', `tags/${id}`, { name: 'békató' });
    expect((await call('GET', 'choices/tags?q=b%C3%A9kat')).body).toEqual({
      choices: [{ id, name: 'békató' }],
    });
    const listed = { id, slug: 'kerti-to', name: 'békató', note: '', isOpen: true, stories: 0 };
    expect((await call('GET', 'tags?q=kerti')).body).toEqual({ tags: [listed] });
    expect((await call('GET', 'tags')).body).toMatchObject({
      tags: expect.arrayContaining([listed]),
    });
  });
});

describe('a section', () => {
  it('is made on a site, and closed and opened again with its stories [TOOL-06] [ART-13]', async () => {
    const made = await call('POST', 'sections', { name: 'Kertek', site: 'telex', description: 'Zöld.' });
    expect(made).toMatchObject({ status: 200, body: { slug: 'kertek', isOpen: true, url: '/rovat/kertek' } });
    expect(await call('POST', 'sections', { name: 'kertek', site: 'telex' })).toMatchObject(
      refusal('name-taken'),
    );
    expect(await call('POST', 'sections', { name: 'G7', site: 'telex' })).toMatchObject(
      refusal('name-of-site'),
    );
    expect(await call('POST', 'sections', { name: 'Bor', site: 'nincs' })).toMatchObject(refusal('no-site'));
    const { id } = made;
    await save(server.context, { slug: 'rozsa', title: 'A rózsa', mainSuperTagId: id });
    const page = async () => server.telex('/rovat/kertek');
    expect((await page()).text).toContain('rózsa');
    expect((await call('PATCH', `sections/${id}`, { isOpen: false })).body).toMatchObject({ isOpen: false });
    await expect.poll(async () => (await page()).status).toBe(404);
    expect((await call('GET', 'sections?q=kert')).body).toMatchObject({ sections: [{ isOpen: false }] });
    await call('PATCH', `sections/${id}`, { isOpen: true, name: 'Kert és ház' });
    await follow();
    await expect.poll(async () => (await page()).text).toContain('Kert és ház');
  });
});

describe('an author', () => {
  it('has a page with what is said of them; two may have one name [TOOL-06]', async () => {
    const made = await call('POST', 'authors', { name: 'Kiss Anna', title: 'riporter', bio: 'Ír.' });
    expect(made).toMatchObject({
      status: 200,
      body: { slug: 'kiss-anna', title: 'riporter', picture: null },
    });
    const other = await call('POST', 'authors', { name: 'Kiss Anna' });
    expect(other.body).toMatchObject({ slug: 'kiss-anna-2' });
    const story = await save(server.context, { slug: 'riport', title: 'Riport', authorIds: [made.id] });
    expect(await pageOf(story)).toContain('Kiss Anna');
    expect(await call('PATCH', `authors/${made.id}`, { pictureId: 2_147_483_647 })).toMatchObject(
      refusal('no-picture'),
    );
    await call('PATCH', `authors/${made.id}`, { name: 'Kiss-Tóth Anna' });
    await follow();
    await expect.poll(() => pageOf(story)).toContain('Kiss-Tóth Anna');
    expect((await server.telex('/szerzo/kiss-anna')).text).toContain('Kiss-Tóth Anna');
    expect((await call('GET', 'authors/2147483647')).status).toBe(404);
    expect((await call('PATCH', 'authors/2147483647', { name: 'x' })).status).toBe(404);
  });

  it('who is a member begins that member’s stories', async () => {
    const { id: memberId } = await inventMember(server.context, { email: 'iro@example.com' });
    const { id } = await call('POST', 'authors', { name: 'Író Imre', memberId });
    expect(await call('POST', 'authors', { name: 'Más', memberId })).toMatchObject(refusal('member-taken'));
    const { writing, content } = server.context;
    const member = { kind: 'newsroom', id: memberId, roles: ['author'] } as const;
    const by = { kind: 'member', id: memberId } as const;
    const story = await writing.create({ site: 'telex', title: 'Az első' }, { ...member, by });
    const loaded = await content.storyById(view(), story?.id ?? 0);
    expect(loaded?.story.authors).toMatchObject([{ name: 'Író Imre' }]);
    await call('PATCH', `authors/${id}`, { memberId: null });
    const next = await writing.create({ site: 'telex', title: 'A második' }, { ...member, by });
    expect((await content.storyById(view(), next?.id ?? 0))?.story.authors).toEqual([]);
  });
});
