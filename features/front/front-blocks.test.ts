/** Boxes other than plain boxes of stories. */
import { beforeAll, describe, expect, it } from 'vitest';
import { noCache } from '#platform/cache/read-cache.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { save } from '../../tests/stories.ts';
import { withTestApp } from '../../tests/test-app.ts';
import type { FrontRequest } from './fill/fill-front.server.ts';
import { createFrontFeature } from './front-feature.server.ts';
import type { NewBox } from './front-queries.server.ts';

const testApp = withTestApp();
const ids = new Map<string, number>();

const bare: Omit<NewBox, 'slug' | 'kind' | 'position'> = {
  site: 'telex',
  title: 'Cím',
  list: null,
  size: 1,
  articleIds: [],
};
const books = [{ url: '/shop', image: '/_edition/konyv.svg', title: 'Az üveg', price: 4990 }];

async function boxes(wish: FrontRequest = {}, site = 'telex') {
  return (await testApp.context.front.front(testApp.view(site), wish)).boxes;
}

async function slugs(slug: string, wish: FrontRequest = {}): Promise<string[]> {
  const found = (await boxes(wish)).find((box) => box.slug === slug);
  return found && 'stories' in found ? found.stories.map((story) => story.slug) : [];
}

beforeAll(async () => {
  const { content, front } = testApp.context;
  const sections = await content.ensureSuperTags([{ slug: 'podcast', name: 'Podcast', site: 'telex' }]);
  const tags = await content.ensureTags([{ slug: 'hidak', name: 'hidak' }]);
  for (let at = 1; at <= 12; at++) {
    const slug = `hir-${String(at).padStart(2, '0')}`;
    const pubDate = new Date(Date.parse('2026-11-20T06:00:00Z') + at * 60_000);
    const tagIds = [...tags.values()];
    ids.set(slug, await save(testApp.context, { slug, title: slug, pubDate, tagIds, favorite: at <= 3 }));
  }
  const mainSuperTagId = sections.get('podcast') ?? null;
  await save(testApp.context, {
    slug: 'adas',
    title: 'Adás',
    mainSuperTagId,
    pubDate: new Date('2026-11-01'),
  });
  await front.writeBoxes('telex', [
    { ...bare, slug: 'temak', kind: 'trending', position: 990, size: 3 },
    { ...bare, slug: 'friss', kind: 'latest', position: 900, size: 2, list: 'latest:telex' },
    { ...bare, slug: 'tobbi', kind: 'auto', position: 800, size: 2, list: 'latest:telex' },
    { ...bare, slug: 'adasok', kind: 'podcast', position: 10, size: 2, list: 'section:podcast' },
    { ...bare, slug: 'konyvajanlo', kind: 'books', position: 700 },
    { ...bare, slug: 'valasztas', kind: 'promo', position: 650 },
    { ...bare, slug: 'holdblog', kind: 'blogs', position: 600 },
    { ...bare, slug: 'ajanlo', kind: 'recommender', position: 500, articleIds: [ids.get('hir-04') ?? 0] },
    { ...bare, slug: 'linkek', kind: 'links', position: 400 },
  ]);
});

describe('an automatic block', () => {
  it('has four variants whose stories are in no other block of the page [FRONT-06] [X31]', async () => {
    const slugsShown: string[] = [];
    for (const variant of [1, 2, 3, 4]) slugsShown.push(...(await slugs('tobbi', { variant })));
    expect(slugsShown).toEqual([
      'hir-12',
      'hir-11',
      'hir-10',
      'hir-09',
      'hir-08',
      'hir-07',
      'hir-06',
      'hir-05',
    ]);
    const others = (await boxes()).flatMap((box) => {
      return 'stories' in box && box.kind !== 'auto' && box.kind !== 'latest' ? box.stories : [];
    });
    const named = others.map((story) => story.slug);
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((slug) => slugsShown.includes(slug))).toEqual([]);
  });
});

describe('the podcast block', () => {
  it('is hidden until its unique item has a position, then shown there [FRONT-08]', async () => {
    expect((await boxes()).map((box) => box.slug)).not.toContain('adasok');
    await testApp.context.front.writeUnique({
      slug: 'frontpage-podcast-block-position',
      content: { position: 850 },
    });
    expect((await boxes()).map((box) => box.slug)).toEqual([
      'temak',
      'friss',
      'adasok',
      'tobbi',
      'ajanlo',
      'linkek',
    ]);
    expect(await slugs('adasok')).toEqual(['adas']);
  });
});

