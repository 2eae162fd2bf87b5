/** Drafts of fronts and their launches, by calls, with two editors. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bearerWith, inventMember } from '../../../tests/accounts.ts';
import { testTime, withServer } from '../../../tests/server.ts';
import { save } from '../../../tests/stories.ts';
import { frontSchema } from '../calls/fronts.call.ts';

const server = withServer();
const ids = new Map<string, number>();
const id = (slug: string) => ids.get(slug) ?? 0;
const people: Record<string, string> = {};

beforeAll(async () => {
  const { accounts, db, content } = server.context;
  const sections = await content.ensureSuperTags([{ slug: 'sport', name: 'Sport', site: 'telex' }]);
  for (const [minute, slug] of ['egy', 'ketto', 'harom', 'negy', 'ot', 'hat'].entries()) {
    const pubDate = new Date(Date.parse('2026-11-20T06:00:00Z') + minute * 60_000);
    const mainSuperTagId = sections.get('sport') ?? null;
    ids.set(slug, await save(server.context, { slug, title: `Cikk: ${slug}`, pubDate, mainSuperTagId }));
  }
  ids.set('vazlat', await save(server.context, { slug: 'vazlat', title: 'Vázlat', state: 'draft' }));
  for (const name of ['Anna', 'Béla']) {
    const { id: member } = await inventMember(server.context, {
      email: `${name.toLowerCase()}@example.com`,
      name,
      roles: ['editor'],
    });
    people[name] = (await accounts.sessions.start(db, { realm: 'newsroom', id: member }, 'Firefox')).access;
  }
});

beforeEach(async () => {
  const box = { site: 'telex', title: '', list: null, size: 2 };
  await server.context.front.writeBoxes('telex', [
    { ...box, slug: 'vezeto', kind: 'lead', position: 900, articleIds: [id('egy'), id('ketto')] },
    {
      ...box,
      slug: 'sport',
      kind: 'section',
      position: 500,
      list: 'section:sport',
      articleIds: [id('harom')],
    },
    { ...box, slug: 'linkek', kind: 'links', position: 100, articleIds: [] },
  ]);
  const { version } = await front();
  await send('PUT', '/draft', { version, launch: null });
});
// Access tokens are valid for minutes only.
afterEach(() => server.setTime(testTime));

async function send(method: string, path: string, body?: unknown, who = 'Anna') {
  const answer = await server.telex(`/api/newsroom/fronts/telex${path}`, {
    method,
    headers: { ...bearerWith(people[who] ?? ''), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, value: answer.json(), text: answer.text };
}

async function front(who = 'Anna') {
  const { status, value, text } = await send('GET', '', undefined, who);
  expect(status, text).toBe(200);
  return frontSchema.parse(value);
}

const launched = z.object({ id: z.int(), front: frontSchema });

/** Launches the draft as it stands. */
async function launch(passes: string[] = []) {
  const { version } = await front();
  const { status, value, text } = await send('POST', '/launches', { version, passes });
  expect(status, text).toBe(200);
  return launched.parse(value);
}

async function change(wanted: object, who = 'Anna') {
  const { status, text } = await send('POST', '/changes', wanted, who);
  expect(status, text).toBe(200);
}

/** Slugs of the stories that readers see in a box. */
async function readersSee(box: string): Promise<string[]> {
  await server.settled();
  const { boxes } = await server.context.front.front({
    edition: server.edition,
    site: server.edition.sites.find(({ slug }) => slug === 'telex') ?? expect.unreachable(),
    port: server.port,
  });
  const found = boxes.find(({ slug }) => slug === box);
  return found && 'stories' in found ? found.stories.map(({ slug }) => slug) : [];
}

async function boxOf(slug: string, who = 'Anna') {
  const found = (await front(who)).boxes.find((box) => box.slug === slug);
  if (!found) throw new Error('no such box');
  return found;
}

