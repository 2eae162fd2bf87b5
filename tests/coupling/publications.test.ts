/**
 * One act of the newsroom, and exactly the pages that show what changed are made again: everything else stays as it
 * lies in the memory of every server.
 */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../ask.ts';
import { type TestDatabase, withDatabase } from '../database.ts';
import { type TestServer, withServer } from '../server.ts';
import { save } from '../stories.ts';
import { type AddressName, addresses, type SmallPaper, writeSmallPaper } from './small-paper.ts';

const database = withDatabase();
const first = withServer({ database });
const second = withServer({ database });
const servers = [first, second];
const names = Object.keys(addresses) as AddressName[];
let paper: SmallPaper;

beforeAll(async () => {
  paper = await writeSmallPaper(first.house);
  await settled();
  await askForAll(first);
  await askForAll(second);
});

describe('a paper at rest', () => {
  it('makes no page twice', async () => {
    for (const server of servers) expect(await remadeBy(server)).toEqual([]);
  });
});

describe('a correction', () => {
  it('reaches every page that names the story, and no other', async () => {
    await first.house.content.correct(paper.bridge, { text: 'A híd régi.', title: 'Hídkorszak' });
    await expectRemade(
      ...['front', 'latest1', 'missing', 'bridge', 'laterBridge', 'linker'],
      ...['apiBridge', 'apiVersion', 'apiHidak'],
    );
    for (const name of ['front', 'latest1', 'bridge', 'laterBridge', 'apiBridge', 'apiHidak'] as const) {
      expect((await askFor(second, name)).text, name).toContain('Hídkorszak');
    }
  });

  it('of a mirrored story reaches both domains', async () => {
    await second.house.content.correct(paper.onion, { text: 'Lilahagyma.', title: 'Lilahagyma' });
    await expectRemade('onion', 'onionMirrored', 'latest1', 'latestRegional', 'frontRegional');
    expect((await askFor(first, 'frontRegional')).text).toContain('Lilahagyma');
  });

  it('of a story that only its own site shows stays there', async () => {
    await first.house.content.correct(paper.ferry, { text: 'Két komp.', title: 'Két komp' });
    await expectRemade('ferry', 'latestG7', 'frontG7');
  });
});

describe('another slug', () => {
  it('moves the story: old address redirects, new one answers, links lead on [S03]', async () => {
    await rename(paper.ferry, 'hajo');
    await expectRemade('ferry', 'latestG7', 'frontG7');
    const old = await askFor(second, 'ferry');
    expect([old.status, old.headers.location]).toEqual([301, '/g7/2026/11/16/hajo']);
    expect((await second.telex('/g7/2026/11/16/hajo')).status).toBe(200);
  });
});

describe('another slug of a story that others name', () => {
  it('keeps their links alive [S03]', async () => {
    await rename(paper.bridge, 'a-hid');
    await expectRemade(
      ...['front', 'latest1', 'missing', 'bridge', 'laterBridge', 'linker'],
      ...['apiBridge', 'apiVersion', 'apiHidak'],
    );
    expect((await askFor(second, 'linker')).text).toContain('href="/belfold/2026/11/20/a-hid"');
    await rename(paper.bridge, 'az-uj-hid');
    await expectRemade(
      ...['front', 'latest1', 'missing', 'bridge', 'laterBridge', 'linker'],
      ...['apiBridge', 'apiVersion', 'apiHidak'],
    );
    expect((await askFor(second, 'bridge')).status).toBe(200);
  });
});

describe('another order of boxes', () => {
  it('changes that front page alone', async () => {
    const friss = { slug: 'friss', kind: 'latest', title: 'Friss', list: 'latest:transtelex' } as const;
    await first.house.front.writeBoxes('transtelex', [
      { ...friss, site: 'transtelex', position: 900, size: 3, articleIds: [] },
    ]);
    await expectRemade('frontRegional');
  });
});

describe('another choice for a group of stories', () => {
  it('changes the landing page that shows it, and nothing else [LAND-11]', async () => {
    await first.house.lists.writeGroup('g7-main', [paper.ferry]);
    await expectRemade('frontG7');
    const { text } = await askFor(second, 'frontG7');
    expect(text.indexOf('/hajo"')).toBeLessThan(text.indexOf('/mit-er-egy-hid"'));
  });
});

