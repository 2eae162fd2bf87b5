/** A story and a passage that are taken down: gone from everything that readers get and from everything that is stored. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Role } from '#features/sites/public.ts';
import { bearerWith, inventMember } from '#tests/accounts.ts';
import { readerSurfaces, surfacesWith } from '#tests/reader-surfaces.ts';
import { withServer } from '#tests/server.ts';
import { draftOf, save, writeStories } from '#tests/stories.ts';

const server = withServer();
const people: Record<string, string> = {};
const stories = '/api/newsroom/stories';

beforeAll(async () => {
  await writeStories(server.context);
  const { accounts, db } = server.context;
  const roles: Role[] = ['editor', 'chief-editor', 'admin'];
  for (const role of roles) {
    const { id } = await inventMember(server.context, {
      email: `${role}@example.com`,
      name: role,
      roles: [role],
    });
    people[role] = (await accounts.sessions.start(db, { realm: 'newsroom', id }, 'Firefox')).access;
  }
});

function send(who: string, method: string, path: string, body?: unknown) {
  return server.telex(path, {
    method,
    headers: { ...bearerWith(people[who] ?? ''), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function takeDown(who: string, id: number, body: object) {
  const { storyVersion: version = 0 } = Object((await send('editor', 'GET', `${stories}/${id}`)).json());
  return send(who, 'POST', `${stories}/${id}/takedown`, { version, ...body });
}

const placeIn = ({ json }: { json(): unknown }) =>
  z.object({ epoch: z.int(), version: z.int() }).parse(json());

/** A public story with a former text, a working copy with a log, a correction, and notes of acts. */
async function published(slug: string, text: string): Promise<number> {
  const { content } = server.context;
  const tags = await content.ensureTags([{ slug: 'hidak', name: 'hidak' }]);
  const draft = draftOf({
    slug,
    title: `${text} cím`,
    lead: `${text} lead`,
    sourceKey: `forras:${slug}`,
    tagIds: [...tags.values()],
    body: [
      { kind: 'paragraph', html: `Itt <b>áll</b>: ${text} vége.` },
      { kind: 'paragraph', html: 'Ez marad.' },
    ],
  });
  const id = await save(server.context, draft);
  await content.correct(id, { text: `${text} helyesbítve.` });
  const opened = await send('editor', 'GET', `${stories}/${id}`);
  const { epoch, version } = placeIn(opened);
  const step = {
    stepType: 'replace',
    from: 1,
    to: 1,
    slice: { content: [{ type: 'text', text: `${text} ` }] },
  };
  const entries = [{ client: slug, number: 1, isUndo: false, steps: [step] }];
  const kept = [
    {
      id: `${slug}-1`,
      why: 'dropped',
      writer: slug,
      pieces: [{ block: null, type: 'paragraph', content: [{ type: 'text', text }], text }],
    },
  ];
  const sent = await send('editor', 'POST', `${stories}/${id}/steps`, {
    epoch,
    version,
    entries,
    kept,
    closed: [],
    rebase: false,
  });
  expect(sent.json()).toMatchObject({ kind: 'stored' });
  return id;
}