describe('the draft of a front', () => {
  it('shows chosen and automatic stories, those that readers have and those after a launch', async () => {
    await change({ kind: 'place', box: 'vezeto', story: id('hat'), before: id('ketto') });
    const draft = await front();
    expect(draft.boxes.map(({ slug, takesStories }) => [slug, takesStories])).toEqual([
      ['vezeto', true],
      ['sport', true],
      ['linkek', false],
    ]);
    expect(await boxOf('vezeto')).toMatchObject({
      stories: [id('egy'), id('hat'), id('ketto')],
      launched: [id('egy'), id('ketto')],
      shown: [id('egy'), id('ketto')],
      planned: [id('egy'), id('hat')],
    });
    expect(await boxOf('sport')).toMatchObject({
      shown: [id('harom'), id('hat')],
      planned: [id('harom'), id('ot')],
    });
    expect(draft.stories.find((story) => story.id === id('hat'))).toMatchObject({
      title: 'Cikk: hat',
      section: 'Sport',
      isPublic: true,
    });
    expect(await readersSee('vezeto')).toEqual(['egy', 'ketto']);
  });

  it('merges the changes of two editors, and refuses one about a story that is gone', async () => {
    await Promise.all([
      change({ kind: 'place', box: 'vezeto', story: id('hat'), before: null }, 'Anna'),
      change({ kind: 'place', box: 'vezeto', story: id('ot'), before: null }, 'Béla'),
      change({ kind: 'remove', box: 'vezeto', story: id('egy') }, 'Béla'),
    ]);
    const { stories } = await boxOf('vezeto');
    expect(stories.toSorted()).toEqual([id('ketto'), id('ot'), id('hat')].toSorted());
    const late = { kind: 'replace', box: 'vezeto', story: id('egy'), by: id('negy') };
    expect((await send('POST', '/changes', late)).status).toBe(412);
    expect((await boxOf('vezeto', 'Béla')).stories).toEqual(stories);
  });

  it('may have stories that are not public yet: readers see them once they are', async () => {
    await change({ kind: 'place', box: 'vezeto', story: id('vazlat'), before: id('egy') });
    const { stories } = await front();
    expect(stories.find((story) => story.id === id('vazlat'))).toMatchObject({ isPublic: false });
    await launch();
    expect(await readersSee('vezeto')).toEqual(['egy', 'ketto']);
  });

  it('is chosen for from the latest, and from all titles that its editor may see', async () => {
    const titles = async (query: string) => {
      const { value } = await send('GET', `/stories${query}`);
      return z
        .object({ stories: z.array(z.object({ title: z.string() })) })
        .parse(value)
        .stories.map(({ title }) => title);
    };
    expect((await titles('')).slice(0, 2)).toEqual(['Cikk: hat', 'Cikk: ot']);
    expect(await titles('?q=v%C3%A1zl')).toEqual(['Vázlat']);
    expect(await titles('?q=100%25')).toEqual([]);
    const { db } = server.context;
    await db
      .updateTable('articles')
      .set({ restricted_to: [0] })
      .where('id', '=', id('vazlat'))
      .execute();
    expect(await titles('?q=v%C3%A1zl')).toEqual([]);
    await db.updateTable('articles').set({ restricted_to: null }).where('id', '=', id('vazlat')).execute();
    await server.context.front.writeRankings([{ site: 'telex', articleIds: [id('ketto'), id('ot')] }]);
    expect(await titles('?from=mostRead')).toEqual(['Cikk: ketto', 'Cikk: ot']);
  });
});

describe('a launch of a front', () => {
  it('makes the draft that its editor saw public in one act, which the log names', async () => {
    const seen = await front();
    await change({ kind: 'replace', box: 'vezeto', story: id('egy'), by: id('hat') }, 'Béla');
    await change({ kind: 'remove', box: 'sport', story: id('harom') });
    expect((await send('POST', '/launches', { version: seen.version })).status).toBe(412);
    expect(await readersSee('vezeto')).toEqual(['egy', 'ketto']);
    const { front: after } = await launch();
    expect(await readersSee('vezeto')).toEqual(['hat', 'ketto']);
    expect(await readersSee('sport')).toEqual(['ot', 'negy']);
    for (const { stories, launched: shown } of after.boxes) expect(stories).toEqual(shown);
    const { value } = await send('GET', '/launches');
    const { launches } = z.object({ launches: z.array(z.looseObject({})) }).parse(value);
    expect(launches[0]).toMatchObject({ act: 'launch', author: 'Anna', boxes: ['sport', 'vezeto'] });
    const nothing = await send('POST', '/launches', { version: after.version });
    expect([nothing.status, nothing.text]).toEqual([422, expect.stringContaining('ugyanaz')]);
  });

  it('asks before it empties the lead or takes half of the stories away', async () => {
    for (const slug of ['egy', 'ketto']) await change({ kind: 'remove', box: 'vezeto', story: id(slug) });
    const { version, risks } = await front();
    expect(risks).toEqual(['empty-lead', 'half-removed']);
    expect((await send('POST', '/launches', { version, passes: ['empty-lead'] })).status).toBe(422);
    expect(await readersSee('vezeto')).toEqual(['egy', 'ketto']);
    await launch(risks);
    expect(await readersSee('vezeto')).toEqual([]);
  });

  it('is undone for ten seconds: readers have what stood before, the draft has the changes', async () => {
    await change({ kind: 'replace', box: 'vezeto', story: id('egy'), by: id('hat') });
    const { id: act } = await launch();
    await change({ kind: 'remove', box: 'sport', story: id('harom') }, 'Béla');
    server.setTime('2026-11-21T08:00:09+01:00');
    expect((await send('POST', `/launches/${act}/undo`, undefined, 'Béla')).status).toBe(200);
    expect(await readersSee('vezeto')).toEqual(['egy', 'ketto']);
    expect((await boxOf('vezeto')).stories).toEqual([id('hat'), id('ketto')]);
    expect((await boxOf('sport')).stories).toEqual([]);
    expect((await send('POST', `/launches/${act}/undo`)).status).toBe(412);
    const { id: again } = await launch();
    server.setTime('2026-11-21T08:00:20+01:00');
    expect((await send('POST', `/launches/${again}/undo`)).status).toBe(412);
    expect(await readersSee('vezeto')).toEqual(['hat', 'ketto']);
  });

  it('can be the draft again', async () => {
    await change({ kind: 'replace', box: 'vezeto', story: id('egy'), by: id('hat') });
    const { id: first } = await launch();
    await change({ kind: 'replace', box: 'vezeto', story: id('hat'), by: id('ot') });
    await launch();
    const { version } = await front();
    expect((await send('PUT', '/draft', { version: version - 1, launch: first })).status).toBe(412);
    expect((await send('PUT', '/draft', { version, launch: first })).status).toBe(200);
    expect((await boxOf('vezeto')).stories).toEqual([id('hat'), id('ketto')]);
    expect(await readersSee('vezeto')).toEqual(['ot', 'ketto']);
  });
});

describe('a site that does not exist', () => {
  it('has no front', async () => {
    const headers = bearerWith(people.Anna ?? '');
    expect((await server.telex('/api/newsroom/fronts/nincs', { headers })).status).toBe(400);
  });
});
