/** The identity of a story in feeds, whatever changes about the story afterwards. */
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { all, child, readXml } from '#platform/feeds/read-xml.fixture.ts';
import { withServer } from '#tests/server.ts';
import { save } from '#tests/stories.ts';

const server = withServer();
const sections = { belfold: 0, kulfold: 0 };
const jsonFeedSchema = z.object({ items: z.array(z.object({ id: z.string(), url: z.string() })) });

beforeAll(async () => {
  const found = await server.context.content.ensureSuperTags([
    { slug: 'belfold', name: 'Belföld', site: 'telex' },
    { slug: 'kulfold', name: 'Külföld', site: 'telex' },
  ]);
  sections.belfold = found.get('belfold') ?? 0;
  sections.kulfold = found.get('kulfold') ?? 0;
});

/** The ids of the newest story in RSS, Atom and JSON, and its address. */
async function newest(ask: typeof server.telex): Promise<{ ids: string[]; url: string }> {
  const [rss, atom, json, whole] = await Promise.all(
    ['/rss', '/atom', '/jsonfeed', '/jsonfeed?teljes=1'].map((path) => ask(path)),
  );
  if (!rss || !atom || !json || !whole) throw new Error('a feed is missing');
  const [item] = all(readXml(rss.text), 'item');
  const [entry] = all(readXml(atom.text), 'entry');
  if (!item || !entry) throw new Error('a feed has no entry');
  const inJson = [json, whole].flatMap(({ text }) =>
    jsonFeedSchema.parse(JSON.parse(text)).items.slice(0, 1),
  );
  return {
    ids: [child(item, 'guid').text, child(entry, 'id').text, ...inJson.map(({ id }) => id)],
    url: inJson[0]?.url ?? '',
  };
}

it('stays when slug, section, date and site of the story change [S54]', async () => {
  const home = `http://localhost:${server.port}`;
  const first = `${home}/belfold/2026/11/20/elirt-cimu-hirr`;
  const story = { slug: 'elirt-cimu-hirr', title: 'Elírt című hír', mainSuperTagId: sections.belfold };
  const id = await save(server.context, story);
  await server.settled();
  expect(await newest(server.telex)).toEqual({ ids: Array(4).fill(first), url: first });

  const changes = [
    { slug: 'elirt-cimu-hir' },
    { mainSuperTagId: sections.kulfold },
    { pubDate: new Date('2026-11-20T11:30:00+01:00') },
    { mirroringSites: ['transtelex'] },
  ];
  let now = story;
  for (const change of changes) {
    now = { ...now, ...change };
    await save(server.context, { id, ...now });
    await server.settled();
    expect((await newest(server.telex)).ids, JSON.stringify(change)).toEqual(Array(4).fill(first));
  }
  expect((await newest(server.telex)).url).toBe(`${home}/kulfold/2026/11/20/elirt-cimu-hir`);
  const regional = server.transtelex;
  expect((await newest(regional)).ids).toEqual(Array(4).fill(first));

  await save(server.context, { id, ...now, site: 'transtelex', mirroringSites: [] });
  await server.settled();
  expect((await newest(regional)).ids).toEqual(Array(4).fill(first));
});

it('is the address that feeds gave out, for stories of an older version [S54]', async () => {
  const { context, port } = server;
  const id = await save(context, {
    slug: 'regi-hir',
    title: 'Régi hír',
    pubDate: new Date('2026-11-20T11:50:00+01:00'),
    site: 'telex',
    mirroringSites: ['transtelex', 'g7'],
  });
  // As the migration leaves them.
  await sql`update article_feed_ids set feed_id = null where article_id = ${id}`.execute(context.db);
  await sql`
    insert into article_feed_ids (article_id, site) select article_id, site from article_mirrors
    where article_id = ${id}`.execute(context.db);
  await context.content.completeFeedIds();
  await save(context, { id, slug: 'uj-hir', title: 'Új hír', mirroringSites: ['transtelex', 'g7'] });
  const idAt = async (site: string) => (await context.content.feedIds(site, [id])).get(id);
  expect(await idAt('telex')).toBe(`http://localhost:${port}/2026/11/20/regi-hir`);
  expect(await idAt('g7')).toBe(`http://localhost:${port}/2026/11/20/regi-hir`);
  expect(await idAt('transtelex')).toBe(`http://transtelex.localhost:${port}/2026/11/20/regi-hir`);
});
