import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { all, child, readXml } from '#platform/feeds/read-xml.fixture.ts';
import { apiCallsOf } from '../../../tests/api-calls.ts';
import { withServer } from '../../../tests/server.ts';
import { save, writeStories } from '../../../tests/stories.ts';
import { type EpisodeDraft, episodeDraftSchema, podcastDraftSchema } from '../podcast/podcast-schema.ts';

const server = withServer();
const { problem } = apiCallsOf(server);
let recording = 0;
let story = 0;

const at = (iso: string): number => Date.parse(iso) / 1000;
const show = podcastDraftSchema.parse({
  slug: 'hatterzaj',
  site: 'telex',
  name: 'Háttérzaj & barátai',
  description: 'Amit hallani.',
  ownerEmail: 'podcast@lap.example',
  category: 'Society & Culture',
  subcategory: 'Documentary',
});

function episode(slug: string, more: object = {}): EpisodeDraft {
  return episodeDraftSchema.parse({
    slug,
    guid: slug,
    title: `Adás: ${slug}`,
    publishedAt: at('2026-11-20T06:00:00+01:00'),
    duration: 75,
    sound: { recording },
    ...more,
  });
}

/** The structured data of a page [S07]. */
function structuredData(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}

beforeAll(async () => {
  const { context } = server;
  await writeStories(context);
  story = await save(context, {
    slug: 'hallgatni-arany',
    title: 'Hallgatni arany',
    body: [
      { kind: 'episode', slug: 'egy' },
      { kind: 'episode', slug: 'nincs' },
    ],
  });
  const sound = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), Buffer.alloc(400, 7)]);
  const taken = await context.media.storeRecording(sound);
  if (taken.kind === 'refused') throw new Error(taken.why);
  recording = taken.recording.id;
  const outside = { url: 'https://hang.example/a.mp3?x=1&y=2', mime: 'audio/mpeg', bytes: 1234 };
  const chapters = [
    { at: 0, title: 'Eleje' },
    { at: 30, title: 'Vége' },
  ];
  await context.audio.save(show, [
    episode('egy', { articleId: story, chapters, people: [{ name: 'Székely Anna' }], season: 2, number: 7 }),
    episode('ketto', { publishedAt: at('2026-11-19T06:00:00+01:00'), sound: outside, kind: 'bonus' }),
    episode('holnapi', { publishedAt: at('2026-11-21T08:05:00+01:00') }),
  ]);
  const g7 = podcastDraftSchema.parse({ slug: 'szamok', site: 'g7', name: 'Számok' });
  await context.audio.save(g7, [episode('szam', { publishedAt: at('2026-11-18T06:00:00+01:00') })]);
  const regional = podcastDraftSchema.parse({ slug: 'tuloldal', site: 'transtelex', name: 'Túloldal' });
  await context.audio.save(regional, [episode('hegyek', { publishedAt: at('2026-11-17T06:00:00+01:00') })]);
  await server.settled();
});

async function json(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await server.telex(path, { headers });
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  return answer.json();
}

const slugsOf = (found: unknown): string[] =>
  z
    .object({ episodes: z.array(z.object({ slug: z.string() })) })
    .parse(found)
    .episodes.map(({ slug }) => slug);

