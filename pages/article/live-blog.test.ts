import { beforeAll, describe, expect, it } from 'vitest';
import { depot as depotSlug } from '#tests/api-calls.ts';
import { withServer } from '#tests/server.ts';
import { draftOf, save, type TestStories, writeStories } from '#tests/stories.ts';

const server = withServer();
let stories: TestStories;
beforeAll(async () => {
  stories = await writeStories(server.context);
  await server.settled();
});

const path = `/belfold/2026/11/20/${depotSlug}`;
const version = `/api/articles/${depotSlug}/version`;

async function versionNow(): Promise<number> {
  await server.settled();
  const { v } = Object((await server.telex(version)).json());
  return Number(v);
}

function postsIn(html: string): string[] {
  return [...html.matchAll(/<article id="poszt-([^"]+)"/g)].map(([, slug = '']) => slug);
}

function post(slug: string, about: Partial<Parameters<typeof draftOf>[0]> = {}) {
  return draftOf({
    slug,
    title: `Remíz: ${slug}`,
    type: 'liveblogpost',
    parentId: stories.depot,
    pubDate: new Date('2026-11-20T11:00:00+01:00'),
    ...about,
  });
}

describe('the version of a live blog', () => {
  it('increments with each change of its posts that readers can see [LIVE-03] [LIVE-04]', async () => {
    const before = await versionNow();
    const [saved] = await server.context.content.save([post('uj')], 'create');
    expect(await versionNow()).toBe(before + 1);
    await server.context.content.save([post('keszul', { state: 'draft' })], 'create');
    expect(await versionNow()).toBe(before + 1);
    await server.context.content.withdraw(saved?.id ?? 0);
    expect(await versionNow()).toBe(before + 2);
  });

  it('is a few bytes at an address shared by all readers, with an ETag, cached for seconds [S15]', async () => {
    const { headers, text } = await server.telex(version);
    expect(text).toMatch(/^\{"v":\d+\}$/);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-if-error=86400');
    const again = await server.telex(version, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect((await server.telex(`${version}?t=17`)).headers.etag).toBe(headers.etag);
    server.takeQueries();
    await server.telex(version, { headers: { 'x-site': 'after' } });
    expect(server.takeQueries()).toEqual([]);
  });

  it('redirects from a former slug of the story [S03]', async () => {
    const id = await save(server.context, { slug: 'elso-nev', title: 'Átnevezve', type: 'liveblog' });
    await save(server.context, { slug: 'masik-nev', title: 'Átnevezve', type: 'liveblog', id });
    await server.settled();
    const { status, headers } = await server.telex('/api/articles/elso-nev/version');
    expect([status, headers.location]).toEqual([301, '/api/articles/masik-nev/version']);
  });
});

describe('a live blog’s page', () => {
  it('has thirty posts, pinned first, and links to the others [LIVE-01]', async () => {
    const first = await server.telex(path);
    expect(postsIn(first.text)).toHaveLength(30);
    expect(postsIn(first.text)[0]).toBe('remiz-1');
    expect(first.text).toContain(`href="${path}?oldal=2"`);
    const second = await server.telex(`${path}?oldal=2`);
    expect(postsIn(second.text)).toEqual(['remiz-3', 'remiz-2']);
    expect(second.text).toMatch(/<link rel="canonical" href="[^"]+szeged\?oldal=2">/);
    expect(second.text).toContain('2. oldal – ');
    expect((await server.telex(`${path}?oldal=3`)).status).toBe(404);
    const story = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';
    const cached = async () =>
      /^lapzarta_cache_entries\{[^}]*pages[^}]*\} (\d+)/m.exec(await server.metrics())?.[1];
    const before = await cached();
    expect(before).toBeDefined();
    // It has no posts, and any number of post parameters displaces no page from the cache.
    for (const invented of ['?oldal=3', '?oldal=4', '?szuro=fontos'])
      expect((await server.telex(story + invented)).status).toBe(200);
    expect(await cached()).toBe(before);
  });

  it('of five hundred posts is as long as one of thirty [LIVE-01]', async () => {
    const { live } = server.context;
    const id = await save(server.context, { slug: 'hosszu-nap', title: 'Hosszú nap', type: 'liveblog' });
    await live.setLive('hosszu-nap', true);
    await server.context.content.save(
      Array.from({ length: 500 }, (_, at) =>
        post(`hosszu-${at}`, {
          parentId: id,
          pubDate: new Date(Date.parse('2026-11-20T07:00:00+01:00') + at * 60_000),
        }),
      ),
      'create',
    );
    await server.settled();
    const { text } = await server.telex('/2026/11/20/hosszu-nap');
    expect(postsIn(text)).toEqual(Array.from({ length: 30 }, (_, at) => `hosszu-${499 - at}`));
    expect(text).toContain('href="/2026/11/20/hosszu-nap?oldal=17"');
    expect(text.length).toBeLessThan(100_000);
  });

  it('shows only key events on request, excluded from search engines', async () => {
    await server.context.content.save([post('fordulat', { keyEvent: true, title: 'Fordulat' })], 'create');
    await server.settled();
    const all = await server.telex(path);
    expect(all.text).toContain('Csak a legfontosabbak');
    const key = await server.telex(`${path}?szuro=fontos`);
    expect(postsIn(key.text)).toEqual(['fordulat']);
    expect(key.text).toContain('<meta name="robots" content="noindex">');
    expect(key.text).toMatch(/<link rel="canonical" href="[^"]+szeged">/);
  });

  it('opens at the current page of a post, or at the top if the post was withdrawn', async () => {
    const where = async (slug: string): Promise<(string | number | undefined)[]> => {
      const { status, headers } = await server.telex(`${path}?poszt=${slug}`);
      return [status, headers.location];
    };
    expect(await where('remiz-32')).toEqual([302, `${path}#poszt-remiz-32`]);
    expect(await where('remiz-2')).toEqual([302, `${path}?oldal=2#poszt-remiz-2`]);
    expect(await where('keszul')).toEqual([302, path]);
    expect((await server.telex(`${path}?poszt=..%2F`)).status).toBe(200);
  });

  it('is also found at /elo only while it is live [SITE-24] [X01] [REDIR-09]', async () => {
    const live = await server.telex(`${path}/elo`);
    expect(live.status).toBe(200);
    expect(live.text).toMatch(/<link rel="canonical" href="[^"]+szeged">/);
    const ended = await save(server.context, { slug: 'veget-ert', title: 'Véget ért', type: 'liveblog' });
    await server.settled();
    const elo = async (slug: string) => server.telex(`/2026/11/20/${slug}/elo`);
    expect((await elo('veget-ert')).headers.location).toBe('/2026/11/20/veget-ert');
    await save(server.context, {
      id: ended,
      slug: 'veget-ert',
      title: 'Újra él',
      type: 'liveblog',
      flags: ['live'],
    });
    await server.settled();
    expect((await elo('veget-ert')).status).toBe(200);
    // A live story that is not a live blog has one address.
    const bridge = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';
    expect((await server.telex(`${bridge}/elo`)).headers.location).toBe(bridge);
  });

  it('lists every post it shows for search engines [S07]', async () => {
    const { text } = await server.telex(path);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    const [blog] = [JSON.parse(json)].flat();
    expect(blog).toMatchObject({ '@type': 'LiveBlogPosting', coverageStartTime: '2026-11-20T05:00:00.000Z' });
    expect(blog.liveBlogUpdate).toHaveLength(30);
    expect(blog.liveBlogUpdate[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Remíz, 1. bejegyzés',
      articleBody: expect.stringContaining('írta'),
      datePublished: '2026-11-20T06:00:00.000Z',
      dateModified: expect.stringContaining('2026-11-21'),
    });
    expect(blog.liveBlogUpdate[0].url).toMatch(/^http:\/\/localhost:\d+\/belfold\/2026\/11\/20\/remiz-1$/);
    expect(blog.coverageEndTime).toBeUndefined();
  });
});

describe('a post’s own page', () => {
  it('shows up to four other posts of its live blog, the pinned one first [LIVE-02]', async () => {
    const { text } = await server.telex('/belfold/2026/11/20/remiz-31');
    const [, list = ''] = /aria-labelledby="tovabbi-bejegyzesek"(.*?)<\/nav>/s.exec(text) ?? [];
    const links = [...list.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.split('/').at(-1));
    expect(links).toEqual(['remiz-1', 'fordulat', 'remiz-32', 'remiz-30']);
  });
});
