import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOfSearch } from '#features/lists/public.ts';
import { livescoreSetting } from '#features/livescore/public.ts';
import { resolveAddress, searchOfSection, sectionOfMatch } from '#features/sites/public.ts';
import { supplementsPart } from '#features/supplements/public.server.ts';
import { isRehearsal } from '#features/supplements/public.ts';
import { withTestApp } from '#tests/test-app.ts';
import { contentFolder } from '../content-folder.ts';
import { loadSampleIfEmpty, resetSample } from './load-sample.ts';
import { readSample } from './read-sample.ts';

const testApp = withTestApp();
const silent = () => undefined;

/** Everything a page could show, as one text. */
async function contents(): Promise<string> {
  const tables = ['images', 'authors', 'super_tags', 'tags', 'articles', 'article_people', 'article_tags'];
  const more = ['article_corrections', 'list_entries', 'boxes', 'box_items', 'article_links'];
  const texts: string[] = [];
  for (const table of [...tables, ...more]) {
    const found = await sql<{ rows: string }>`
      select coalesce(jsonb_agg(r order by (r - 'body')::text), '[]')::text as rows
      from (select to_jsonb(t) as r from ${sql.table(table)} t) x`.execute(testApp.database.db);
    texts.push(`${table} ${found.rows[0]?.rows}`);
  }
  return texts.join('\n');
}

async function count(what: ReturnType<typeof sql>): Promise<number> {
  const found = await sql<{ n: number }>`select count(*)::int as n from ${what}`.execute(testApp.database.db);
  return found.rows[0]?.n ?? 0;
}