/** Every row of the database as text, by table. */
async function tablesWith(mark: string): Promise<string[]> {
  const { db } = server.database;
  const tables = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } =
      await sql`select from ${sql.raw(name)} as row where row::text ilike ${`%${mark}%`}`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('a story that is taken down [ACT-08]', () => {
  const mark = 'Eltávolítandójel';
  let id = 0;
  beforeAll(async () => {
    id = await published('eltavolitando', mark);
  });

  it('is so by chief editors and admins alone, with a reason', async () => {
    await server.settled();
    expect((await server.telex('/2026/11/20/eltavolitando')).text).toContain(mark);
    expect((await takeDown('editor', id, { reason: 'Bírósági végzés' })).status).toBe(403);
    expect((await takeDown('admin', id, { reason: '' })).status).toBe(422);
    expect((await takeDown('admin', id, { reason: 'Bírósági végzés' })).status).toBe(200);
  });

  it('is at once nowhere that readers reach, and its addresses say that it was removed', async () => {
    const surfaces = await readerSurfaces(server, ['/2026/11/20/eltavolitando', `/api/article/${id}`]);
    expect(surfacesWith(surfaces, [mark])).toEqual([]);
    for (const path of ['/2026/11/20/eltavolitando', '/api/articles/eltavolitando', `/api/article/${id}`])
      for (const headers of [{}, bearerWith(people.editor ?? '')])
        expect((await server.telex(path, { headers })).status, path).toBe(410);
  });

  it('is in no table any more; its history shows who removed it, and when', async () => {
    expect(await tablesWith(mark)).toEqual([]);
    expect((await send('editor', 'GET', `${stories}/${id}/acts`)).json()).toMatchObject({
      acts: [{ act: 'takedown', note: 'Bírósági végzés', author: { name: 'admin' } }],
    });
    const opened = await send('chief-editor', 'GET', `${stories}/${id}`);
    expect(opened.json()).toMatchObject({ publicState: 'taken-down', may: [] });
  });

  it('is brought back by no import, save, act or publication', async () => {
    const { content, db } = server.context;
    const again = draftOf({ slug: 'eltavolitando', title: mark, sourceKey: 'forras:eltavolitando' });
    const constraint = 'articles_taken_down_check';
    await expect(content.save([again], 'import')).rejects.toMatchObject({ constraint });
    await expect(content.publish(id)).rejects.toMatchObject({ constraint });
    await expect(content.correct(id, { text: 'x', title: mark })).rejects.toMatchObject({ constraint });
    await expect(sql`update articles set lead = 'x' where id = ${id}`.execute(db)).rejects.toMatchObject({
      constraint,
    });
    const place = placeIn(await send('editor', 'GET', `${stories}/${id}`));
    expect(
      (await send('editor', 'POST', `${stories}/${id}/steps`, { ...noChange, ...place })).json(),
    ).toEqual({
      kind: 'refused',
      why: 'it was taken down, or has a passage that was',
    });
    expect((await takeDown('chief-editor', id, { reason: 'x' })).status).toBe(403);
  });
});

const noChange = { epoch: 1, version: 0, entries: [], kept: [], closed: [], rebase: false };

describe('a passage that is taken down [ACT-08]', () => {
  const passage = 'Kiszivárgott Név Aladár';
  let id = 0;
  beforeAll(async () => {
    id = await published('szovegresz', passage);
  });

  it('is cut out of everything, and the rest stays', async () => {
    const order = { passage, reason: 'Személyes adat' };
    expect((await takeDown('chief-editor', id, { ...order, passage: ' – ' })).status).toBe(422);
    expect((await takeDown('chief-editor', id, order)).status).toBe(200);
    const surfaces = await readerSurfaces(server, ['/2026/11/20/szovegresz', '/api/articles/szovegresz']);
    expect(surfacesWith(surfaces, ['Aladár'])).toEqual([]);
    expect(surfaces.get('/2026/11/20/szovegresz')).toContain('Ez marad.');
    expect(await tablesWith('Aladár')).toEqual([]);
    const opened = await send('editor', 'GET', `${stories}/${id}`);
    expect(opened.text).toContain('Ez marad.');
    expect(opened.text).not.toContain('Aladár');
  });

  it('comes back by no text that a device had kept aside [SAVE-13]', async () => {
    const place = placeIn(await send('editor', 'GET', `${stories}/${id}`));
    const row = (name: string, text: string) => ({
      id: `dropped:${name}:1:0`,
      why: 'dropped',
      writer: name,
      pieces: [{ block: null, type: 'paragraph', content: [], text }],
    });
    const kept = [row('a', `Itt: ${passage}.`), row('b', 'Ez maradhat.')];
    const sent = await send('editor', 'POST', `${stories}/${id}/steps`, { ...noChange, ...place, kept });
    expect(sent.json()).toMatchObject({ kind: 'stored' });
    expect(await tablesWith('Aladár')).toEqual([]);
    expect((await send('editor', 'GET', `${stories}/${id}`)).text).toContain('Ez maradhat.');
  });

  it('comes back by no save, import or key', async () => {
    const { content } = server.context;
    const again = draftOf({
      slug: 'szovegresz',
      title: 'Szövegrész',
      sourceKey: 'forras:szovegresz',
      body: [{ kind: 'paragraph', html: 'Itt áll: <i>Kiszivárgott</i> Név, Aladár vége.' }],
    });
    await expect(content.save([again], 'import')).rejects.toThrow('taken down');
    await expect(content.correct(id, { text: 'x', title: passage })).rejects.toThrow('taken down');
    const { epoch, version } = placeIn(await send('editor', 'GET', `${stories}/${id}`));
    const step = {
      stepType: 'replace',
      from: 1,
      to: 1,
      slice: { content: [{ type: 'text', text: passage }] },
    };
    const entries = [{ client: 'z', number: 1, isUndo: false, steps: [step] }];
    const sent = await send('editor', 'POST', `${stories}/${id}/steps`, {
      ...noChange,
      epoch,
      version,
      entries,
    });
    expect(sent.json()).toMatchObject({ kind: 'refused' });
  });
});