describe('the episodes call', () => {
  it('returns an episode’s title, audio, podcast and story [POD-01] [POD-02]', async () => {
    const found = await json('/api/episodes/egy');
    expect(found).toMatchObject({
      slug: 'egy',
      title: 'Adás: egy',
      duration: 75,
      image: null,
      sourceType: 'audio/wav',
      sourceUrl: expect.stringMatching(/^\/felvetelek\/[a-z2-7]{16}\/egy\.wav$/),
      podcast: { slug: 'hatterzaj', name: 'Háttérzaj & barátai', page: '/podcast/hatterzaj' },
      article: { id: story, title: 'Hallgatni arany' },
      chapters: [{ at: 0 }, { at: 30, title: 'Vége' }],
    });
    const { sourceUrl } = z.object({ id: z.number(), sourceUrl: z.string() }).parse(found);
    const part = await server.telex(sourceUrl, { headers: { range: 'bytes=0-3' } });
    expect([part.status, part.text]).toEqual([206, 'RIFF']);
    expect(await json('/api/episodes/ketto')).toMatchObject({
      sourceUrl: 'https://hang.example/a.mp3?x=1&y=2',
      article: null,
    });
    const missing = await problem('/api/episodes/nincs-ilyen');
    expect(missing.document).toMatchObject({ status: 404, code: 'episode-not-found' });
  });

  it('returns the four newest by default, of the requested sites [POD-02]', async () => {
    expect(slugsOf(await json('/api/episodes'))).toEqual(['egy', 'ketto', 'szam']);
    expect(slugsOf(await json('/api/episodes?perPage=1'))).toEqual(['egy']);
    expect(slugsOf(await json('/api/episodes', { 'x-site': 'g7' }))).toEqual(['szam']);
    expect(slugsOf(await json('/api/episodes', { 'x-site': 'transtelex' }))).toEqual(['hegyek']);
    for (const perPage of ['0', '51', '-1', '1e1', 'x'])
      expect((await problem(`/api/episodes?perPage=${perPage}`)).document).toMatchObject({
        code: 'request-invalid',
      });
  });

  it('pages through many episodes in fours [POD-02]', async () => {
    const many = podcastDraftSchema.parse({ slug: 'sok', site: 'karakter', name: 'Sok' });
    await server.context.audio.save(
      many,
      Array.from({ length: 7 }, (_, n) => episode(`sok-${n}`)),
    );
    await server.settled();
    const page = (query: string) => json(`/api/episodes${query}`, { 'x-site': 'karakter' });
    const first = await page('');
    expect(first).toMatchObject({ page: 1, perPage: 4, totalItems: 7, totalPages: 2 });
    const second = await page('?page=2');
    expect(second).toMatchObject({ page: 2, perPage: 4, totalItems: 7, totalPages: 2 });
    // Published in the same second: the one that was saved last comes first.
    expect([first, second].map(slugsOf)).toEqual([
      ['sok-6', 'sok-5', 'sok-4', 'sok-3'],
      ['sok-2', 'sok-1', 'sok-0'],
    ]);
    const last = await page('?page=3&perPage=3');
    expect([slugsOf(last), last]).toMatchObject([['sok-0'], { page: 3, perPage: 3, totalPages: 3 }]);
    const beyond = await problem('/api/episodes?page=3', { headers: { 'x-site': 'karakter' } });
    expect(beyond.document).toMatchObject({ status: 404, code: 'page-not-found' });
  });

  it('says that there are no pages where there is no episode [POD-02]', async () => {
    const nothing = { page: 1, perPage: 4, totalItems: 0, totalPages: 0 };
    expect(await json('/api/episodes', { 'x-site': 'after' })).toEqual({ episodes: [], ...nothing });
  });

  it('returns those of one podcast, if the site lists it [POD-02]', async () => {
    const ofShow = await json('/api/episodes?podcast=hatterzaj');
    expect([slugsOf(ofShow), ofShow]).toMatchObject([['egy', 'ketto'], { totalItems: 2, totalPages: 1 }]);
    const path = '/api/episodes?podcast=tuloldal';
    expect(await json(path)).toMatchObject({ episodes: [], totalItems: 0 });
    expect(slugsOf(await json(path, { 'x-site': 'transtelex' }))).toEqual(['hegyek']);
  });

  it('reflects changes at once, and scheduled episodes at their time', async () => {
    expect((await problem('/api/episodes/holnapi')).answer.status).toBe(404);
    await server.context.audio.save(show, [
      episode('ketto', { title: 'Új cím', publishedAt: at('2026-11-19T06:00:00+01:00') }),
    ]);
    await server.settled();
    expect(await json('/api/episodes/ketto')).toMatchObject({ title: 'Új cím' });
    server.setTime('2026-11-21T08:05:01+01:00');
    expect(await json('/api/episodes/holnapi')).toMatchObject({ slug: 'holnapi' });
    server.setTime('2026-11-21T08:00:00+01:00');
  });

  it('answers as the OpenAPI document says [POD-02]', async () => {
    const document = z
      .record(z.string(), z.unknown())
      .parse((await server.telex('/api/openapi.json')).json());
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.addSchema(document, 'api');
    for (const [name, path] of [
      ['Episode', '/api/episodes/egy'],
      ['Episodes', '/api/episodes'],
      ['Podcasts', '/api/podcasts/public/all'],
    ] as const) {
      const check = ajv.compile({ $ref: `api#/components/schemas/${name}` });
      expect(check(await json(path)), `${name}: ${ajv.errorsText(check.errors)}`).toBe(true);
    }
  });
});