describe('a publication', () => {
  it('of a draft reaches its lists, the text that awaited it, and the error pages that offer the latest', async () => {
    const done = await second.house.content.publish(paper.draft, new Date('2026-11-21T07:30:00+01:00'));
    expect(done).toMatchObject({ kind: 'done', state: 'active' });
    await expectRemade('draft', 'waiting', 'latestKarakter', 'frontKarakter', 'notYet');
    expect((await askFor(first, 'waiting')).text).toContain('href="/karakter/2026/11/21/keszul"');
  });

  it('of a story somebody linked to before it existed makes the link work', async () => {
    await save(first.house, {
      slug: 'meg-nincs',
      title: 'Már van',
      site: 'karakter',
      pubDate: new Date('2026-11-21T07:45:00+01:00'),
    });
    await expectRemade('notYet', 'waiting', 'latestKarakter', 'frontKarakter');
    expect((await askFor(second, 'waiting')).text).toContain('href="/karakter/2026/11/21/meg-nincs"');
  });

  it('that was scheduled happens by itself when its time has come', async () => {
    for (const server of servers) server.setTime('2026-11-21T09:00:01+01:00');
    const { content } = first.house;
    await expect
      .poll(async () => (await content.versionOf('koncert'))?.isPublic, { timeout: 5_000 })
      .toBe(true);
    await expectRemade('scheduled', 'latestAfter', 'frontAfter', 'front', 'missingAfter');
    expect((await askFor(second, 'front')).text).toContain('Koncert');
  });

  it('of a post changes its live blog, whose card says when that was, and the posts beside it', async () => {
    await save(first.house, {
      ...{ slug: 'elo-2', title: 'Második', type: 'liveblogpost', parentId: paper.blog },
      pubDate: new Date('2026-11-09T08:00:00+01:00'),
    });
    await expectRemade('blog', 'latest2', 'post');
    expect((await askFor(second, 'blog')).text).toContain('Második');
  });
});

describe('a closed section', () => {
  it('takes its stories out of every list, and gives them back when it opens [ART-13]', async () => {
    const shown: AddressName[] = ['front', 'latest1', 'latest2', 'match3', 'missing', 'apiSport'];
    await first.house.content.setSectionActive('sport', false);
    await expectRemade(...shown);
    expect((await askFor(second, 'match3')).status).toBe(404);
    expect((await askFor(second, 'latest1')).text).not.toContain('meccs');
    await second.house.content.setSectionActive('sport', true);
    await expectRemade(...shown);
    expect((await askFor(first, 'match3')).status).toBe(200);
  });
});

describe('a lost wire', () => {
  it('loses no publication: the server listens again and catches up', async () => {
    await cutWires(database);
    await first.house.content.correct(paper.onion, { text: 'Vöröshagyma.', title: 'Vöröshagyma' });
    await expectRemade('onion', 'onionMirrored', 'latest1', 'latestRegional', 'frontRegional');
    expect((await askFor(second, 'onion')).text).toContain('Vöröshagyma');
  });
});

describe('a withdrawal', () => {
  it('of a live blog takes its posts along, and its return brings them back [ROLE-01]', async () => {
    const shown: AddressName[] = ['blog', 'latest1', 'latest2', 'missing', 'post', 'postVersion'];
    await first.house.content.withdraw(paper.blog);
    await expectRemade(...shown);
    for (const server of servers) {
      const { status, text } = await askFor(server, 'post');
      expect([status, text.includes('Első')]).toEqual([404, false]);
      expect((await askFor(server, 'postVersion')).status).toBe(404);
    }
    await second.house.content.publish(paper.blog);
    await expectRemade(...shown);
    for (const server of servers) expect((await askFor(server, 'post')).status).toBe(200);
  });

  it('takes the story away everywhere at once [ROLE-01]', async () => {
    await first.house.content.withdraw(paper.bridge);
    await expectRemade(
      ...['front', 'latest1', 'latest2', 'missing', 'bridge', 'laterBridge', 'linker'],
      ...['apiBridge', 'apiVersion', 'apiHidak'],
    );
    expect((await askFor(second, 'bridge')).status).toBe(404);
    for (const name of names) {
      expect((await askFor(second, name)).text, name).not.toMatch(/(href=|"url":)"[^"]*az-uj-hid"/);
    }
  });
});

/** As an editor's form does: everything as it was, but the slug. */
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
  await save(first.house, {
    ...{ id, slug, title: story.title, site: story.site, pubDate: story.pub_date },
    ...{ mainSuperTagId: story.main_super_tag_id, tagIds: tags.map((tag) => tag.tag_id) },
  });
}

async function settled(): Promise<void> {
  for (const server of servers) await server.settled();
}

/** The pages that both servers had to make again, by name. */
async function expectRemade(...expected: string[]): Promise<void> {
  await settled();
  const remade = [await remadeBy(first), await remadeBy(second)];
  expect(remade).toEqual([expected.toSorted(), expected.toSorted()]);
}

async function remadeBy(server: TestServer): Promise<string[]> {
  const answers = await askForAll(server);
  return names.filter((name) => isMade(answers.get(name))).toSorted();
}

/** What lies ready is answered before a request gets its number. */
function isMade(answer: Answer | undefined): boolean {
  return answer?.headers['x-request-id'] !== undefined;
}

async function askForAll(server: TestServer): Promise<Map<AddressName, Answer>> {
  const answers = new Map<AddressName, Answer>();
  for (const name of names) answers.set(name, await askFor(server, name));
  return answers;
}

function askFor(server: TestServer, name: AddressName): Promise<Answer> {
  const address = addresses[name];
  return address.startsWith('erdely:')
    ? server.transtelex(address.slice('erdely:'.length))
    : server.telex(address);
}

async function cutWires({ db }: TestDatabase): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'lapzarta invalidations'`.execute(db);
}
