import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOfSearch } from '#features/lists/public.ts';
import { resolveAddress, searchOfSection } from '#features/sites/public.ts';
import { withHouse } from '../../../tests/house.ts';
import { loadSampleIfEmpty, resetSample } from './load-sample.ts';
import { readSample } from './read-sample.ts';

const paper = withHouse();
const edition = join(import.meta.dirname, '../../../edition');
const silent = () => undefined;

/** Everything a page could show, as one text. */
async function contents(): Promise<string> {
  const tables = ['images', 'authors', 'super_tags', 'tags', 'articles', 'article_people', 'article_tags'];
  const more = ['article_corrections', 'list_entries', 'boxes', 'box_items', 'documents', 'article_links'];
  const texts: string[] = [];
  for (const table of [...tables, ...more]) {
    const found = await sql<{ rows: string }>`
      select coalesce(jsonb_agg(r order by r::text), '[]')::text as rows
      from (select to_jsonb(t) as r from ${sql.table(table)} t) x`.execute(paper.database.db);
    texts.push(`${table} ${found.rows[0]?.rows}`);
  }
  return texts.join('\n');
}

async function count(what: ReturnType<typeof sql>): Promise<number> {
  const found = await sql<{ n: number }>`select count(*)::int as n from ${what}`.execute(paper.database.db);
  return found.rows[0]?.n ?? 0;
}

