import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { mainSite, type Site } from '#features/sites/public.ts';
import { withServer } from '#tests/server.ts';
import { contentFolder } from '../content-folder.ts';
import { resetSample } from './load-sample.ts';
import { readSample } from './read-sample.ts';

const server = withServer();

/** The scene of each picture, by the token in its address. */
const scenes = new Map<string, string>();

function requestOn(site: Site) {
  return site.slug === 'transtelex' ? server.transtelex : server.telex;
}

/** The scenes of a page's pictures, one entry per occurrence. */
async function scenesAt(site: Site, path: string): Promise<string[]> {
  const { text } = await requestOn(site)(path);
  return [...text.matchAll(/<img\b[^>]*?\/kepek\/([^/"]+)\//g)].flatMap(
    ([, token = '']) => scenes.get(token) ?? [],
  );
}

async function repeatedAt(site: Site, paths: Iterable<string>): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const found = await scenesAt(site, path);
    const repeated = found.filter((scene, at) => found.indexOf(scene) !== at);
    faults.push(...repeated.map((scene) => `${site.slug} ${path}: ${scene}`));
  }
  return faults;
}

/** Every list that the menu, the footer or a tab of the site links to. */
function listsOf(site: Site): Set<string> {
  const tabs = server.edition.sections
    .filter((section) => section.sites.includes(site.slug))
    .flatMap(({ components }) => components)
    .flatMap((one) => (one.factory === 'tabs' ? one.props.tabs : []))
    .map(({ path }) => site.path + path);
  const linked = [...site.menu, ...site.footer]
    .map(({ href }) => href)
    .filter((href) => href.startsWith('/'));
  return new Set([`${site.path}/legfrissebb`, ...linked, ...tabs]);
}

beforeAll(async () => {
  await resetSample(server.context, () => undefined);
  await server.settled();
  const { rows } = await sql<{ token: string; source: string }>`
    select token, source_key as source from images
    where source_key like 'sample:stories/%'
      -- The cover of a show stands beside each of its episodes, as its sign.
      and id not in (select image_id from podcasts where image_id is not null)`.execute(server.database.db);
  const { pictures } = await readSample(contentFolder, server.edition);
  for (const { token, source } of rows)
    scenes.set(token, pictures[source.slice('sample:stories/'.length)]?.scene ?? '');
}, 180_000);

describe('the pictures of the sample edition', () => {
  it('repeat no scene on any front or landing page [FRONT-16]', async () => {
    for (const site of server.edition.sites) {
      const front = site.path || '/';
      expect((await scenesAt(site, front)).length, site.slug).toBeGreaterThan(5);
      expect(await repeatedAt(site, [front])).toEqual([]);
    }
  });

  it('repeat no scene on the first page of any list [LIST-09]', async () => {
    for (const site of server.edition.sites) expect(await repeatedAt(site, listsOf(site))).toEqual([]);
  }, 120_000);

  it('repeat no scene on the page of any tag [LIST-09]', async () => {
    const main = mainSite(server.edition).slug;
    // The main site lists the stories of its sister sites under their tags, too.
    const { rows } = await sql<{ slug: string; site: string }>`
      select t.slug, s.site from tags t join article_tags l on l.tag_id = t.id join articles a on a.id = l.article_id
      cross join lateral (select a.site union select ${main}) s
      group by t.slug, s.site having count(*) > 1`.execute(server.database.db);
    expect(rows.length).toBeGreaterThan(20);
    for (const site of server.edition.sites) {
      const own = rows.filter((row) => row.site === site.slug);
      expect(
        await repeatedAt(
          site,
          own.map(({ slug }) => `${site.path}/cimke/${slug}`),
        ),
      ).toEqual([]);
    }
  }, 180_000);
});