describe('the sample edition', () => {
  beforeAll(async () => {
    await loadSampleIfEmpty(testApp.context, silent);
  }, 120_000);

  it('loads at least 60 stories, six in English, live blogs with 47 posts, and 20 people with portraits', async () => {
    expect(
      await count(sql`articles where type <> 'liveblogpost' and state = 'active'`),
    ).toBeGreaterThanOrEqual(60);
    expect(await count(sql`articles where language = 'en'`)).toBeGreaterThanOrEqual(6);
    expect(await count(sql`articles where type = 'liveblogpost' and parent_id is not null`)).toBe(47);
    expect(await count(sql`authors where avatar_image_id is not null and bio <> ''`)).toBe(20);
    for (const flag of ['pr', 'adult-content'])
      expect(await count(sql`articles where ${flag} = any(flags)`)).toBeGreaterThanOrEqual(1);
  });

  it('has a front page for each site, with the news of the day on the main one [SITE-11]', async () => {
    const { landings, sites } = testApp.context.edition;
    const ofBoxes = sites.filter(({ slug }) => landings.every(({ site }) => site !== slug));
    expect(ofBoxes.map(({ slug }) => slug)).toEqual(['telex', 'transtelex']);
    for (const site of ofBoxes) {
      const { boxes } = await testApp.context.front.front(testApp.view(site.slug));
      expect(
        boxes.flatMap((box) => (box.kind === 'lead' || box.kind === 'cover' ? box.stories : [])).length,
        site.slug,
      ).toBeGreaterThan(0);
      expect(boxes.length, site.slug).toBeGreaterThanOrEqual(5);
    }
    const { boxes } = await testApp.context.front.front(testApp.view('telex'));
    expect(boxes[0]).toMatchObject({ kind: 'breaking', position: 1000 });
    const shown = boxes.flatMap((box) =>
      'stories' in box && box.kind !== 'mostRead' && box.kind !== 'latest'
        ? box.stories.map((one) => one.id)
        : [],
    );
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.length).toBeGreaterThanOrEqual(60);
  });

  it('has stories for every list that a menu or a tab links to [SITE-42] [SITE-43] [SITE-44] [LIST-15] [LIST-17]', async () => {
    const { edition: read, lists } = testApp.context;
    for (const site of read.sites) {
      const tabs = read.sections
        .filter((section) => section.sites.includes(site.slug))
        .flatMap(({ components }) => components)
        .flatMap((one) => (one.factory === 'tabs' ? one.props.tabs : []))
        .map(({ path }) => site.path + path);
      const host = site.domains[0] ?? '';
      for (const href of [...[...site.menu, ...site.footer].map((one) => one.href), ...tabs]) {
        const found = resolveAddress(read, host, href, 'oldal=2');
        const section = found.kind === 'page' && sectionOfMatch(read, found.match);
        if (!section) continue;
        const search = searchOfSection(section, found.match.params);
        if (!search) throw new Error(`nothing is listed at ${href}`);
        const list = listOfSearch(read, site, search);
        const page = await lists.page(testApp.view(site.slug), list, 1, 10);
        expect(page.totalItems, `${site.slug} ${href}`).toBeGreaterThan(0);
      }
    }
  });

  it('has "most read" boxes on its front pages, with the most read story first', async () => {
    for (const [site, first] of [
      ['telex', 'villamosremiz-teto-koltozese-szeged'],
      ['transtelex', 'kezdivasarhely-udvarter-robotmuhely'],
    ] as const) {
      const { boxes } = await testApp.context.front.front(testApp.view(site));
      const stories = boxes.flatMap((box) => (box.kind === 'mostRead' ? box.stories : []));
      expect(stories, site).toHaveLength(5);
      expect(stories[0]?.slug).toBe(first);
    }
  });

  it('has a document for each static page, for hidden content and for placeholders [S29] [SITE-26] [SITE-27] [SITE-33] [SITE-36]', async () => {
    const { content, edition: read } = testApp.context;
    const own = read.pages.map(({ document }) => document);
    expect(own).toHaveLength(5);
    for (const slug of [...own, 'helykitolto', 'rejtett-tartalom', 'altalanos-tajekoztato']) {
      const kinds = (await content.document(slug))?.body.map(({ kind }) => kind) ?? [];
      expect(kinds, slug).toContain('paragraph');
      expect(kinds, slug).not.toContain('html');
    }
  });

  it('has stories that name a match, a season and a race, and one with the tag of the Formula 1 page [ART-14] [F1-02]', async () => {
    const { content, edition: read, lists } = testApp.context;
    expect((await content.namedLivescoreIds(20)).toSorted()).toEqual([
      'football:2024002',
      'football:2024026',
      'football:2024051',
      'football:4/2024',
      'formula-1:23211',
    ]);
    const search = livescoreSetting.of(read)?.stories?.formula1;
    if (!search) throw new Error('the edition names no stories of Formula 1');
    const page = await lists.pageOfSearch(testApp.view('telex'), search, 1, 10);
    expect(page.articles.map(({ slug }) => slug)).toEqual(['magyar-nagydij-2026-szamokban']);
  });

  it('has four to eight stories in each supplement, and some of every kind that its tabs name [SITE-13] [SUPP-12]', async () => {
    const { edition: read, lists } = testApp.context;
    for (const supplement of supplementsPart.of(read).filter((one) => !isRehearsal(read, one))) {
      const { path, tabs } = supplement;
      const searches = tabs.flatMap(({ components }) =>
        components.flatMap(({ props }) => ('search' in props ? [props.search] : [])),
      );
      const counts = await Promise.all(
        searches.map(
          async (search) => (await lists.pageOfSearch(testApp.view('telex'), search, 1, 10)).totalItems,
        ),
      );
      expect(counts[0], path).toBeGreaterThanOrEqual(4);
      expect(counts[0], path).toBeLessThanOrEqual(8);
      expect(Math.min(...counts), path).toBeGreaterThanOrEqual(1);
    }
  });

  it('has stories for young readers [SITE-27]', async () => {
    const page = await testApp.context.lists.page(testApp.view('telex'), 'tag:fiatalok@telex', 1, 10);
    expect(page.totalItems).toBe(6);
  });

  it('leaves news about hikes out of the list of hikes [LIST-15]', async () => {
    const { edition: read, lists } = testApp.context;
    const telex = testApp.view('telex');
    const slugsAt = async (path: string) => {
      const found = resolveAddress(read, 'localhost', path, '');
      const section = found.kind === 'page' && sectionOfMatch(read, found.match);
      const search = section ? searchOfSection(section, found.match.params) : null;
      if (!search) return [];
      return (await lists.page(telex, listOfSearch(read, telex.site, search), 1, 50)).articles.map(
        (story) => story.slug,
      );
    };
    const all = await slugsAt('/rovat/szepkilatas');
    expect(all.length).toBeGreaterThanOrEqual(8);
    expect(all).not.toContain('holdas-szurdok-hidjat-lezarjak');
    const byDifficulty = await Promise.all(
      ['konnyu', 'kozepes', 'nehez', 'extrem'].map((tab) => slugsAt(`/rovat/szepkilatas/${tab}`)),
    );
    expect(byDifficulty.map((slugs) => slugs.length)).toEqual([2, 2, 2, 2]);
    expect(byDifficulty.flat().toSorted()).toEqual(all.toSorted());
    expect((await slugsAt('/cimke/helyben')).length).toBeGreaterThanOrEqual(6);
    expect((await slugsAt('/kozlemenyek')).length).toBeGreaterThanOrEqual(2);
  });

  it('has a sponsored line in the list of the newest stories, and unique items by name [LIST-13] [FRONT-10]', async () => {
    const { lists, front } = testApp.context;
    const { line } = await lists.sponsoredLine(testApp.view('telex'), {
      page: 'newest',
      superTags: [],
      tags: [],
    });
    expect(line?.description).toMatch(/kertvásár/);
    for (const slug of [
      'konyvajanlo',
      'karakter-rovatok',
      'sport-leagues',
      'frontpage-podcast-block-position',
    ])
      expect(await front.unique(slug), slug).toMatchObject({ slug });
    expect((await front.uniqueGroup(13))?.slug).toBe('holdblog');
    expect((await front.uniqueGroup(27))?.uniques).toMatchObject([{ slug: 'after-youtube' }]);
  });

  it('has podcasts on four sites, with playable episodes dated like their stories [POD-01]', async () => {
    const { audio } = testApp.context;
    const sites = testApp.context.edition.sites.map(({ slug }) => slug);
    const { podcasts } = await audio.podcasts(sites);
    expect(new Set(podcasts.map(({ site }) => site))).toEqual(
      new Set(['telex', 'after', 'g7', 'transtelex']),
    );
    for (const { slug, image } of podcasts) {
      expect(image, slug).not.toBeNull();
      const found = await audio.episodesOf(slug, 1, 20);
      expect(found?.episodes.length, slug).toBeGreaterThan(0);
      for (const { sound } of found?.episodes ?? []) expect(sound.url).toMatch(/^\/felvetelek\/.*\.mp3$/);
    }
    const episode = await audio.episode('kerekitve-mennyit-er-egy-ora-csond');
    const loaded = await testApp.context.content.storyBySlug(
      testApp.view('g7'),
      'podcast-mennyit-er-egy-ora-csond',
    );
    expect(episode).toMatchObject({ articleId: loaded?.story.id, publishedAt: loaded?.story.pubDate });
    expect(loaded?.story.body[0]).toEqual({ kind: 'episode', slug: episode?.slug });
  });

  it('has a story with a playable film and its captions [POD-12]', async () => {
    const { matches } = await sql<{ address: string }>`
      select distinct m[1] as address from articles, regexp_matches(body::text, '"(/felvetelek/[^"]+)"', 'g') m`
      .execute(testApp.database.db)
      .then(({ rows }) => ({ matches: rows.map(({ address }) => address) }));
    expect(matches.map((address) => address.split('.').at(-1)).toSorted()).toEqual(['vtt', 'webm']);
    for (const address of matches) {
      const token = address.split('/')[2] ?? '';
      expect(await count(sql`recordings where token = ${token}`), address).toBe(1);
    }
  });

  it('counts every age from the minute of the load', async () => {
    const [newest] = (await testApp.context.lists.page(testApp.view('telex'), 'latest:telex', 1, 1)).articles;
    expect(newest?.pubDate).toBe(Date.parse('2026-11-21T08:00:00+01:00') / 1000 - 12 * 60);
  });

  it('is not loaded into a database that has content', async () => {
    const before = await contents();
    expect(await loadSampleIfEmpty(testApp.context, silent)).toBe(false);
    expect(await contents()).toBe(before);
  });

  it('is identical, ids included, after a reset at the same time, and invalidates the caches of every process [SITE-11]', async () => {
    const before = await contents();
    await testApp.context.content.withdraw(1);
    await testApp.takeInvalidations();
    testApp.setTime('2026-11-21T08:00:42+01:00');
    await resetSample(testApp.context, silent);
    // Keys of blocks are random; the times of creation and change may differ in seconds. Neither is shown anywhere.
    const shown = (text: string) => text.replaceAll(/"(?:created_at|changed_at|key)": "[^"]+"/g, '');
    expect(shown(await contents())).toBe(shown(before));
    expect((await testApp.takeInvalidations()).flat()).toContain('*');
  }, 120_000);
});