describe('a picture that is taken down [ACT-08]', () => {
  it('is shown nowhere, has no files and texts, and is not taken again', async () => {
    const { media, db } = server.context;
    const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'olive' } })
      .png()
      .toBuffer();
    const store = () =>
      media.storeImage({ bytes, alt: 'Képjel', caption: 'Képjel alul', sourceKey: 'kep:1' });
    const stored = await store();
    if (stored.kind === 'refused') throw new Error(stored.why);
    const { id, token } = stored.image;
    await save(server.context, { slug: 'kepes', title: 'Képes hír', coverImageId: id });
    const [row] = await db.selectFrom('images').select('original').where('id', '=', id).execute();
    const file = join(
      server.dataFolder,
      'originals',
      row?.original.slice(0, 2) ?? '',
      row?.original.slice(2, 4) ?? '',
      row?.original ?? '',
    );
    const derivative = `/kepek/${token}/a-w375.jpg`;
    expect((await server.telex(derivative)).status).toBe(200);
    await expect(access(file)).resolves.toBeUndefined();

    const address = `/api/newsroom/pictures/${id}`;
    const { details } = Object((await send('editor', 'GET', `${address}/details`)).json());
    const takedown = async (who: string, reason: string) =>
      (await send(who, 'POST', `${address}/takedown`, { reason, version: details.version })).status;
    expect(await takedown('editor', 'x')).toBe(403);
    expect(await takedown('chief-editor', ' ')).toBe(422);
    expect(await takedown('chief-editor', 'Jogsértő')).toBe(200);

    expect(await tablesWith('Képjel')).toEqual([]);
    await expect(access(file)).rejects.toThrow('ENOENT');
    await expect.poll(async () => (await server.telex(derivative)).status).toBe(404);
    const page = (await server.telex('/2026/11/20/kepes')).text;
    expect(page).toContain('Képes hír');
    expect(page).not.toContain(token);
    for (const path of [address, `${address}/details`])
      expect((await send('editor', 'GET', path)).status).toBe(404);
    expect((await send('editor', 'GET', '/api/newsroom/pictures')).text).not.toContain(`"id":${id},`);
    expect(await store()).toEqual({ kind: 'refused', why: 'taken-down' });
    expect(await takedown('admin', 'x')).toBe(404);
  });

  it('loses its files although the process was killed before they were removed', async () => {
    const { media, db } = server.context;
    expect(await media.eraseTakenDown()).toBe(0);
    await db.updateTable('picture_takedowns').set({ erased_at: null }).execute();
    expect(await media.eraseTakenDown()).toBe(1);
  });
});
