import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { save } from '../../tests/stories.ts';
import { withTestApp } from '../../tests/test-app.ts';

const testApp = withTestApp();

const day = 86_400_000;
const firstDay = Date.parse('2026-01-01T10:00:00Z');

interface Given {
  slug: string;
  days: number;
  section?: string;
  tags?: string[];
  site?: string;
  mirroringSites?: string[];
  type?: 'liveblog' | 'liveblogpost';
  parentId?: number;
}

async function write({
  slug,
  days,
  section,
  tags = [],
  site = 'telex',
  mirroringSites = [],
  ...kind
}: Given): Promise<number> {
  const { content } = testApp.context;
  const sections = section
    ? await content.ensureSuperTags([{ slug: section, name: section, site }])
    : new Map();
  const tagIds = await content.ensureTags(tags.map((name) => ({ slug: name, name })));
  return save(testApp.context, {
    slug,
    title: slug,
    ...kind,
    site,
    mirroringSites,
    pubDate: new Date(firstDay + days * day),
    mainSuperTagId: section ? (sections.get(section) ?? null) : null,
    tagIds: tags.map((name) => tagIds.get(name) ?? 0),
  });
}

async function page(site: string, list: string, number = 1, perPage = 10) {
  const { articles, ...rest } = await testApp.context.lists.page(testApp.view(site), list, number, perPage);
  return { ...rest, slugs: articles.map((card) => card.slug) };
}

async function related(slug: string) {
  const loaded = await testApp.context.content.storyBySlug(testApp.view('telex'), slug);
  if (!loaded) throw new Error(`no story '${slug}'`);
  const { stories, dependencies } = await testApp.context.lists.related(
    testApp.view('telex'),
    loaded.story,
    loaded.pubDate,
  );
  return { slugs: stories.map((story) => story.slug), dependencies };
}

describe('a page of a list', () => {
  beforeAll(async () => {
    for (let at = 1; at <= 7; at++)
      await write({ slug: `lap-${at}`, days: at, section: 'belfold', tags: ['lapok'] });
    await write({
      slug: 'erdelyi',
      days: 3.5,
      site: 'transtelex',
      mirroringSites: ['telex'],
      tags: ['lapok'],
    });
    await write({ slug: 'after-cikk', days: 9, site: 'after' });
  });

  it('is newest first and has the total [LIST-03]', async () => {
    expect(await page('telex', 'section:belfold', 1, 3)).toMatchObject({
      slugs: ['lap-7', 'lap-6', 'lap-5'],
      page: 1,
      perPage: 3,
      totalItems: 7,
      totalPages: 3,
    });
    expect((await page('telex', 'section:belfold', 3, 3)).slugs).toEqual(['lap-1']);
    expect(await page('telex', 'section:belfold', 4, 3)).toMatchObject({ slugs: [], totalItems: 7 });
    expect(await page('telex', 'tag:nincs-ilyen')).toMatchObject({ slugs: [], totalItems: 0, totalPages: 1 });
  });

  it('contains mirrored stories beside a site’s own, and none of other sites [SITE-09]', async () => {
    const telex = await page('telex', 'latest:telex', 1, 50);
    expect(telex.slugs.slice(0, 6)).toEqual(['lap-7', 'lap-6', 'lap-5', 'lap-4', 'erdelyi', 'lap-3']);
    expect(telex.slugs).not.toContain('after-cikk');
    expect((await page('transtelex', 'latest:transtelex')).slugs).toEqual(['erdelyi']);
    expect((await page('telex', 'tag:lapok', 1, 50)).totalItems).toBe(8);
  });

  it('has a stable order among stories of the same minute', async () => {
    const ids: number[] = [];
    for (const slug of ['ugyanaz-a', 'ugyanaz-b', 'ugyanaz-c'])
      ids.push(await write({ slug, days: 20, tags: ['perc'] }));
    const found = await testApp.context.lists.page(testApp.view('telex'), 'tag:perc', 1, 10);
    expect(found.articles.map((card) => card.id)).toEqual(ids.toReversed());
  });

  it('depends on its list and on every story it shows', async () => {
    const id = (await testApp.context.content.versionOf('lap-1'))?.id ?? 0;
    const { dependencies } = await page('telex', 'section:belfold', 3, 3);
    expect(dependencies).toEqual([{ key: 'section:belfold' }, { key: `article:${id}` }]);
  });

  it('needs one query', async () => {
    testApp.database.takeQueries();
    await page('telex', 'latest:telex');
    expect(testApp.database.takeQueries()).toHaveLength(1);
  });
});

