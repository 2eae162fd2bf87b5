/** Boxes that are no plain boxes of stories. */
import { beforeAll, describe, expect, it } from 'vitest';
import { nothingKept } from '#platform/cache/kept-values.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { withHouse } from '../../tests/house.ts';
import { save } from '../../tests/stories.ts';
import { createFrontRoom, type FrontWish, type NewBox } from './public.server.ts';

const paper = withHouse();
const ids = new Map<string, number>();

const bare: Omit<NewBox, 'slug' | 'kind' | 'position'> = {
  site: 'telex',
  title: 'Cím',
  list: null,
  size: 1,
  articleIds: [],
};
const books = [{ url: '/shop', image: '/_edition/konyv.svg', title: 'Az üveg', price: 4990 }];

async function boxes(wish: FrontWish = {}, site = 'telex') {
  return (await paper.house.front.front(paper.view(site), wish)).boxes;
}

async function slugs(slug: string, wish: FrontWish = {}): Promise<string[]> {
  const found = (await boxes(wish)).find((box) => box.slug === slug);
  return found && 'stories' in found ? found.stories.map((story) => story.slug) : [];
}

beforeAll(async () => {
  const { content, front } = paper.house;
  const sections = await content.ensureSuperTags([{ slug: 'podcast', name: 'Podcast', site: 'telex' }]);
  const tags = await content.ensureTags([{ slug: 'hidak', name: 'hidak' }]);
  for (let at = 1; at <= 12; at++) {
    const slug = `hir-${String(at).padStart(2, '0')}`;
    const pubDate = new Date(Date.parse('2026-11-20T06:00:00Z') + at * 60_000);
    const tagIds = [...tags.values()];
    ids.set(slug, await save(paper.house, { slug, title: slug, pubDate, tagIds, favorite: at <= 3 }));
  }
  const mainSuperTagId = sections.get('podcast') ?? null;
  await save(paper.house, { slug: 'adas', title: 'Adás', mainSuperTagId, pubDate: new Date('2026-11-01') });
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
  it('has four variants, and no story of any of them stands elsewhere on the page [FRONT-06] [X31]', async () => {
    const seen: string[] = [];
    for (const variant of [1, 2, 3, 4]) seen.push(...(await slugs('tobbi', { variant })));
    expect(seen).toEqual(['hir-10', 'hir-09', 'hir-08', 'hir-07', 'hir-06', 'hir-05', 'hir-03', 'hir-02']);
    const others = (await boxes()).flatMap((box) => {
      if (box.kind === 'recommender') return Object.values(box.groups).flat();
      return 'stories' in box && box.kind !== 'auto' ? box.stories : [];
    });
    const named = others.map((story) => story.slug);
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((slug) => seen.includes(slug))).toEqual([]);
  });
});

describe('the podcast block', () => {
  it('stands nowhere until its unique item says where, then there [FRONT-08]', async () => {
    expect((await boxes()).map((box) => box.slug)).not.toContain('adasok');
    await paper.house.front.writeUnique({
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

describe('boxes that are written as unique items', () => {
  it('appear with their item, and change with it [FRONT-20] [FRONT-21] [FRONT-15]', async () => {
    const { front } = paper.house;
    const promo = { title: 'Választás', url: '/cimke/helyben', graphic: 'usa-2024' };
    await front.writeUnique({ slug: 'konyvajanlo', content: books });
    await front.writeUnique({ slug: 'valasztas', content: promo });
    await front.writeUniqueGroup({
      id: 13,
      slug: 'holdblog',
      title: 'Partnerblogok',
      uniques: [{ slug: 'elso', content: { title: 'Kamat', url: 'https://blog.example/kamat' } }],
    });
    const found = await paper.house.front.front(paper.view('telex'));
    expect(found.boxes.find((box) => box.kind === 'books')).toMatchObject({ books });
    expect(found.boxes.find((box) => box.kind === 'promo')).toMatchObject({ promo: { ...promo, label: '' } });
    expect(found.boxes.find((box) => box.kind === 'blogs')).toMatchObject({ posts: [{ title: 'Kamat' }] });
    const keys = found.dependencies.map(({ key }) => key);
    for (const key of ['unique:konyvajanlo', 'unique:valasztas', 'unique-group:holdblog', 'unique:elso'])
      expect(keys).toContain(key);
  });

  it('are left out when nobody can read what was written, and the page is tried again soon [S17]', async () => {
    const { front } = paper.house;
    await front.writeUnique({ slug: 'konyvajanlo', content: [{ title: 'Ára nincs' }] });
    const found = await front.front(paper.view('telex'));
    expect(found.isWhole).toBe(false);
    expect(found.boxes.map((box) => box.slug)).not.toContain('konyvajanlo');
    expect(found.boxes.map((box) => box.slug)).toContain('friss');
    await front.writeUnique({ slug: 'konyvajanlo', content: books });
    expect((await front.front(paper.view('telex'))).isWhole).toBe(true);
  });
});

describe('the link box', () => {
  it('is on the main site only [FRONT-18]', async () => {
    expect((await boxes()).map((box) => box.kind)).toContain('links');
    const own = { ...bare, site: 'g7' };
    await paper.house.front.writeBoxes('g7', [{ ...own, slug: 'linkek', kind: 'links', position: 1 }]);
    expect(await boxes({}, 'g7')).toEqual([]);
  });
});

describe('trending tags', () => {
  it('are those that the newest stories bear [FRONT-02]', async () => {
    const found = (await boxes()).find((box) => box.kind === 'trending');
    expect(found).toMatchObject({ tags: [{ slug: 'hidak', name: 'hidak' }] });
  });
});

describe('the recommender', () => {
  it('has what editors put into it, and of its lists what stands nowhere else [FRONT-11]', async () => {
    const found = (await boxes()).find((box) => box.kind === 'recommender');
    if (found?.kind !== 'recommender') throw new Error('no recommender');
    expect(found.groups.special.map((story) => story.slug)).toEqual(['hir-04']);
    expect(found.groups.newest.map((story) => story.slug)).toEqual(['hir-01']);
  });

  it('is left out when its lists cannot be read, the log hears of it once, and the rest stands [S17]', async () => {
    const { db, content, lists } = paper.house;
    const warned: string[] = [];
    const room = createFrontRoom({
      db,
      cards: content.cards,
      trendingTags: lists.trendingTags,
      openKept: nothingKept.open,
      recordInvalidations: async () => undefined,
      log: createLog({ level: 'warn', to: { write: (line) => warned.push(line) } }),
      recommendedLists: () => {
        throw new Error('no lists today');
      },
    });
    for (let time = 0; time < 3; time++) {
      const found = await room.front(paper.view('telex'));
      expect(found.isWhole).toBe(false);
      expect(found.boxes.map((box) => box.slug)).not.toContain('ajanlo');
      expect(found.boxes.map((box) => box.slug)).toContain('friss');
    }
    expect(warned).toHaveLength(1);
  });
});

describe('a front page with everything on it', () => {
  it('needs four queries', async () => {
    paper.database.takeQueries();
    await boxes();
    expect(paper.database.takeQueries().length).toBeLessThanOrEqual(4);
  });
});
