/** A story under an embargo, by every way that makes a story public, and in everything that readers get. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Role } from '#features/sites/public.ts';
import { bearerWith, inventMember } from '#tests/accounts.ts';
import { readerSurfaces, surfacesWith } from '#tests/reader-surfaces.ts';
import { testTime, withServer } from '#tests/server.ts';
import { draftOf, save, writeStories } from '#tests/stories.ts';

const server = withServer();
const until = new Date('2026-11-22T06:00:00+01:00');
const people: Record<string, string> = {};
const stories = '/api/newsroom/stories';

async function member(role: Role): Promise<void> {
  const { accounts, db } = server.context;
  const { id } = await inventMember(server.context, {
    email: `${role}@example.com`,
    name: role,
    roles: [role],
  });
  people[role] = (await accounts.sessions.start(db, { realm: 'newsroom', id }, 'Firefox')).access;
}

function send(who: string, method: string, path: string, body?: unknown) {
  return server.telex(path, {
    method,
    headers: { ...bearerWith(people[who] ?? ''), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function setEmbargo(who: string, id: number, body: object) {
  const { secrecyVersion: version } = Object((await send(who, 'GET', `${stories}/${id}`)).json());
  return send(who, 'POST', `${stories}/${id}/secrecy`, { ...body, version });
}

/** In every text that a story has. */
const marks = {
  title: 'Titkosjelcím',
  subtitle: 'Titkosjelalcím',
  lead: 'Titkosjellead',
  body: 'Titkosjeltörzs',
  caption: 'Titkosjelkép',
  description: 'Titkosjelleírás',
  slug: 'titkosjel-webcim',
  reason: 'Titkosjelok',
} as const;

let id = 0;

beforeAll(async () => {
  await writeStories(server.context);
  for (const role of ['editor', 'chief-editor'] as const) await member(role);
  const { content, front } = server.context;
  const sections = await content.ensureSuperTags([{ slug: 'belfold', name: 'Belföld', site: 'telex' }]);
  const tags = await content.ensureTags([{ slug: 'hidak', name: 'hidak' }]);
  const authors = await content.ensureAuthors([{ slug: 'szekely-anna', name: 'Székely Anna' }]);
  const secret = draftOf({
    slug: 'korabbi-titkosjel',
    title: marks.title,
    subtitle: marks.subtitle,
    lead: marks.lead,
    ogDescription: marks.description,
    coverImageText: marks.caption,
    flags: ['legfontosabb'],
    important: true,
    mirroringSites: ['transtelex'],
    mainSuperTagId: sections.get('belfold') ?? null,
    tagIds: [...tags.values()],
    authorIds: [...authors.values()],
    body: [{ kind: 'paragraph', html: marks.body }],
    state: 'draft',
  });
  id = await save(server.context, secret);
  // A former address must not lead to it.
  await content.save([{ ...secret, slug: marks.slug, id }], 'edit');
  const link = `Lesz <a href="story:${marks.slug}">folytatás</a> is.`;
  await save(server.context, {
    slug: 'elozmeny',
    title: 'Előzmény',
    body: [
      { kind: 'paragraph', html: link },
      { kind: 'relatedLink', target: { to: 'story', slug: marks.slug } },
    ],
  });
  await front.writeBoxes('telex', [
    {
      site: 'telex',
      slug: 'vezeto',
      kind: 'lead',
      title: '',
      list: null,
      size: 3,
      position: 900,
      articleIds: [id],
    },
  ]);
});