describe('related stories', () => {
  beforeAll(async () => {
    await write({ slug: 'hidak-regen', days: 101, section: 'techtud', tags: ['hidak', 'fa'] });
    await write({ slug: 'csak-rovat', days: 105, section: 'techtud' });
    await write({ slug: 'egy-kozos', days: 103, section: 'sport', tags: ['hidak'] });
    await write({ slug: 'a-hid', days: 110, section: 'techtud', tags: ['hidak', 'fa', 'meres'] });
    await write({ slug: 'kesobbi', days: 120, section: 'techtud', tags: ['hidak', 'fa', 'meres'] });
  });

  it('are older, those with more shared tags first, then those of the section [ART-19]', async () => {
    expect((await related('a-hid')).slugs).toEqual(['hidak-regen', 'egy-kozos', 'csak-rovat']);
  });

  it('count every shared tag when the story has no section', async () => {
    await write({ slug: 'ketto-kozos', days: 130, tags: ['kert', 'fal'] });
    await write({ slug: 'ujabb-egy-kozos', days: 131, tags: ['kert'] });
    await write({ slug: 'rovattalan', days: 140, tags: ['kert', 'fal'] });
    expect((await related('rovattalan')).slugs).toEqual(['ketto-kozos', 'ujabb-egy-kozos']);
  });

  it('are none for a story without section and tags', async () => {
    await write({ slug: 'maganyos', days: 150 });
    expect(await related('maganyos')).toEqual({ slugs: [], dependencies: [] });
  });

  it('of a live post do not include its own live blog, which the page has above', async () => {
    await write({ slug: 'meccs-korabban', days: 160, section: 'foci' });
    const blog = await write({ slug: 'meccs-elo', days: 161, section: 'foci', type: 'liveblog' });
    await write({ slug: 'meccs-gol', days: 162, section: 'foci', type: 'liveblogpost', parentId: blog });
    expect((await related('meccs-gol')).slugs).toEqual(['meccs-korabban']);
  });

  it('never change by later publications', async () => {
    const { dependencies } = await related('a-hid');
    const own = (firstDay + 110 * day) / 1000;
    const stretches = dependencies.filter(({ key }) => !key.startsWith('article:'));
    expect(stretches.map(({ key }) => key)).toEqual(['section:techtud', 'tag:hidak', 'tag:fa', 'tag:meres']);
    for (const { to } of stretches) expect(to).toBe(own);
  });
});

describe('on an archive of 20 000 stories', () => {
  beforeAll(async () => {
    const { db } = testApp.database;
    await sql`
      insert into articles (type, state, slug, site, language, pub_date, url_date, created_at, updated_at, title)
      select 'article', 'active', 'regi-' || n, 'telex', 'hu', moment, moment::date, moment, moment, 'Régi ' || n
      from generate_series(1, 20000) n, lateral (select timestamptz '2020-01-01' + n * interval '2 hours') m (moment)
    `.execute(db);
    await sql`
      insert into list_entries (list, pub_date, article_id)
      select list, pub_date, id from articles,
        lateral (values ('latest:telex'), ('section:s' || id % 30), ('tag:t' || id % 300), ('tag:u' || id % 70)) l (list)
      where slug like 'regi-%'`.execute(db);
    await sql`analyze articles, list_entries`.execute(db);
  });

  async function planOf(act: () => Promise<unknown>): Promise<string> {
    testApp.database.takeQueries();
    await act();
    const [query] = testApp.database.takeQueries();
    const plan = await sql
      .raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${query}`)
      .execute(testApp.database.db);
    return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  it('a page of a list reads the list by its index, in order', async () => {
    const plan = await planOf(() => page('telex', 'latest:telex', 40));
    expect(plan).toContain('Index Only Scan Backward using list_entries_pkey');
    expect(plan).not.toContain('Seq Scan on list_entries');
    expect(plan).not.toContain('Seq Scan on articles');
  });

  it('related stories read the newest entries of each list by its index', async () => {
    await write({ slug: 'uj-hid', days: 200, section: 's3', tags: ['t3', 'u9'] });
    const loaded = await testApp.context.content.storyBySlug(testApp.view('telex'), 'uj-hid');
    if (!loaded) throw new Error('the story is not there');
    const plan = await planOf(() =>
      testApp.context.lists.related(testApp.view('telex'), loaded.story, loaded.pubDate),
    );
    expect(plan).toContain('Index Only Scan Backward using list_entries_pkey');
    expect(plan).not.toContain('Seq Scan on list_entries');
    expect(plan).not.toContain('Seq Scan on articles');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a highlight block', () => testApp.context.lists.highlights(testApp.view('telex'), 'section:s3')],
    ['a sidebar', () => testApp.context.lists.recommended(testApp.view('telex'), 4, [1, 2])],
    ['the tags in use', () => testApp.context.lists.trendingTags(testApp.view('telex'), 8)],
    ['the end of a feed', () => testApp.context.lists.timesOfNth(['latest:telex', 'section:s3'], 50)],
    [
      'what several lists have in common',
      () =>
        testApp.context.lists.pageOfSearch(
          testApp.view('telex'),
          {
            superTags: ['s3'],
            tags: ['t3'],
            authors: [],
            flags: [],
            withoutTags: [],
            sites: 'all',
          },
          1,
          10,
        ),
    ],
  ])('%s reads lists by their index', async (_name, act) => {
    const plan = await planOf(act);
    expect(plan).toMatch(/Index Only Scan( Backward)? using list_entries_pkey/);
    expect(plan).not.toContain('Seq Scan on list_entries');
    expect(plan).not.toContain('Seq Scan on articles');
    expect(plan).not.toContain('Seq Scan on article_tags');
  });

  it('the lists of changed stories are read by an index', async () => {
    const plan = await planOf(() => testApp.context.lists.entriesOf([1, 2]));
    expect(plan).toMatch(/Index Scan.* list_entries_article/);
  });

  it('a front page reads the newest entries of each list by its index', async () => {
    const box = { site: 'telex', kind: 'section' as const, title: '', size: 4, articleIds: [] };
    await testApp.context.front.writeBoxes('telex', [
      { ...box, slug: 'legfrissebb', position: 900, list: 'latest:telex' },
      { ...box, slug: 'rovat', position: 800, list: 'section:s4' },
    ]);
    const plan = await planOf(() => testApp.context.front.front(testApp.view('telex')));
    expect(plan).toContain('Index Only Scan Backward using list_entries_pkey');
    expect(plan).not.toContain('Seq Scan on list_entries');
    expect(plan).not.toContain('Seq Scan on articles');
  });
});
