/** Sitemaps from a running server. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { all, child, readXml } from '#platform/feeds/read-xml.fixture.ts';
import { type SendTestRequest, withServer } from '#tests/server.ts';
import { save, writeStories } from '#tests/stories.ts';

const server = withServer();
const home = () => `http://localhost:${server.port}`;
const regional = () => `http://transtelex.localhost:${server.port}`;

beforeAll(async () => {
  const { context } = server;
  await writeStories(context);
  const tags = await context.content.ensureTags([
    { slug: 'gyakori', name: 'gyakori' },
    { slug: 'ritka', name: 'ritka' },
  ]);
  const tagIds = [tags.get('gyakori') ?? 0];
  for (const month of ['08', '09', '10'])
    await save(context, {
      slug: `honap-${month}`,
      title: month,
      tagIds,
      pubDate: new Date(`2026-${month}-15T10:00:00Z`),
    });
  await save(context, { slug: 'ritkasag', title: 'Ritkaság', tagIds: [tags.get('ritka') ?? 0] });
  await save(context, { slug: 'reklam', title: 'Vegyen hidat', flags: ['pr'] });
  await save(context, { slug: 'regi', title: 'Régi', pubDate: new Date('2026-11-19T07:59:00+01:00') });
  await server.settled();
});

async function addressesIn(path: string, send: SendTestRequest = server.telex): Promise<string[]> {
  const answer = await send(path);
  expect([answer.status, answer.headers['content-type']], path).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  return all(readXml(answer.text), 'loc').map((node) => node.text);
}

describe('the index of sitemaps', () => {
  it('has a file for every month with publications, on each domain [S06]', async () => {
    expect(await addressesIn('/sitemap.xml')).toEqual(
      ['lapok', '2026-11', '2026-10', '2026-09', '2026-08'].map((name) => `${home()}/sitemap/${name}.xml`),
    );
    expect(await addressesIn('/sitemap.xml', server.transtelex)).toEqual(
      ['lapok', '2026-11'].map((name) => `${regional()}/sitemap/${name}.xml`),
    );
  });
});

describe('the modification times in the index', () => {
  it('are those of the months’ stories, and change with a correction [S06]', async () => {
    const changes = async () => {
      const files = all(readXml((await server.telex('/sitemap.xml')).text), 'sitemap');
      return Object.fromEntries(
        files.map((file) => [
          child(file, 'loc').text.split('/').at(-1) ?? '',
          all(file, 'lastmod').map((node) => node.text)[0] ?? '',
        ]),
      );
    };
    const before = await changes();
    expect(before['lapok.xml']).toBe('');
    for (const month of ['2026-11', '2026-10', '2026-09', '2026-08'])
      expect(before[`${month}.xml`], month).toMatch(/^2026-1\d-\d\dT[\d:]+Z$/);
    await sql`update articles set updated_at = '2026-09-20T10:00:00Z' where slug = 'honap-09'`.execute(
      server.context.db,
    );
    await recordInvalidations(server.context.db, [
      { key: 'sitemap:telex', at: Date.UTC(2026, 8, 15, 10) / 1000 },
    ]);
    await server.settled();
    expect(await changes()).toEqual({ ...before, '2026-09.xml': '2026-09-20T10:00:00Z' });
  });
});

describe('the sitemap of a month', () => {
  it('lists public stories at their canonical addresses, with the last change [S06] [S02]', async () => {
    expect(await addressesIn('/sitemap/2026-11.xml')).toEqual([
      `${home()}/after/bulvar/2026/11/17/otkor-elhallgat-a-basszus`,
      `${home()}/2026/11/19/regi`,
      `${home()}/belfold/2026/11/19/village-ferry-back-on-the-danube`,
      `${home()}/belfold/2026/11/20/villamosremiz-teto-koltozese-szeged`,
      `${home()}/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra`,
      `${home()}/2026/11/20/ritkasag`,
      `${home()}/2026/11/20/reklam`,
    ]);
    const [first] = all(readXml((await server.telex('/sitemap/2026-11.xml')).text), 'url');
    expect(first && child(first, 'lastmod').text).toBe('2026-11-21T07:00:00Z');
  });

  it('lists a mirrored story only on its own site [S02]', async () => {
    expect(await addressesIn('/sitemap/2026-11.xml', server.transtelex)).toEqual([
      `${regional()}/erdely/2026/11/19/ermelleki-hagymasok-kozos-raktara`,
    ]);
  });

  it('leaves out unpublished stories and those of a closed section [X09]', async () => {
    await server.context.content.setSectionActive('bulvar', false);
    await server.settled();
    expect((await addressesIn('/sitemap/2026-11.xml')).join()).not.toContain('basszus');
    await server.context.content.setSectionActive('bulvar', true);
    await server.settled();
    const addresses = (await addressesIn('/sitemap/2026-11.xml')).join();
    expect(addresses).toContain('basszus');
    expect(addresses).not.toContain('keszulo-cikk');
  });

  it.each(['2026-07', '2026-12', '2026-13', '2026-1', '2026-11-2', '2026-11-1', '2026-11-0', 'semmi'])(
    '%s.xml does not exist',
    async (name) => {
      expect((await server.telex(`/sitemap/${name}.xml`)).status).toBe(404);
    },
  );

  it('continues a long month in further files, without gaps [S06]', async () => {
    await writeLongMonth();
    await server.settled();
    expect((await addressesIn('/sitemap.xml')).slice(-2)).toEqual([
      `${home()}/sitemap/2020-02.xml`,
      `${home()}/sitemap/2020-02-2.xml`,
    ]);
    const one = await addressesIn('/sitemap/2020-02.xml');
    const two = await addressesIn('/sitemap/2020-02-2.xml');
    expect([one.length, two.length]).toEqual([10_000, 3]);
    expect(new Set([...one, ...two]).size).toBe(10_003);
    expect((await server.telex('/sitemap/2020-02-3.xml')).status).toBe(404);
  });
});

describe('the sitemap of pages', () => {
  it('lists only pages that answer with 200 [S06]', async () => {
    const addresses = await addressesIn('/sitemap/lapok.xml');
    const paths = addresses.map((address) => address.slice(home().length));
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/after',
        '/g7',
        '/karakter',
        '/legfrissebb',
        '/english',
        '/rovat/belfold',
        '/cimke/gyakori',
        '/szerzo/szekely-anna',
        '/dokumentum/adatkezeles',
        '/arfolyam',
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      const { status, text } = await server.telex(path);
      expect(status, path).toBe(200);
      expect(text, path).toContain(`<link rel="canonical" href="${home()}${path}"`);
    }
    const regionalPages = await addressesIn('/sitemap/lapok.xml', server.transtelex);
    expect(regionalPages).toContain(`${regional()}/rovat/erdely`);
    expect(paths).not.toContain('/rovat/erdely');
  });

  it('lists the canonical address of a list with two, and both while they differ [X06]', async () => {
    const { context } = server;
    const sections = await context.content.ensureSuperTags([
      { slug: 'nagyito', name: 'Nagyító', site: 'karakter' },
    ]);
    const mainSuperTagId = sections.get('nagyito') ?? null;
    const closeUps = async () => {
      await server.settled();
      const paths = (await addressesIn('/sitemap/lapok.xml')).map((one) => one.slice(home().length));
      return paths.filter((path) => /\/nagyito$/.test(path));
    };
    const about = { mainSuperTagId, pubDate: new Date('2026-10-15T10:00:00Z') };
    await save(context, { slug: 'gomb', title: 'Gomb', site: 'karakter', ...about });
    expect(await closeUps()).toEqual(['/karakter/nagyito']);
    await save(context, { slug: 'kanal', title: 'Kanál', ...about });
    expect(await closeUps()).toEqual(['/karakter/nagyito', '/karakter/rovat/nagyito']);
  });

  it('leaves out rarely used tags and lists without a story', async () => {
    const paths = (await addressesIn('/sitemap/lapok.xml')).map((address) => address.slice(home().length));
    expect(paths).not.toContain('/cimke/ritka');
    expect(paths).not.toContain('/g7/legfrissebb');
  });
});

describe('the news sitemap', () => {
  it('lists the last 48 hours, newest first, without advertising [S06]', async () => {
    const root = readXml((await server.telex('/sitemap/news.xml')).text);
    expect(all(root, 'news:title').map((node) => node.text)).toEqual([
      'Ritkaság',
      'Fából építettek rezgésérzékelőt a hídra',
      'Elköltözik a szegedi villamosremíz teteje',
      'The village ferry is back on the Danube',
    ]);
    expect(all(root, 'news:language').map((node) => node.text)).toEqual(['hu', 'hu', 'hu', 'en']);
    expect(new Set(all(root, 'news:name').map((node) => node.text))).toEqual(new Set(['Lapzárta']));
  });

  it('is valid without news, too', async () => {
    expect(await addressesIn('/sitemap/news.xml', server.transtelex)).toEqual([]);
  });
});

/** Inserts 10,003 stories of February 2020 directly: saving them one by one would take half a minute. */
async function writeLongMonth(): Promise<void> {
  const { db } = server.database;
  // Three share each timestamp: the end of a file must not depend on different times.
  await sql`
    insert into articles (type, state, slug, site, language, pub_date, url_date, created_at, updated_at, title)
    select 'article', 'active', 'regi-' || n, 'telex', 'hu', t.at, t.at, t.at, t.at, 'Régi ' || n
    from generate_series(1, 10003) n
    cross join lateral (select timestamptz '2020-02-01 00:00Z' + (n / 3) * interval '1 minute' as at) t`.execute(
    db,
  );
  await sql`
    insert into list_counts (list, span, start, stories)
    values ('latest@telex', 'month', '2020-02-01', 10003)`.execute(db);
  await recordInvalidations(db, [{ key: 'latest@telex' }]);
}