describe('an embargo [ACT-03]', () => {
  it('is set, changed and lifted by chief editors, with a reason that is in the log', async () => {
    const order = { act: 'embargo', until: until.toISOString(), reason: marks.reason };
    expect((await setEmbargo('editor', id, order)).status).toBe(403);
    expect((await setEmbargo('chief-editor', id, { ...order, reason: '' })).status).toBe(422);
    expect((await setEmbargo('chief-editor', id, { ...order, until: testTime })).status).toBe(422);
    expect((await setEmbargo('chief-editor', id, order)).status).toBe(200);
    expect((await setEmbargo('editor', id, { act: 'lift', reason: 'x' })).status).toBe(403);
    expect((await setEmbargo('chief-editor', id, { act: 'lift', reason: '' })).status).toBe(422);
    expect((await send('editor', 'GET', `${stories}/${id}/acts`)).json()).toMatchObject({
      acts: [{ act: 'embargo', note: marks.reason }],
    });
    expect((await send('editor', 'GET', `${stories}/${id}`)).json()).toMatchObject({
      embargo: { until: until.toISOString(), reason: marks.reason },
    });
  });

  it('is a stop for whoever publishes or schedules before its end', async () => {
    const { version } = z
      .looseObject({ version: z.int() })
      .parse((await send('editor', 'GET', `${stories}/${id}`)).json());
    for (const who of ['editor', 'chief-editor']) {
      expect((await send(who, 'POST', `${stories}/${id}/acts`, { act: 'publish', version })).status).toBe(
        422,
      );
      const early = { act: 'schedule', version, at: '2026-11-22T05:59:59+01:00' };
      const { status, text } = await send(who, 'POST', `${stories}/${id}/acts`, early);
      expect([status, text]).toEqual([422, expect.stringContaining('embarg')]);
    }
  });

  it('stops every other way by which a story becomes public', async () => {
    const { content, db } = server.context;
    const draft = { ...draftOf({ slug: marks.slug, title: marks.title }), id };
    expect(await content.publish(id)).toMatchObject({ kind: 'refused' });
    expect(await content.publish(id, new Date('2020-01-01T00:00:00Z'))).toMatchObject({ kind: 'refused' });
    expect(await content.publish(id, new Date(until.getTime() - 1))).toMatchObject({ kind: 'refused' });
    const constraint = 'articles_embargo_check';
    // As imports, programs and generators save.
    for (const state of ['active', 'scheduled'] as const)
      await expect(content.save([{ ...draft, state }], 'import')).rejects.toMatchObject({ constraint });
    await expect(
      content.save([{ ...draft, pubDate: new Date(until.getTime() - 60_000) }], 'edit'),
    ).rejects.toMatchObject({ constraint });
    await expect(
      sql`update articles set state = 'active' where id = ${id}`.execute(db),
    ).rejects.toMatchObject({
      constraint,
    });
  });

  it('keeps the story out of everything that readers get and that leaves the newsroom', async () => {
    const surfaces = await readerSurfaces(server, [
      '/2026/11/20/elozmeny',
      '/api/articles/elozmeny',
      `/2026/11/21/${marks.slug}`,
      `/api/articles/${marks.slug}`,
      '/2026/11/20/korabbi-titkosjel',
      `/api/article/${id}`,
    ]);
    // An address that somebody asks for is in the answer that it does not exist.
    const asked = [`/2026/11/21/${marks.slug}`, `/api/articles/${marks.slug}`];
    for (const path of asked) expect(surfaces.get(path)).toMatch(/^404 /);
    const others = new Map([...surfaces].filter(([name]) => !asked.includes(name)));
    expect(
      surfacesWith(
        others,
        Object.values(marks).filter((mark) => mark !== marks.slug),
      ),
    ).toEqual([]);
    expect(
      surfacesWith(others, [marks.slug]).filter((found) => !found.startsWith('/api/articles/elozmeny')),
    ).toEqual([]);
  });

  it('shows the story to members', async () => {
    expect((await send('editor', 'GET', `/api/article/${id}`)).text).toContain(marks.title);
  });

  it('lets the story appear at its end, and not a second earlier', async () => {
    const { content } = server.context;
    expect(await content.publish(id, until)).toMatchObject({ kind: 'done', state: 'scheduled' });
    server.setTime('2026-11-22T05:59:59+01:00');
    await content.publishDue();
    expect((await server.telex(`/api/article/${id}`)).status).toBe(404);
    server.setTime('2026-11-22T06:00:00+01:00');
    await content.publishDue();
    await server.settled();
    expect((await server.telex(`/api/article/${id}`)).status).toBe(200);
  });
});

it('a story withdrawn and embargoed appears later with a new time [ACT-03]', async () => {
  const { content } = server.context;
  server.setTime(testTime);
  const later = await save(server.context, { slug: 'ujra', title: 'Újra' });
  await content.withdraw(later);
  const order = { act: 'embargo', until: until.toISOString(), reason: 'Megállapodás' };
  for (const role of ['chief-editor'] as const)
    expect((await setEmbargo(role, later, order)).status).toBe(200);
  expect(await content.publish(later)).toMatchObject({ kind: 'refused' });
  server.setTime('2026-11-22T07:00:00+01:00');
  expect(await content.publish(later)).toMatchObject({ kind: 'done', state: 'active' });
});
