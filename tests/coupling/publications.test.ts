/** A change in the newsroom re-renders exactly the pages that show it; all others stay cached on every server. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, withDatabase } from '../database.ts';
import type { HttpResponse } from '../send-request.ts';
import { type TestServer, withServer } from '../server.ts';
import { save } from '../stories.ts';
import { type AddressName, addresses, type SmallEdition, writeSmallEdition } from './small-edition.ts';

const database = withDatabase();
const first = withServer({ database });
const second = withServer({ database });
const servers = [first, second];
const names = Object.keys(addresses) as AddressName[];
let edition: SmallEdition;

beforeAll(async () => {
  edition = await writeSmallEdition(first.context);
  await settled();
  await requestAll(first);
  await requestAll(second);
});

describe('an edition without changes', () => {
  it('renders no page twice', async () => {
    for (const server of servers) expect(await rerenderedBy(server)).toEqual([]);
  });
});

describe('a correction', () => {
  it("re-renders every page with the story's title, and no other", async () => {
    await first.context.content.correct(edition.bridge, { text: 'A híd régi.', title: 'Hídkorszak' });
    await expectRerendered(
      'front',
      'latest1',
      'missing',
      'bridge',
      'laterBridge',
      'linker',
      'apiBridge',
      'apiVersion',
      'apiHidak',
    );
    for (const name of ['front', 'latest1', 'bridge', 'laterBridge', 'apiBridge', 'apiHidak'] as const) {
      expect((await requestByName(second, name)).text, name).toContain('Hídkorszak');
    }
  });

  it('of a mirrored story re-renders pages on both domains', async () => {
    await second.context.content.correct(edition.onion, { text: 'Lilahagyma.', title: 'Lilahagyma' });
    await expectRerendered('onion', 'onionMirrored', 'latest1', 'latestRegional', 'frontRegional');
    expect((await requestByName(first, 'frontRegional')).text).toContain('Lilahagyma');
  });

  it('of a story that only its own site shows re-renders pages of that site only', async () => {
    await first.context.content.correct(edition.ferry, { text: 'Két komp.', title: 'Két komp' });
    await expectRerendered('ferry', 'latestG7', 'frontG7');
  });
});

describe('a changed slug', () => {
  it('redirects the old address to the new one, and updates the links [S03]', async () => {
    await rename(edition.ferry, 'hajo');
    await expectRerendered('ferry', 'latestG7', 'frontG7');
    const old = await requestByName(second, 'ferry');
    expect([old.status, old.headers.location]).toEqual([301, '/g7/2026/11/16/hajo']);
    expect((await second.telex('/g7/2026/11/16/hajo')).status).toBe(200);
  });
});

describe('a changed slug of a story that others link to', () => {
  it('updates their links [S03]', async () => {
    await rename(edition.bridge, 'a-hid');
    await expectRerendered(
      'front',
      'latest1',
      'missing',
      'bridge',
      'laterBridge',
      'linker',
      'apiBridge',
      'apiVersion',
      'apiHidak',
    );
    expect((await requestByName(second, 'linker')).text).toContain('href="/belfold/2026/11/20/a-hid"');
    await rename(edition.bridge, 'az-uj-hid');
    await expectRerendered(
      'front',
      'latest1',
      'missing',
      'bridge',
      'laterBridge',
      'linker',
      'apiBridge',
      'apiVersion',
      'apiHidak',
    );
    expect((await requestByName(second, 'bridge')).status).toBe(200);
  });
});

describe('a changed order of boxes', () => {
  it('re-renders only that front page', async () => {
    const friss = { slug: 'friss', kind: 'latest', title: 'Friss', list: 'latest:transtelex' } as const;
    await first.context.front.writeBoxes('transtelex', [
      { ...friss, site: 'transtelex', position: 900, size: 3, articleIds: [] },
    ]);
    await expectRerendered('frontRegional');
  });
});

describe('a changed choice of stories for a group', () => {
  it('re-renders only the landing page that shows it [LAND-11]', async () => {
    await first.context.lists.writeGroup('g7-main', [edition.ferry]);
    await expectRerendered('frontG7');
    const { text } = await requestByName(second, 'frontG7');
    expect(text.indexOf('/hajo"')).toBeLessThan(text.indexOf('/mit-er-egy-hid"'));
  });
});

describe('a publication', () => {
  it('of a draft re-renders its lists, the story that links to it, and error pages with the latest stories', async () => {
    const done = await second.context.content.publish(edition.draft, new Date('2026-11-21T07:30:00+01:00'));
    expect(done).toMatchObject({ kind: 'done', state: 'active' });
    await expectRerendered('draft', 'waiting', 'latestKarakter', 'frontKarakter', 'notYet');
    expect((await requestByName(first, 'waiting')).text).toContain('href="/karakter/2026/11/21/keszul"');
  });

  it('of a story that was linked before it existed makes the link work', async () => {
    await save(first.context, {
      slug: 'meg-nincs',
      title: 'Már van',
      site: 'karakter',
      pubDate: new Date('2026-11-21T07:45:00+01:00'),
    });
    await expectRerendered('notYet', 'waiting', 'latestKarakter', 'frontKarakter');
    expect((await requestByName(second, 'waiting')).text).toContain('href="/karakter/2026/11/21/meg-nincs"');
  });

  it('that was scheduled happens when it is due', async () => {
    for (const server of servers) server.setTime('2026-11-21T09:00:01+01:00');
    const { content } = first.context;
    await expect.poll(async () => (await content.versionOf('koncert'))?.isPublic).toBe(true);
    await expectRerendered('scheduled', 'latestAfter', 'frontAfter', 'front', 'missingAfter');
    expect((await requestByName(second, 'front')).text).toContain('Koncert');
  });

  it('of a post re-renders its live blog, the card with its date, and the neighbouring posts', async () => {
    await save(first.context, {
      slug: 'elo-2',
      title: 'Második',
      type: 'liveblogpost',
      parentId: edition.blog,
      pubDate: new Date('2026-11-09T08:00:00+01:00'),
    });
    await expectRerendered('blog', 'latest2', 'post');
    expect((await requestByName(second, 'blog')).text).toContain('Második');
  });
});

describe('a closed section', () => {
  it('removes its stories from every list, and restores them when it is opened again [ART-13]', async () => {
    const shown: AddressName[] = ['front', 'latest1', 'latest2', 'match3', 'missing', 'apiSport'];
    await first.context.content.setSectionActive('sport', false);
    await expectRerendered(...shown);
    expect((await requestByName(second, 'match3')).status).toBe(404);
    expect((await requestByName(second, 'latest1')).text).not.toContain('meccs');
    await second.context.content.setSectionActive('sport', true);
    await expectRerendered(...shown);
    expect((await requestByName(first, 'match3')).status).toBe(200);
  });
});

describe('a lost database connection', () => {
  it('loses no publication: the server reconnects and catches up', async () => {
    await dropConnections(database);
    await first.context.content.correct(edition.onion, { text: 'Vöröshagyma.', title: 'Vöröshagyma' });
    await expectRerendered('onion', 'onionMirrored', 'latest1', 'latestRegional', 'frontRegional');
    expect((await requestByName(second, 'onion')).text).toContain('Vöröshagyma');
  });
});

describe('a withdrawal', () => {
  it('of a live blog withdraws its posts, and publishing it again restores them [ROLE-01]', async () => {
    const shown: AddressName[] = ['blog', 'latest1', 'latest2', 'missing', 'post', 'postVersion'];
    await first.context.content.withdraw(edition.blog);
    await expectRerendered(...shown);
    for (const server of servers) {
      const { status, text } = await requestByName(server, 'post');
      expect([status, text.includes('Első')]).toEqual([404, false]);
      expect((await requestByName(server, 'postVersion')).status).toBe(404);
    }
    await second.context.content.publish(edition.blog);
    await expectRerendered(...shown);
    for (const server of servers) expect((await requestByName(server, 'post')).status).toBe(200);
  });

  it('removes the story everywhere at once [ROLE-01]', async () => {
    await first.context.content.withdraw(edition.bridge);
    await expectRerendered(
      'front',
      'latest1',
      'latest2',
      'missing',
      'bridge',
      'laterBridge',
      'linker',
      'apiBridge',
      'apiVersion',
      'apiHidak',
    );
    expect((await requestByName(second, 'bridge')).status).toBe(404);
    for (const name of names) {
      expect((await requestByName(second, name)).text, name).not.toMatch(/(href=|"url":)"[^"]*az-uj-hid"/);
    }
  });
});

/** Saves the story like an editor's form: unchanged except for the slug. */
async function rename(id: number, slug: string): Promise<void> {
  const story = await database.db
    .selectFrom('articles')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const tags = await database.db
    .selectFrom('article_tags')
    .select('tag_id')
    .where('article_id', '=', id)
    .execute();
  await save(first.context, {
    id,
    slug,
    title: story.title,
    site: story.site,
    pubDate: story.pub_date,
    mainSuperTagId: story.main_super_tag_id,
    tagIds: tags.map((tag) => tag.tag_id),
  });
}

