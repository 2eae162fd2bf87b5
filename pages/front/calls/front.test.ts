/** Front pages over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { episodeDraftSchema, podcastDraftSchema } from '#features/audio/public.ts';
import { apiCallsOf } from '../../../tests/api-calls.ts';
import { withServer } from '../../../tests/server.ts';
import { draftOf, save } from '../../../tests/stories.ts';

const server = withServer();
const { problem } = apiCallsOf(server);

const items = z.array(z.looseObject({ slug: z.string() }));
const boxSchema = z.looseObject({
  slug: z.string(),
  kind: z.string(),
  url: z.string().nullable(),
  items,
  episodes: z.array(z.looseObject({ slug: z.string() })),
});

const show = podcastDraftSchema.parse({ slug: 'hatterzaj', site: 'telex', name: 'Háttérzaj' });
const sound = { url: 'https://hang.example/adas.mp3', mime: 'audio/mpeg', bytes: 1_234 };
const firstEpisode = episodeDraftSchema.parse({
  slug: 'elso-adas',
  guid: 'elso',
  title: 'Első adás',
  publishedAt: 1_793_500_000,
  duration: 75,
  sound,
});

async function parsedAnswer<T>(path: string, schema: z.ZodType<T>, site = 'telex'): Promise<T> {
  const answer = await server.telex(`/api/${path}`, { headers: { 'x-site': site } });
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  return schema.parse(answer.json());
}

beforeAll(async () => {
  const { content, front } = server.context;
  const sections = await content.ensureSuperTags([
    { slug: 'sport', name: 'Sport', site: 'telex' },
    { slug: 'podcast', name: 'Podcast', site: 'telex' },
  ]);
  const sport = sections.get('sport') ?? null;
  for (let at = 1; at <= 20; at++) {
    const slug = `hir-${String(at).padStart(2, '0')}`;
    const pubDate = new Date(Date.parse('2026-11-20T06:00:00Z') + at * 60_000);
    await save(server.context, { slug, title: slug, pubDate, mainSuperTagId: at % 5 === 0 ? sport : null });
  }
  const episode = { slug: 'adas', title: 'Adás', mainSuperTagId: sections.get('podcast') ?? null };
  const articleId = await save(server.context, { ...episode, pubDate: new Date('2026-11-01') });
  await server.context.audio.save(show, [{ ...firstEpisode, articleId }]);
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

describe('the boxes of a front page', () => {
  it('are those of the page in its order, and each is available by name [FRONT-04]', async () => {
    const { boxes } = await parsedAnswer('index/boxes', z.object({ boxes: z.array(boxSchema) }));
    expect(boxes.map(({ slug }) => slug)).toEqual(['sport', 'friss', 'tobbi', 'adasok', 'ajanlo', 'linkek']);
    const html = (await server.telex('/')).text;
    for (const { slug } of boxes.flatMap((box) => box.items)) expect(html).toContain(`/${slug}"`);
    for (const box of boxes) expect(await parsedAnswer(`index/boxes/${box.slug}`, boxSchema)).toEqual(box);
    expect((await problem('/api/index/boxes/nincs')).document).toMatchObject({ code: 'box-not-found' });
  });

  it('can be requested like landing-page groups: editors’ choices appear and disappear at once [X15] [FRONT-04]', async () => {
    const { lists, content } = server.context;
    const group = () => parsedAnswer('index/boxes/g7-main', boxSchema, 'g7');
    expect((await problem('/api/index/boxes/g7-main')).document).toMatchObject({ code: 'box-not-found' });
    const chosen = await save(server.context, { slug: 'valasztott', title: 'Választott', site: 'g7' });
    await lists.writeGroup('g7-main', [chosen]);
    await server.settled();
    expect(await group()).toMatchObject({ kind: 'group', items: [{ slug: 'valasztott' }] });
    await content.withdraw(chosen);
    await server.settled();
    expect((await problem('/api/index/boxes/g7-main')).document).toMatchObject({ code: 'box-not-found' });
  });

  it('with episodes or a section are found by kind [FRONT-05]', async () => {
    const episodes = await parsedAnswer('index/episodes', boxSchema);
    expect(episodes.items.map(({ slug }) => slug)).toEqual(['adas']);
    expect(episodes.episodes).toMatchObject([
      { slug: 'elso-adas', duration: 75, sourceUrl: sound.url, article: { slug: 'adas' } },
    ]);
    const { boxes } = await parsedAnswer('index/boxes', z.object({ boxes: z.array(boxSchema) }));
    expect(boxes.flatMap((box) => box.episodes.map(({ slug }) => `${box.kind} ${slug}`))).toEqual([
      'podcast elso-adas',
    ]);
    const sport = await parsedAnswer('index/mstag/sport', boxSchema);
    expect(sport).toMatchObject({ slug: 'sport', url: '/rovat/sport' });
    expect(sport.items.map(({ slug }) => slug)).toEqual(['hir-20', 'hir-15']);
    expect((await problem('/api/index/mstag/kulfold')).document).toMatchObject({ code: 'box-not-found' });
  });
});

describe('the most-read list', () => {
  it('returns the stories of the page in their order, whatever other boxes show', async () => {
    const { content, front } = server.context;
    const box = { site: 'g7', title: 'Legolvasottabbak', list: null, articleIds: [] };
    const ids: number[] = [];
    for (const slug of ['elso', 'masodik', 'harmadik'])
      ids.push(await save(server.context, { slug, title: slug, site: 'g7' }));
    await front.writeBoxes('g7', [
      { ...box, slug: 'friss', kind: 'latest', position: 2, size: 3, list: 'latest:g7' },
      { ...box, slug: 'legolvasottabb', kind: 'mostRead', position: 1, size: 2 },
    ]);
    await server.settled();
    const options = { headers: { 'x-site': 'g7' } };
    expect((await problem('/api/index/most-read', options)).document).toMatchObject({
      code: 'box-not-found',
    });
    await front.writeRankings([{ site: 'g7', articleIds: [2, 0, 1].map((at) => ids[at] ?? 0) }]);
    await server.settled();
    const found = await parsedAnswer('index/most-read', boxSchema, 'g7');
    expect(found).toMatchObject({ slug: 'legolvasottabb', kind: 'mostRead', url: null });
    expect(found.items.map(({ slug }) => slug)).toEqual(['harmadik', 'elso']);
    expect((await parsedAnswer('index/boxes/friss', boxSchema, 'g7')).items).toHaveLength(3);
    await content.withdraw(ids[2] ?? 0);
    await server.settled();
    expect((await parsedAnswer('index/most-read', boxSchema, 'g7')).items.map(({ slug }) => slug)).toEqual([
      'elso',
      'masodik',
    ]);
  });
});

const block = z.object({ v: z.number(), items, html: z.string() });

describe('the automatic block', () => {
  it('has four variants; any other value returns the first, which is on the page [FRONT-06] [X31] [S22]', async () => {
    const variants = await Promise.all(
      ['1', '2', '3', '4'].map((v) => parsedAnswer(`index/auto-block?v=${v}`, block)),
    );
    expect(variants.map(({ v }) => v)).toEqual([1, 2, 3, 4]);
    const slugs = variants.flatMap((variant) => variant.items.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(8);
    for (const v of ['?v=0', '?v=5', '?v=x', ''])
      expect(await parsedAnswer(`index/auto-block${v}`, block)).toEqual(variants[0]);
    const page = (await server.telex('/')).text;
    expect(page).toContain(variants[0]?.html);
    for (const { slug } of variants.slice(1).flatMap((variant) => variant.items))
      expect(page).not.toContain(`/${slug}"`);
  });

  it('changes when one of its stories does', async () => {
    const id = await save(server.context, {
      slug: 'legujabb',
      title: 'Legújabb',
      pubDate: new Date('2026-11-21'),
    });
    await server.settled();
    const before = await parsedAnswer('index/auto-block?v=2', block);
    await server.context.content.withdraw(id);
    await server.settled();
    expect(await parsedAnswer('index/auto-block?v=2', block)).not.toEqual(before);
  });

  it('returns 404 on a site without one', async () => {
    const answer = await server.telex('/api/index/auto-block', { headers: { 'x-site': 'g7' } });
    expect(answer.status).toBe(404);
  });
});

describe('recommendations', () => {
  it('have eight groups and twenty versions, the first of which is on the page [FRONT-11] [FRONT-12] [X31]', async () => {
    const groups = z.looseObject({ v: z.number(), newest: items, html: z.string() });
    const first = await parsedAnswer('recommended/mstag/all', groups);
    const names = ['special', 'breaking', 'important', 'newest', 'favorite', 'pr', 'after', 'g7'];
    expect(Object.keys(first).toSorted()).toEqual(['html', 'v', ...names].toSorted());
    expect(first.newest.map(({ slug }) => slug)).toHaveLength(4);
    expect((await server.telex('/')).text).toContain(first.html);
    expect((await parsedAnswer('recommended/mstag/all?v=20', groups)).v).toBe(20);
    expect((await parsedAnswer('recommended/mstag/all?v=21', groups)).v).toBe(1);
    expect((await parsedAnswer('recommended/mstag/all', groups, 'transtelex')).html).toBe('');
  });
});

describe('recommendations of stories already on the page', () => {
  const groups = z.looseObject({
    breaking: items,
    important: items,
    newest: items,
    after: items,
    html: z.string(),
  });
  const slugs = (found: z.infer<typeof items>) => found.map(({ slug }) => slug);

  it('fill the breaking and important groups if there are no others [FRONT-13]', async () => {
    const { content } = server.context;
    await content.save(
      [
        { ...draftOf({ slug: 'elo-hir', title: 'Élő hír' }), flags: ['live'] },
        { ...draftOf({ slug: 'fontos-hir', title: 'Fontos hír' }), flags: ['legfontosabb'] },
      ].map((draft) => ({ ...draft, pubDate: new Date('2026-11-20T09:00:00Z') })),
      'create',
    );
    await server.settled();
    const boxes = await parsedAnswer('index/boxes', z.object({ boxes: z.array(boxSchema) }));
    const onPage = boxes.boxes.flatMap((box) => slugs(box.items));
    expect(onPage).toEqual(expect.arrayContaining(['elo-hir', 'fontos-hir']));
    const found = await parsedAnswer('recommended/mstag/all', groups);
    expect([slugs(found.breaking), slugs(found.important)]).toEqual([['elo-hir'], ['fontos-hir']]);
  });

  it('are separate for the regional edition, without stories of another domain [FRONT-13]', async () => {
    await save(server.context, { slug: 'erdelyi', title: 'Erdélyi', site: 'transtelex', flags: ['live'] });
    await save(server.context, { slug: 'afteres', title: 'Afteres', site: 'after' });
    const box = { site: 'transtelex', title: 'Friss', articleIds: [], size: 5, position: 700 };
    await server.context.front.writeBoxes('transtelex', [
      { ...box, slug: 'friss', kind: 'latest', list: 'latest:transtelex' },
    ]);
    await server.settled();
    const found = await parsedAnswer('recommended/mstag/all', groups, 'transtelex');
    expect([slugs(found.breaking), slugs(found.newest), slugs(found.after)]).toEqual([['erdelyi'], [], []]);
  });
});

describe('the frontend calls', () => {
  it('return the set-up and the refreshed data, under both names [FRONT-02] [FRONT-03] [X14]', async () => {
    const any = z.looseObject({ componentSetup: z.unknown() });
    const init = await parsedAnswer('frontend/init', any);
    const fresh = await parsedAnswer('frontend/refresh', any);
    expect(fresh).toEqual({
      componentSetup: { donations: '0' },
      exchangeRates: [],
      exchangesRates: [],
      weatherData: null,
      floodingData: null,
      headFigures: [],
      pipStatus: {
        pipShow: false,
        pipTitle: null,
        pipUrl: null,
        pipFrame: null,
        pipFilm: null,
        pipOpen: false,
        pipLabel: 'élő',
      },
      trendingTags: [],
      widgets: [{ slug: 'linkek', kind: 'links', position: 300, title: 'Cím' }],
    });
    expect(init).toMatchObject({ ...fresh, frontendSetup: { site: 'telex', currencySign: 'Ft' } });
    expect(init.searchPlaceholders).toEqual(
      expect.arrayContaining([expect.objectContaining({ text: expect.any(String) })]),
    );
  });

  it('change when the newsroom changes a switch', async () => {
    await server.context.front.writeUnique({ slug: 'component-setup', content: { donations: '1' } });
    await server.settled();
    const fresh = await parsedAnswer('frontend/refresh', z.looseObject({ componentSetup: z.unknown() }));
    expect(fresh.componentSetup).toEqual({ donations: '1' });
  });

  it('return the video beside pages only while the newsroom shows it [POD-11] [LIVE-12]', async () => {
    const status = z.looseObject({ pipStatus: z.unknown() });
    const pipUrl = 'https://vimeo.com/123456';
    for (const pipShow of [true, false]) {
      await server.context.front.writeUnique({ slug: 'pip-status', content: { pipShow, pipUrl } });
      await server.settled();
      expect((await parsedAnswer('frontend/refresh', status)).pipStatus).toMatchObject({
        pipShow,
        pipUrl,
        pipLabel: 'élő',
        pipFrame: 'https://player.vimeo.com/video/123456?dnt=1',
      });
    }
  });

  it('refresh with a small answer, the same for all, which proxies may cache for seconds [FRONT-03] [S15]', async () => {
    const address = '/api/frontend/refresh';
    const first = await server.telex(address);
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-if-error=86400');
    expect(first.bytes.length).toBeLessThan(4_096);
    const known = { headers: { 'if-none-match': first.headers.etag ?? '' } };
    expect((await server.telex(`${address}?t=${Date.now()}`, known)).status).toBe(304);
  });
});