describe('the podcasts call', () => {
  it('returns those of the domain, or of the requested sub-site [POD-02]', async () => {
    const names = async (site: string): Promise<string[]> =>
      z
        .object({ podcasts: z.array(z.object({ slug: z.string(), page: z.string(), feed: z.string() })) })
        .parse(await json('/api/podcasts/public/all', { 'x-site': site }))
        .podcasts.map(({ page }) => page);
    expect(await names('telex')).toEqual([
      '/podcast/hatterzaj',
      '/karakter/podcast/sok',
      '/g7/podcast/szamok',
    ]);
    expect(await names('g7')).toEqual(['/g7/podcast/szamok']);
  });
});

describe('the page of a podcast', () => {
  it('lists its episodes, newest first, without scheduled ones', async () => {
    const { status, text } = await server.telex('/podcast/hatterzaj');
    expect(status).toBe(200);
    expect([...text.matchAll(/<article[^>]* id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['egy', 'ketto']);
    expect(text).toContain('<h1');
    expect(text).toContain('type="application/rss+xml"');
    expect(structuredData(text)).toContainEqual(
      expect.objectContaining({
        '@type': 'PodcastSeries',
        hasPart: [
          expect.objectContaining({ url: expect.stringMatching(/\/2026\/11\/20\/hallgatni-arany$/) }),
          expect.objectContaining({ url: expect.stringMatching(/\/podcast\/hatterzaj#ketto$/) }),
        ],
      }),
    );
  });

  it('has one address, on its own site', async () => {
    expect((await server.telex('/g7/podcast/szamok')).status).toBe(200);
    expect((await server.telex('/podcast/szamok')).status).toBe(404);
    expect((await server.transtelex('/podcast/tuloldal')).status).toBe(200);
    expect((await server.telex('/podcast/tuloldal')).status).toBe(404);
    expect((await server.telex('/podcast/nincs')).status).toBe(404);
    expect((await server.telex('/podcast/hatterzaj?oldal=2')).status).toBe(404);
    expect((await server.telex('/podcast/hatterzaj?oldal=1')).headers.location).toBe('/podcast/hatterzaj');
    expect((await server.telex('/podcast')).text).toContain('/g7/podcast/szamok');
  });

  it('exists as soon as the podcast does', async () => {
    expect((await server.telex('/podcast/uj')).status).toBe(404);
    await server.context.audio.save({ ...show, slug: 'uj', name: 'Új', guid: null }, []);
    await server.settled();
    expect((await server.telex('/podcast/uj')).text).toContain('még nincs adása');
  });
});

describe('a story with an embedded episode', () => {
  it('has its player and chapters, and nothing for a missing episode [POD-05]', async () => {
    const title =
      'Az a hosszú cím, amelyet senki nem olvas végig, mert közben elindul a hang és beszélni kezd';
    await server.context.audio.save(show, [
      episode('egy', { title, articleId: story, chapters: [{ at: 30, title: 'Vége' }] }),
    ]);
    await server.settled();
    const { text } = await server.telex('/2026/11/20/hallgatni-arany');
    expect(text.match(/data-play=/g)).toHaveLength(1);
    expect(text).toContain('Az a hosszú cím, amelyet senki nem olvas végig, mert közben...<');
    expect(text).toMatch(/href="\/felvetelek\/[a-z2-7]+\/egy\.wav#t=30"/);
    expect(structuredData(text)).toContainEqual(
      expect.objectContaining({
        '@type': 'PodcastEpisode',
        name: title,
        duration: 'PT75S',
        inLanguage: 'hu',
        associatedMedia: expect.objectContaining({
          '@type': 'AudioObject',
          contentUrl: expect.stringMatching(/^http:\/\/[^/]+\/felvetelek\/[a-z2-7]+\/egy\.wav$/),
        }),
        partOfSeries: expect.objectContaining({ url: expect.stringMatching(/^http.*\/podcast\/hatterzaj$/) }),
      }),
    );
  });

  it('gives the episode the address that its podcast’s page and feed use [S07]', async () => {
    const address = `http://localhost:${server.port}/2026/11/20/hallgatni-arany`;
    const story = await server.telex('/2026/11/20/hallgatni-arany');
    expect(structuredData(story.text)).toContainEqual(
      expect.objectContaining({ '@type': 'PodcastEpisode', url: address }),
    );
    expect((await server.telex('/podcast/hatterzaj')).text).toContain(`"url":"${address}"`);
    expect((await server.telex('/rss/podcast/hatterzaj')).text).toContain(`<link>${address}</link>`);
  });

  it('uses the podcast’s page as the address once the story about it is withdrawn [S07]', async () => {
    const about = await save(server.context, { slug: 'arrol-szol', title: 'Arról szól' });
    const publishedAt = at('2026-11-10T06:00:00+01:00');
    await server.context.audio.save(show, [episode('regi', { articleId: about, publishedAt })]);
    const body = [{ kind: 'episode' as const, slug: 'regi' }];
    await save(server.context, { slug: 'megemliti', title: 'Megemlíti', body });
    await server.settled();
    const address = async () => {
      const jsonLd = structuredData((await server.telex('/2026/11/20/megemliti')).text);
      const known = z.object({ '@type': z.literal('PodcastEpisode'), url: z.string() });
      const urls = jsonLd.flatMap((one) => known.safeParse(one).data?.url ?? []);
      return urls.map((url) => url.slice(`http://localhost:${server.port}`.length));
    };
    expect(await address()).toEqual(['/2026/11/20/arrol-szol']);
    await server.context.content.withdraw(about);
    await server.settled();
    expect(await address()).toEqual(['/podcast/hatterzaj#regi']);
  });

  it('may be a post of a live blog [POD-05]', async () => {
    const blog = await save(server.context, { slug: 'hang-elo', title: 'Hang, élőben', type: 'liveblog' });
    await save(server.context, {
      slug: 'hang-elo-1',
      title: 'Itt meghallgatható',
      type: 'liveblogpost',
      parentId: blog,
      body: [{ kind: 'episode', slug: 'egy' }],
    });
    await server.settled();
    const { text } = await server.telex('/2026/11/20/hang-elo');
    expect(text).toMatch(/<article id="poszt-hang-elo-1".*?data-play=.*?<\/article>/s);
  });
});

describe('the feed of a podcast', () => {
  it('is in the format of directories and players [S06]', async () => {
    const answer = await server.telex('/rss/podcast/hatterzaj');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const channel = child(readXml(answer.text), 'channel');
    const text = (name: string): string => child(channel, name).text;
    expect(text('title')).toBe('Háttérzaj & barátai');
    expect(text('podcast:guid')).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(child(channel, 'podcast:locked').attributes).toEqual({ owner: 'podcast@lap.example' });
    expect(text('itunes:explicit')).toBe('false');
    const [category] = all(channel, 'itunes:category');
    expect(category?.attributes.text).toBe('Society & Culture');
    expect(category?.children[0]?.attributes.text).toBe('Documentary');
    const [first, second] = all(channel, 'item');
    if (!first || !second) throw new Error('two episodes can be heard');
    expect(child(first, 'enclosure').attributes).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:\d+\/felvetelek\/[a-z2-7]{16}\/egy\.wav$/),
      length: '412',
      type: 'audio/wav',
    });
    expect(child(first, 'itunes:duration').text).toBe('75');
    expect(child(first, 'guid')).toMatchObject({ text: 'egy', attributes: { isPermaLink: 'false' } });
    expect(child(first, 'link').text).toMatch(/\/2026\/11\/20\/hallgatni-arany$/);
    expect(child(second, 'guid').text).toBe('ketto');
  });

  it('links to the chapters in the format of players', async () => {
    const { text } = await server.telex('/rss/podcast/hatterzaj');
    const [marks] = all(readXml(text), 'podcast:chapters');
    const path = new URL(marks?.attributes.url ?? '').pathname;
    const answer = await server.telex(path);
    expect(answer.headers['content-type']).toContain('application/json+chapters');
    expect(answer.json()).toEqual({ version: '1.2.0', chapters: [{ startTime: 30, title: 'Vége' }] });
    expect((await server.telex('/rss/podcast/hatterzaj/ketto.json')).status).toBe(404);
    expect((await server.telex('/rss/podcast/szamok/egy.json')).status).toBe(404);
  });

  it('exists only on the domain of its site', async () => {
    expect((await server.telex('/rss/podcast/szamok')).status).toBe(200);
    expect((await server.telex('/rss/podcast/tuloldal')).status).toBe(404);
    expect((await server.transtelex('/rss/podcast/tuloldal')).status).toBe(200);
    expect((await server.telex('/rss/podcast/nincs')).status).toBe(404);
    expect((await server.telex('/rss/podcast/%00')).status).toBe(404);
  });
});
