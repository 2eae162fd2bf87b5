/** Front pages over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callsOf } from '../../../tests/calls.ts';
import { withServer } from '../../../tests/server.ts';
import { save } from '../../../tests/stories.ts';

const server = withServer();
const { problem } = callsOf(server);

const items = z.array(z.looseObject({ slug: z.string() }));
const boxSchema = z.looseObject({ slug: z.string(), kind: z.string(), url: z.string(), items });

async function ask<T>(path: string, schema: z.ZodType<T>, site = 'telex'): Promise<T> {
  const answer = await server.telex(`/api/${path}`, { headers: { 'x-site': site } });
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  return schema.parse(answer.json());
}

beforeAll(async () => {
  const { content, front } = server.house;
  const sections = await content.ensureSuperTags([
    { slug: 'sport', name: 'Sport', site: 'telex' },
    { slug: 'podcast', name: 'Podcast', site: 'telex' },
  ]);
  const sport = sections.get('sport') ?? null;
  for (let at = 1; at <= 20; at++) {
    const slug = `hir-${String(at).padStart(2, '0')}`;
    const pubDate = new Date(Date.parse('2026-11-20T06:00:00Z') + at * 60_000);
    await save(server.house, { slug, title: slug, pubDate, mainSuperTagId: at % 5 === 0 ? sport : null });
  }
  const episode = { slug: 'adas', title: 'Adás', mainSuperTagId: sections.get('podcast') ?? null };
  await save(server.house, { ...episode, pubDate: new Date('2026-11-01') });
  const box = { site: 'telex', title: 'Cím', list: null, size: 2, articleIds: [] };
  await front.writeUnique({ slug: 'frontpage-podcast-block-position', content: 450 });
  await front.writeBoxes('telex', [
    { ...box, slug: 'sport', kind: 'section', position: 800, list: 'section:sport' },
    { ...box, slug: 'friss', kind: 'latest', position: 700, list: 'latest:telex' },
    { ...box, slug: 'tobbi', kind: 'auto', position: 600, list: 'latest:telex' },
    { ...box, slug: 'adasok', kind: 'podcast', position: 1, list: 'section:podcast' },
    { ...box, slug: 'ajanlo', kind: 'recommender', position: 400 },
    { ...box, slug: 'linkek', kind: 'links', position: 300 },
  ]);
  await server.settled();
});

describe('a front page’s boxes', () => {
  it('are those of the page, in its order, and each by its name [FRONT-04]', async () => {
    const { boxes } = await ask('index/boxes', z.object({ boxes: z.array(boxSchema) }));
    expect(boxes.map(({ slug }) => slug)).toEqual(['sport', 'friss', 'tobbi', 'adasok', 'ajanlo', 'linkek']);
    const html = (await server.telex('/')).text;
    for (const { slug } of boxes.flatMap((box) => box.items)) expect(html).toContain(`/${slug}"`);
    for (const box of boxes) expect(await ask(`index/boxes/${box.slug}`, boxSchema)).toEqual(box);
    expect((await problem('/api/index/boxes/nincs')).document).toMatchObject({ code: 'box-not-found' });
  });

  it('are asked for as groups of a landing page are: editors’ choice comes at once, and goes [X15] [FRONT-04]', async () => {
    const { lists, content } = server.house;
    const group = () => ask('index/boxes/g7-main', boxSchema, 'g7');
    expect((await problem('/api/index/boxes/g7-main')).document).toMatchObject({ code: 'box-not-found' });
    const chosen = await save(server.house, { slug: 'valasztott', title: 'Választott', site: 'g7' });
    await lists.writeGroup('g7-main', [chosen]);
    await server.settled();
    expect(await group()).toMatchObject({ kind: 'group', items: [{ slug: 'valasztott' }] });
    await content.withdraw(chosen);
    await server.settled();
    expect((await problem('/api/index/boxes/g7-main')).document).toMatchObject({ code: 'box-not-found' });
  });

  it('of episodes and of a section are found by what they are [FRONT-05]', async () => {
    const episodes = await ask('index/episodes', boxSchema);
    expect(episodes.items.map(({ slug }) => slug)).toEqual(['adas']);
    const sport = await ask('index/mstag/sport', boxSchema);
    expect(sport).toMatchObject({ slug: 'sport', url: '/rovat/sport' });
    expect(sport.items.map(({ slug }) => slug)).toEqual(['hir-20', 'hir-15']);
    expect((await problem('/api/index/mstag/kulfold')).document).toMatchObject({ code: 'box-not-found' });
  });
});

describe('the most read', () => {
  it('are those that the page shows, in their order, whatever other boxes show', async () => {
    const { content, front } = server.house;
    const box = { site: 'g7', title: 'Legolvasottabb', list: null, articleIds: [] };
    const ids: number[] = [];
    for (const slug of ['elso', 'masodik', 'harmadik'])
      ids.push(await save(server.house, { slug, title: slug, site: 'g7' }));
    await front.writeBoxes('g7', [
      { ...box, slug: 'friss', kind: 'latest', position: 2, size: 3, list: 'latest:g7' },
      { ...box, slug: 'legolvasottabb', kind: 'mostRead', position: 1, size: 2 },
    ]);
    await server.settled();
    const asked = { headers: { 'x-site': 'g7' } };
    expect((await problem('/api/index/most-read', asked)).document).toMatchObject({ code: 'box-not-found' });
    await front.showRankings([{ site: 'g7', articleIds: [2, 0, 1].map((at) => ids[at] ?? 0) }]);
    await server.settled();
    const found = await ask('index/most-read', boxSchema, 'g7');
    expect(found).toMatchObject({ slug: 'legolvasottabb', kind: 'mostRead', url: '' });
    expect(found.items.map(({ slug }) => slug)).toEqual(['harmadik', 'elso']);
    expect((await ask('index/boxes/friss', boxSchema, 'g7')).items).toHaveLength(3);
    await content.withdraw(ids[2] ?? 0);
    await server.settled();
    expect((await ask('index/most-read', boxSchema, 'g7')).items.map(({ slug }) => slug)).toEqual([
      'elso',
      'masodik',
    ]);
  });
});

const block = z.object({ v: z.number(), items, html: z.string() });

describe('the automatic block', () => {
  it('has four variants; anything else asked for is the first, which the page has [FRONT-06] [X31] [S22]', async () => {
    const variants = await Promise.all(
      ['1', '2', '3', '4'].map((v) => ask(`index/auto-block?v=${v}`, block)),
    );
    expect(variants.map(({ v }) => v)).toEqual([1, 2, 3, 4]);
    const slugs = variants.flatMap((variant) => variant.items.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(8);
    for (const v of ['?v=0', '?v=5', '?v=x', ''])
      expect(await ask(`index/auto-block${v}`, block)).toEqual(variants[0]);
    const page = (await server.telex('/')).text;
    expect(page).toContain(variants[0]?.html);
    for (const { slug } of variants.slice(1).flatMap((variant) => variant.items))
      expect(page).not.toContain(`/${slug}"`);
  });

  it('changes when one of its stories does', async () => {
    const id = await save(server.house, {
      slug: 'legujabb',
      title: 'Legújabb',
      pubDate: new Date('2026-11-21'),
    });
    await server.settled();
    const before = await ask('index/auto-block?v=2', block);
    await server.house.content.withdraw(id);
    await server.settled();
    expect(await ask('index/auto-block?v=2', block)).not.toEqual(before);
  });

  it('is not there on a site that has none', async () => {
    const answer = await server.telex('/api/index/auto-block', { headers: { 'x-site': 'g7' } });
    expect(answer.status).toBe(404);
  });
});

describe('recommendations', () => {
  it('come in eight groups and twenty versions, and the page has the first [FRONT-11] [FRONT-12] [X31]', async () => {
    const groups = z.looseObject({ v: z.number(), newest: items, html: z.string() });
    const first = await ask('recommended/mstag/all', groups);
    const names = ['special', 'breaking', 'important', 'newest', 'favorite', 'pr', 'after', 'g7'];
    expect(Object.keys(first).toSorted()).toEqual(['html', 'v', ...names].toSorted());
    expect(first.newest.map(({ slug }) => slug)).toHaveLength(4);
    expect((await server.telex('/')).text).toContain(first.html);
    expect((await ask('recommended/mstag/all?v=20', groups)).v).toBe(20);
    expect((await ask('recommended/mstag/all?v=21', groups)).v).toBe(1);
    expect((await ask('recommended/mstag/all', groups, 'g7')).html).toBe('');
  });
});

describe('what a client loads', () => {
  it('is the set-up, and what is refreshed under both its names [FRONT-02] [FRONT-03] [X14]', async () => {
    const any = z.looseObject({ componentSetup: z.unknown() });
    const init = await ask('frontend/init', any);
    const fresh = await ask('frontend/refresh', any);
    expect(fresh).toEqual({
      componentSetup: { donations: '0' },
      exchangeRates: [],
      exchangesRates: [],
      weatherData: null,
      floodingData: null,
      headFigures: [],
      pipStatus: {
        ...{ pipShow: false, pipTitle: '', pipUrl: null, pipFrame: null, pipFilm: null },
        ...{ pipOpen: false, pipLabel: 'élő' },
      },
      trendingTags: [],
      widgets: [{ slug: 'linkek', kind: 'links', position: 300, title: 'Cím' }],
    });
    expect(init).toMatchObject({ ...fresh, frontendSetup: { site: 'telex', currencySign: 'Ft' } });
    expect(init.searchPlaceholders).toEqual(
      expect.arrayContaining([expect.objectContaining({ text: expect.any(String) })]),
    );
  });

  it('changes when the desk switches something', async () => {
    await server.house.front.writeUnique({ slug: 'component-setup', content: { donations: '1' } });
    await server.settled();
    const fresh = await ask('frontend/refresh', z.looseObject({ componentSetup: z.unknown() }));
    expect(fresh.componentSetup).toEqual({ donations: '1' });
  });

  it('holds the video beside every page as soon as the desk shows it, and no longer [POD-11] [LIVE-12]', async () => {
    const status = z.looseObject({ pipStatus: z.unknown() });
    const pipUrl = 'https://vimeo.com/123456';
    for (const pipShow of [true, false]) {
      await server.house.front.writeUnique({ slug: 'pip-status', content: { pipShow, pipUrl } });
      await server.settled();
      expect((await ask('frontend/refresh', status)).pipStatus).toMatchObject({
        ...{ pipShow, pipUrl, pipLabel: 'élő' },
        pipFrame: 'https://player.vimeo.com/video/123456?dnt=1',
      });
    }
  });

  it('is refreshed by a small answer, the same for all, which the way there may keep for seconds [FRONT-03] [S15]', async () => {
    const address = '/api/frontend/refresh';
    const first = await server.telex(address);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=5, stale-while-revalidate=/);
    expect(first.bytes.length).toBeLessThan(4_096);
    const known = { headers: { 'if-none-match': first.headers.etag ?? '' } };
    expect((await server.telex(`${address}?t=${Date.now()}`, known)).status).toBe(304);
  });
});