describe('the sample edition', () => {
  beforeAll(async () => {
    await loadSampleIfEmpty(paper.house, edition, silent);
  }, 120_000);

  it('loads at least 60 stories, six in English, a live blog with 40 posts, and 20 people with portraits', async () => {
    expect(
      await count(sql`articles where type <> 'liveblogpost' and state = 'active'`),
    ).toBeGreaterThanOrEqual(60);
    expect(await count(sql`articles where language = 'en'`)).toBeGreaterThanOrEqual(6);
    expect(await count(sql`articles where type = 'liveblogpost' and parent_id is not null`)).toBe(40);
    expect(await count(sql`authors where avatar_image_id is not null and bio <> ''`)).toBe(20);
    for (const flag of ['pr', 'adult-content'])
      expect(await count(sql`articles where ${flag} = any(flags)`)).toBeGreaterThanOrEqual(1);
  });

  it('has a front page for each site, with the news of the day on the main one [SITE-11]', async () => {
    const { landings, sites } = paper.house.edition;
    const ofBoxes = sites.filter(({ slug }) => landings.every(({ site }) => site !== slug));
    expect(ofBoxes.map(({ slug }) => slug)).toEqual(['telex', 'transtelex']);
    for (const site of ofBoxes) {
      const { boxes } = await paper.house.front.front(paper.view(site.slug));
      expect(
        boxes.flatMap((box) => (box.kind === 'lead' || box.kind === 'cover' ? box.stories : [])).length,
        site.slug,
      ).toBeGreaterThan(0);
      expect(boxes.length, site.slug).toBeGreaterThanOrEqual(5);
    }
    const { boxes } = await paper.house.front.front(paper.view('telex'));
    expect(boxes[0]).toMatchObject({ kind: 'breaking', position: 1000 });
    const shown = boxes.flatMap((box) =>
      'stories' in box && box.kind !== 'mostRead' ? box.stories.map((one) => one.id) : [],
    );
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.length).toBeGreaterThanOrEqual(60);
  });

  it('has stories for every list that a menu or a tab leads to [SITE-42] [SITE-43] [SITE-44] [LIST-15] [LIST-17]', async () => {
    const { edition: read, lists } = paper.house;
    for (const site of read.sites) {
      const tabs = read.sections
        .filter((section) => section.sites.includes(site.slug))
        .flatMap(({ components }) => components)
        .flatMap((one) => (one.factory === 'tabs' ? one.props.tabs : []))
        .map(({ path }) => site.path + path);
      const host = site.domains[0] ?? '';
      for (const href of [...[...site.menu, ...site.footer].map((one) => one.href), ...tabs]) {
        const found = resolveAddress(read, host, href, 'oldal=2');
        if (found.kind !== 'page' || found.address.route !== 'section') continue;
        const search = searchOfSection(found.address.section, found.address.params);
        if (!search) throw new Error(`nothing is listed at ${href}`);
        const list = listOfSearch(read, site, search);
        const page = await lists.page(paper.view(site.slug), list, 1, 10);
        expect(page.totalItems, `${site.slug} ${href}`).toBeGreaterThan(0);
      }
    }
  });

  it('has what was read most on its front pages', async () => {
    for (const [site, first] of [
      ['telex', 'villamosremiz-teto-koltozese-szeged'],
      ['transtelex', 'kezdivasarhely-udvarter-robotmuhely'],
    ] as const) {
      const { boxes } = await paper.house.front.front(paper.view(site));
      const stories = boxes.flatMap((box) => (box.kind === 'mostRead' ? box.stories : []));
      expect(stories, site).toHaveLength(5);
      expect(stories[0]?.slug).toBe(first);
    }
  });

  it('has a document for each page of its own, and for what is not shown or not there yet [S29] [SITE-26] [SITE-27] [SITE-33] [SITE-36]', async () => {
    const { content, edition: read } = paper.house;
    const own = read.pages.map(({ document }) => document);
    expect(own).toHaveLength(5);
    for (const slug of [...own, 'helykitolto', 'rejtett-tartalom', 'altalanos-tajekoztato']) {
      const kinds = (await content.document(slug))?.body.map(({ kind }) => kind) ?? [];
      expect(kinds, slug).toContain('paragraph');
      expect(kinds, slug).not.toContain('html');
    }
  });

  it('has stories for the young [SITE-27]', async () => {
    const page = await paper.house.lists.page(paper.view('telex'), 'tag:fiatalok@telex', 1, 10);
    expect(page.totalItems).toBe(6);
  });

  it('keeps news of hikes out of the list of hikes [LIST-15]', async () => {
    const { edition: read, lists } = paper.house;
    const telex = paper.view('telex');
    const slugsAt = async (path: string) => {
      const found = resolveAddress(read, 'localhost', path, '');
      if (found.kind !== 'page' || found.address.route !== 'section') return [];
      const search = searchOfSection(found.address.section, found.address.params);
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

  it('has a paid line on the newest stories, and the unique items by name [LIST-13] [FRONT-10]', async () => {
    const { lists, front } = paper.house;
    const { line } = await lists.sponsoredLine(paper.view('telex'), {
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

  it('can be heard: shows of every paper, with episodes that came out with their stories [POD-01]', async () => {
    const { audio } = paper.house;
    const sites = paper.house.edition.sites.map(({ slug }) => slug);
    const { podcasts } = await audio.podcasts(sites);
    expect(new Set(podcasts.map(({ site }) => site))).toEqual(
      new Set(['telex', 'after', 'g7', 'transtelex']),
    );
    for (const { slug, image } of podcasts) {
      expect(image, slug).not.toBeNull();
      const found = await audio.episodesOf(slug, 1, 20);
      expect(found?.episodes.length, slug).toBeGreaterThan(0);
      for (const { sound } of found?.episodes ?? []) expect(sound.url).toMatch(/^\/felvetelek\/.*\.wav$/);
    }
    const episode = await audio.episode('kerekitve-mennyit-er-egy-ora-csond');
    const seen = await paper.house.content.storyBySlug(paper.view('g7'), 'podcast-mennyit-er-egy-ora-csond');
    expect(episode).toMatchObject({ articleId: seen?.story.id, publishedAt: seen?.story.pubDate });
    expect(seen?.story.body[0]).toEqual({ kind: 'episode', slug: episode?.slug });
  });

  it('has a film that plays in a story, with its captions [POD-12]', async () => {
    const { matches } = await sql<{ address: string }>`
      select distinct m[1] as address from articles, regexp_matches(body::text, '"(/felvetelek/[^"]+)"', 'g') m`
      .execute(paper.database.db)
      .then(({ rows }) => ({ matches: rows.map(({ address }) => address) }));
    expect(matches.map((address) => address.split('.').at(-1)).toSorted()).toEqual(['vtt', 'webm']);
    for (const address of matches) {
      const token = address.split('/')[2] ?? '';
      expect(await count(sql`recordings where token = ${token}`), address).toBe(1);
    }
  });

  it('counts every age from the minute of the load', async () => {
    const [newest] = (await paper.house.lists.page(paper.view('telex'), 'latest:telex', 1, 1)).articles;
    expect(newest?.pubDate).toBe(Date.parse('2026-11-21T08:00:00+01:00') / 1000 - 12 * 60);
  });

  it('leaves a paper alone that holds anything', async () => {
    const before = await contents();
    expect(await loadSampleIfEmpty(paper.house, edition, silent)).toBe(false);
    expect(await contents()).toBe(before);
  });

  it('gives the same paper again, ids and all, at the same moment, and tells every process [SITE-11]', async () => {
    const before = await contents();
    await paper.house.content.withdraw(1);
    await paper.takeInvalidations();
    paper.setTime('2026-11-21T08:00:42+01:00');
    await resetSample(paper.house, edition, silent);
    // The moment of creation is not shown anywhere and may have seconds.
    const timeless = (text: string) => text.replaceAll(/"created_at": "[^"]+"/g, '');
    expect(timeless(await contents())).toBe(timeless(before));
    expect((await paper.takeInvalidations()).flat()).toContain('*');
  }, 120_000);
});

describe('the files of the sample edition', () => {
  it('lose nothing on the way into blocks', async () => {
    const sample = await readSample(join(edition, 'sample'), paper.house.edition);
    for (const { slug, reading } of [...sample.stories, ...sample.posts, ...sample.documents])
      expect(reading.losses, slug).toEqual({});
  });

  it('are refused as a whole, every fault with the name of its file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lapzarta-sample-'));
    await cp(join(edition, 'sample'), folder, { recursive: true });
    const story = join(folder, 'stories/esokert-a-parkolo-helyen.html');
    const text = await readFile(story, 'utf8');
    await writeFile(
      story,
      text.replace(/^section: .*$/m, 'section: nincs-ilyen').replace(/^authors: .*$/m, 'authors: [senki]'),
    );
    await expect(readSample(folder, paper.house.edition)).rejects.toThrow(
      /stories\/esokert-a-parkolo-helyen\.html: there is no section 'nincs-ilyen'\n.*there is no author 'senki'/,
    );
    await writeFile(story, text.replace(/^title: .*\n/m, 'cim: Esőkert\n'));
    await expect(readSample(folder, paper.house.edition)).rejects.toThrow(
      /esokert-a-parkolo-helyen\.html: title: /,
    );
    await writeFile(story, '<p>csak szöveg</p>');
    await expect(readSample(folder, paper.house.edition)).rejects.toThrow(
      /esokert-a-parkolo-helyen\.html: no YAML/,
    );
    await rm(folder, { recursive: true });
  });
});