async function settled(): Promise<void> {
  for (const server of servers) await server.settled();
}

/** Expects that both servers had to re-render exactly these pages, by name. */
async function expectRerendered(...expected: string[]): Promise<void> {
  await settled();
  const remade = [await rerenderedBy(first), await rerenderedBy(second)];
  expect(remade).toEqual([expected.toSorted(), expected.toSorted()]);
}

async function rerenderedBy(server: TestServer): Promise<string[]> {
  const answers = await requestAll(server);
  return names.filter((name) => isRendered(answers.get(name))).toSorted();
}

/** Cached responses are sent before a request id is assigned. */
function isRendered(answer: HttpResponse | undefined): boolean {
  return answer?.headers['x-request-id'] !== undefined;
}

async function requestAll(server: TestServer): Promise<Map<AddressName, HttpResponse>> {
  const answers = new Map<AddressName, HttpResponse>();
  for (const name of names) answers.set(name, await requestByName(server, name));
  return answers;
}

function requestByName(server: TestServer, name: AddressName): Promise<HttpResponse> {
  const address = addresses[name];
  return address.startsWith('erdely:')
    ? server.transtelex(address.slice('erdely:'.length))
    : server.telex(address);
}

async function dropConnections({ db }: TestDatabase): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'lapzarta invalidations'`.execute(db);
}
