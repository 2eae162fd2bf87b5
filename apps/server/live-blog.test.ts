import { beforeAll, describe, expect, it } from 'vitest';
import { depot as depotSlug } from '../../tests/calls.ts';
import { withServer } from '../../tests/server.ts';
import { draftOf, save, type TestStories, writeStories } from '../../tests/stories.ts';

const server = withServer();
let stories: TestStories;
beforeAll(async () => {
  stories = await writeStories(server.house);
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
    ...{ slug, title: `Remíz: ${slug}`, type: 'liveblogpost', parentId: stories.depot },
    pubDate: new Date('2026-11-20T11:00:00+01:00'),
    ...about,
  });
}

describe('the version of a live blog', () => {
  it('counts its posts’ changes as its own, those that readers see [LIVE-03] [LIVE-04]', async () => {
    const before = await versionNow();
    const [saved] = await server.house.content.save([post('uj')], 'create');
    expect(await versionNow()).toBe(before + 1);
    await server.house.content.save([post('keszul', { state: 'draft' })], 'create');
    expect(await versionNow()).toBe(before + 1);
    await server.house.content.withdraw(saved?.id ?? 0);
    expect(await versionNow()).toBe(before + 2);
  });

  it('is a few bytes at an address that is the same for all, known again by its tag, kept for seconds [S15]', async () => {
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

  it('leads on from a slug that the story once had [S03]', async () => {
    const id = await save(server.house, { slug: 'elso-nev', title: 'Átnevezve', type: 'liveblog' });
    await save(server.house, { slug: 'masik-nev', title: 'Átnevezve', type: 'liveblog', id });
    await server.settled();
    const { status, headers } = await server.telex('/api/articles/elso-nev/version');
    expect([status, headers.location]).toEqual([301, '/api/articles/masik-nev/version']);
  });
});

describe('a live blog’s page', () => {
  it('has thirty posts, pinned first, and leads to the others [LIVE-01]', async () => {
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
    const kept = async () =>
      /^lapzarta_cache_entries\{[^}]*pages[^}]*\} (\d+)/m.exec((await server.telex('/metrics')).text)?.[1];
    const before = await kept();
    expect(before).toBeDefined();
    // It has no posts, and pushes no page out of the memory however many numbers are asked for.
    for (const invented of ['?oldal=3', '?oldal=4', '?szuro=fontos'])
      expect((await server.telex(story + invented)).status).toBe(200);
    expect(await kept()).toBe(before);
  });

  it('of five hundred posts is as long as one of thirty [LIVE-01]', async () => {
    const { live } = server.house;
    const id = await save(server.house, { slug: 'hosszu-nap', title: 'Hosszú nap', type: 'liveblog' });
    await live.setLive('hosszu-nap', true);
    await server.house.content.save(
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

  it('shows key events alone where that is asked, which searching machines leave out', async () => {
    await server.house.content.save([post('fordulat', { keyEvent: true, title: 'Fordulat' })], 'create');
    await server.settled();
    const all = await server.telex(path);
    expect(all.text).toContain('Csak a legfontosabbak');
    const key = await server.telex(`${path}?szuro=fontos`);
    expect(postsIn(key.text)).toEqual(['fordulat']);
    expect(key.text).toContain('<meta name="robots" content="noindex">');
    expect(key.text).toMatch(/<link rel="canonical" href="[^"]+szeged">/);
  });

  it('opens at a post wherever that stands by now, and without it where it is withdrawn', async () => {
    const where = async (slug: string): Promise<(string | number | undefined)[]> => {
      const { status, headers } = await server.telex(`${path}?poszt=${slug}`);
      return [status, headers.location];
    };
    expect(await where('remiz-32')).toEqual([302, `${path}#poszt-remiz-32`]);
    expect(await where('remiz-2')).toEqual([302, `${path}?oldal=2#poszt-remiz-2`]);
    expect(await where('keszul')).toEqual([302, path]);
    expect((await server.telex(`${path}?poszt=..%2F`)).status).toBe(200);
  });

  it('is found with /elo while it is live, and only then [SITE-24] [X01] [REDIR-09]', async () => {
    const live = await server.telex(`${path}/elo`);
    expect(live.status).toBe(200);
    expect(live.text).toMatch(/<link rel="canonical" href="[^"]+szeged">/);
    const ended = await save(server.house, { slug: 'veget-ert', title: 'Véget ért', type: 'liveblog' });
    await server.settled();
    const elo = async (slug: string) => server.telex(`/2026/11/20/${slug}/elo`);
    expect((await elo('veget-ert')).headers.location).toBe('/2026/11/20/veget-ert');
    await save(server.house, {
      ...{ id: ended, slug: 'veget-ert', title: 'Újra él', type: 'liveblog', flags: ['live'] },
    });
    await server.settled();
    expect((await elo('veget-ert')).status).toBe(200);
    // A story that is live and no live blog has one address.
    const bridge = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';
    expect((await server.telex(`${bridge}/elo`)).headers.location).toBe(bridge);
  });

  it('tells search engines of every post it shows [S07]', async () => {
    const { text } = await server.telex(path);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    const [blog] = [JSON.parse(json)].flat();
    expect(blog).toMatchObject({ '@type': 'LiveBlogPosting', coverageStartTime: '2026-11-20T05:00:00.000Z' });
    expect(blog.liveBlogUpdate).toHaveLength(30);
    expect(blog.liveBlogUpdate[0]).toMatchObject({
      ...{
        '@type': 'BlogPosting',
        headline: 'Remíz, 1. bejegyzés',
        articleBody: expect.stringContaining('írta'),
      },
      ...{ datePublished: '2026-11-20T06:00:00.000Z', dateModified: expect.stringContaining('2026-11-21') },
    });
    expect(blog.liveBlogUpdate[0].url).toMatch(/^http:\/\/localhost:\d+\/belfold\/2026\/11\/20\/remiz-1$/);
    expect(blog.coverageEndTime).toBeUndefined();
  });
});

describe('a post’s own page', () => {
  it('shows up to four others of its live blog, the pinned one first [LIVE-02]', async () => {
    const { text } = await server.telex('/belfold/2026/11/20/remiz-31');
    const [, list = ''] = /aria-labelledby="tovabbi-bejegyzesek"(.*?)<\/nav>/s.exec(text) ?? [];
    const links = [...list.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.split('/').at(-1));
    expect(links).toEqual(['remiz-1', 'fordulat', 'remiz-32', 'remiz-30']);
  });
});