describe('boxes filled from unique items', () => {
  it('appear with their item, and change with it [FRONT-20] [FRONT-21] [FRONT-15]', async () => {
    const { front } = testApp.context;
    const promo = { title: 'Választás', url: '/cimke/helyben', graphic: 'usa-2024' };
    await front.writeUnique({ slug: 'konyvajanlo', content: books });
    await front.writeUnique({ slug: 'valasztas', content: promo });
    await front.writeUniqueGroup({
      id: 13,
      slug: 'holdblog',
      title: 'Partnerblogok',
      uniques: [{ slug: 'elso', content: { title: 'Kamat', url: 'https://blog.example/kamat' } }],
    });
    const found = await testApp.context.front.front(testApp.view('telex'));
    expect(found.boxes.find((box) => box.kind === 'books')).toMatchObject({ books });
    expect(found.boxes.find((box) => box.kind === 'promo')).toMatchObject({ promo: { ...promo, label: '' } });
    expect(found.boxes.find((box) => box.kind === 'blogs')).toMatchObject({ posts: [{ title: 'Kamat' }] });
    const keys = found.dependencies.map(({ key }) => key);
    for (const key of ['unique:konyvajanlo', 'unique:valasztas', 'unique-group:holdblog', 'unique:elso'])
      expect(keys).toContain(key);
  });

  it('are left out when their content is invalid, and the page is retried soon [S17]', async () => {
    const { front } = testApp.context;
    await front.writeUnique({ slug: 'konyvajanlo', content: [{ title: 'Ára nincs' }] });
    const found = await front.front(testApp.view('telex'));
    expect(found.isComplete).toBe(false);
    expect(found.boxes.map((box) => box.slug)).not.toContain('konyvajanlo');
    expect(found.boxes.map((box) => box.slug)).toContain('friss');
    await front.writeUnique({ slug: 'konyvajanlo', content: books });
    expect((await front.front(testApp.view('telex'))).isComplete).toBe(true);
  });
});

describe('the link box', () => {
  it('is on the main site only [FRONT-18]', async () => {
    expect((await boxes()).map((box) => box.kind)).toContain('links');
    const own = { ...bare, site: 'g7' };
    await testApp.context.front.writeBoxes('g7', [{ ...own, slug: 'linkek', kind: 'links', position: 1 }]);
    expect(await boxes({}, 'g7')).toEqual([]);
  });
});

describe('trending tags', () => {
  it('are the tags of the newest stories [FRONT-02]', async () => {
    const found = (await boxes()).find((box) => box.kind === 'trending');
    expect(found).toMatchObject({ tags: [{ slug: 'hidak', name: 'hidak' }] });
  });
});

describe('the recommender', () => {
  it('has the editors’ choice, and of its lists first what no other box shows [FRONT-11] [FRONT-13]', async () => {
    const found = (await boxes()).find((box) => box.kind === 'recommender');
    if (found?.kind !== 'recommender') throw new Error('no recommender');
    expect(found.groups.special.map((story) => story.slug)).toEqual(['hir-04']);
    expect(found.groups.newest.map((story) => story.slug)).toEqual(['hir-02', 'hir-01', 'hir-12', 'hir-11']);
    expect(found.groups.favorite.map((story) => story.slug)).toEqual(['hir-03']);
  });

  it('is left out when its lists cannot be read, with one log entry and the other boxes intact [S17]', async () => {
    const { db, content, lists } = testApp.context;
    const warned: string[] = [];
    const feature = createFrontFeature({
      db,
      cards: content.cards,
      trendingTags: lists.trendingTags,
      createReadCache: noCache.createCache,
      recordInvalidations: async () => undefined,
      log: createLog({ level: 'warn', to: { write: (line) => warned.push(line) } }),
      recommendedLists: () => {
        throw new Error('no lists today');
      },
    });
    for (let time = 0; time < 3; time++) {
      const found = await feature.front(testApp.view('telex'));
      expect(found.isComplete).toBe(false);
      expect(found.boxes.map((box) => box.slug)).not.toContain('ajanlo');
      expect(found.boxes.map((box) => box.slug)).toContain('friss');
    }
    expect(warned).toHaveLength(1);
  });
});

describe('a front page with all kinds of boxes', () => {
  it('needs four queries', async () => {
    testApp.database.takeQueries();
    await boxes();
    expect(testApp.database.takeQueries().length).toBeLessThanOrEqual(4);
  });
});