describe('the files of the sample edition', () => {
  it('lose no content in the conversion to blocks', async () => {
    const sample = await readSample(contentFolder, testApp.context.edition);
    for (const { slug, reading } of [...sample.stories, ...sample.posts])
      expect(reading.losses, slug).toEqual({});
  });

  it('are refused as a whole, with the file name of every fault', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lapzarta-sample-'));
    await cp(contentFolder, folder, { recursive: true });
    const story = join(folder, 'stories/esokert-a-parkolo-helyen.html');
    const text = await readFile(story, 'utf8');
    await writeFile(
      story,
      text.replace(/^section: .*$/m, 'section: nincs-ilyen').replace(/^authors: .*$/m, 'authors: [senki]'),
    );
    await expect(readSample(folder, testApp.context.edition)).rejects.toThrow(
      /stories\/esokert-a-parkolo-helyen\.html: there is no section 'nincs-ilyen'\n.*there is no author 'senki'/,
    );
    await writeFile(story, text.replace(/^title: .*\n/m, 'cim: Esőkert\n'));
    await expect(readSample(folder, testApp.context.edition)).rejects.toThrow(
      /esokert-a-parkolo-helyen\.html: title: /,
    );
    await writeFile(story, '<p>csak szöveg</p>');
    await expect(readSample(folder, testApp.context.edition)).rejects.toThrow(
      /esokert-a-parkolo-helyen\.html: no YAML/,
    );
    await rm(folder, { recursive: true });
  });
});
