import { beforeAll, describe, expect, it, vi } from 'vitest';
import { withServer } from '#tests/server.ts';
import { save, type TestStories, writeStories } from '#tests/stories.ts';

const server = withServer();
let stories: TestStories;
beforeAll(async () => {
  stories = await writeStories(server.context);
  for (let number = 1; number <= 9; number += 1)
    await save(server.context, { slug: `hir-${number}`, title: `${number}. hír` });
  await server.settled();
});

const bridge = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';
const onion = '/erdely/2026/11/19/ermelleki-hagymasok-kozos-raktara';

async function locationOf(path: string): Promise<string | undefined> {
  const answer = await server.telex(path);
  expect(answer.status, path).toBe(301);
  return answer.headers.location;
}

function canonicalIn(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}

describe('the address of a story', () => {
  it('consists of site, section, date and slug, and the text is in the HTML [SEO-02] [SEO-03]', async () => {
    const { status, text } = await server.telex(bridge);
    expect(status).toBe(200);
    // A single-letter "a" never ends a line.
    expect(text).toContain('Fából építettek rezgésérzékelőt a\u00a0hídra</h1>');
    expect(text).toContain('Nyírfából, három nap alatt');
    expect(text).toContain('href="/belfold/2026/11/19/village-ferry-back-on-the-danube"');
    expect(canonicalIn(text)).toBe(`http://localhost:${server.port}${bridge}`);
    expect((await server.telex('/after/bulvar/2026/11/17/otkor-elhallgat-a-basszus')).status).toBe(200);
  });

  it.each([
    ['/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra', bridge],
    ['/belfold/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra', bridge],
    ['/tudomany/2026/11/21/fabol-epitettek-rezgeserzekelot-a-hidra', bridge],
    ['/g7/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra', bridge],
    ['/bulvar/2026/11/17/otkor-elhallgat-a-basszus', '/after/bulvar/2026/11/17/otkor-elhallgat-a-basszus'],
  ])('redirects from %s to the canonical one [SEO-01]', async (path, canonical) => {
    expect(await locationOf(path)).toBe(canonical);
  });

  it('loses a trailing /elo [REDIR-09]', async () => {
    expect(await locationOf(`${bridge}/elo`)).toBe(bridge);
  });

  it('loses fbclid and a trailing slash, and keeps every other parameter [REDIR-10]', async () => {
    expect(await locationOf(`${bridge}?fbclid=abc`)).toBe(bridge);
    expect(await locationOf(`${bridge}?utm_source=a%26b&fbclid=x&p=1`)).toBe(
      `${bridge}?utm_source=a%26b&p=1`,
    );
    expect(await locationOf(`/legfrissebb/?oldal=2&fbclid=x`)).toBe('/legfrissebb?oldal=2');
    expect(await locationOf(`${bridge}/`)).toBe(bridge);
  });

  it.each(['gclid=x', 'gclid=x&utm_source=y', 'msclkid=x', 'FBCLID=x'])(
    'keeps %s: only fbclid is removed [REDIR-10]',
    async (query) => {
      const answer = await server.telex(`${bridge}?${query}`);
      expect([answer.status, answer.headers.location]).toEqual([200, undefined]);
      expect(await locationOf(`${bridge}?${query}&fbclid=z`)).toBe(`${bridge}?${query}`);
    },
  );

  it('is separate on a mirroring site, with a canonical link to the original [S02]', async () => {
    const mirrored = await server.telex(onion);
    expect(mirrored.status).toBe(200);
    expect(canonicalIn(mirrored.text)).toBe(`http://transtelex.localhost:${server.port}${onion}`);
    const original = await server.transtelex(onion);
    expect(original.status).toBe(200);
    expect(canonicalIn(original.text)).toBe(`http://transtelex.localhost:${server.port}${onion}`);
  });

  it('redirects from another domain to the story’s own [SEO-01]', async () => {
    const answer = await server.transtelex(bridge);
    expect([answer.status, answer.headers.location]).toEqual([
      301,
      `http://localhost:${server.port}${bridge}`,
    ]);
  });

  it('from before a change of slug redirects to the current one [S03]', async () => {
    const id = await save(server.context, { slug: 'elso-cim', title: 'Első cím' });
    expect((await server.telex('/2026/11/20/elso-cim')).status).toBe(200);
    await save(server.context, { id, slug: 'masodik-cim', title: 'Második cím' });
    await server.settled();
    expect(await locationOf('/2026/11/20/elso-cim')).toBe('/2026/11/20/masodik-cim');
    await save(server.context, { id, slug: 'harmadik-cim', title: 'Harmadik cím' });
    await server.settled();
    expect(await locationOf('/2026/11/20/elso-cim')).toBe('/2026/11/20/harmadik-cim');
    expect(await locationOf('/2026/11/20/masodik-cim')).toBe('/2026/11/20/harmadik-cim');
    await expect(save(server.context, { slug: 'elso-cim', title: 'Másé' })).rejects.toThrow(
      /belongs to another/,
    );
    await server.context.content.withdraw(id);
    await server.settled();
    expect((await server.telex('/2026/11/20/elso-cim')).status).toBe(404);
  });

  it('keeps the date of the first publication [S01]', async () => {
    const pubDate = new Date('2026-11-19T23:30:00+01:00');
    await save(server.context, { slug: 'ejfel-elott', title: 'Éjfél előtt', pubDate });
    await save(server.context, { slug: 'ejfel-utan', title: 'Éjfél után', pubDate, site: 'transtelex' });
    await server.settled();
    expect((await server.telex('/2026/11/19/ejfel-elott')).status).toBe(200);
    expect((await server.transtelex('/2026/11/20/ejfel-utan')).status).toBe(200);
  });
});

describe('a redirect takes one hop [S04]', () => {
  it('from a story’s address with several deviations', async () => {
    const untidy = '//belfold/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra/elo/?utm=a&fbclid=b';
    expect(await locationOf(untidy)).toBe(`${bridge}?utm=a`);
    expect(await locationOf('/legfrissebb/?oldal=1&fbclid=b')).toBe('/legfrissebb');
  });

  it('from an imported story’s old address, in any spelling', async () => {
    const rows = ['/2019/05/regi-hid', '/2019/05/12/regi-hid', '/hírek/régi híd'].map((path) => ({
      site: 'telex',
      path,
      article_id: stories.bridge,
      target: null,
    }));
    await server.database.db.insertInto('redirects').values(rows).execute();
    for (const path of [
      '/2019/05/regi-hid',
      '/2019/05/regi-hid/',
      '/2019/05/12/regi-hid/',
      '/2019/05/12/regi-hid/?fbclid=x',
      '/h%C3%ADrek/r%C3%A9gi%20h%C3%ADd/',
    ])
      expect(await locationOf(path), path).toBe(bridge);
  });

  it('and preserves the encoding of an external target', async () => {
    const target = 'https://bolt.example/kosár?a=%26%C3%A1 b\r\nset-cookie: x=1';
    await server.database.db
      .insertInto('redirects')
      .values({ site: 'telex', path: '/bolt', target })
      .execute();
    expect(await locationOf('/bolt')).toBe(
      'https://bolt.example/kos%C3%A1r?a=%26%C3%A1%20b%0D%0Aset-cookie:%20x=1',
    );
  });
});

describe('an old address with a configured redirect', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//gonosz.example/',
    '/\\gonosz.example/',
    'https:/\\gonosz.example',
  ])('to %s is not redirected [ERR-08]', async (target) => {
    const path = `/veszelyes/${Buffer.from(target).toString('hex')}`;
    await server.database.db.insertInto('redirects').values({ site: 'telex', path, target }).execute();
    const { status, headers } = await server.telex(path);
    expect([status, headers.location]).toEqual([404, undefined]);
  });
});

describe('pages of a list', () => {
  it('start without a number [S05]', async () => {
    expect(await locationOf('/legfrissebb?oldal=1')).toBe('/legfrissebb');
    expect(await locationOf('/legfrissebb?oldal=1&a=b')).toBe('/legfrissebb?a=b');
  });

  it('treat any value other than a whole number of at least 1 as the first page [S05]', async () => {
    const first = await server.telex('/legfrissebb');
    for (const oldal of ['0', '-1', 'kettő', '1.5', ''])
      expect((await server.telex(`/legfrissebb?oldal=${encodeURIComponent(oldal)}`)).text, oldal).toBe(
        first.text,
      );
  });

  it('end with the last story: there is no page after it [S05] [ERR-03]', async () => {
    const second = await server.telex('/legfrissebb?oldal=2');
    expect(second.status).toBe(200);
    expect(canonicalIn(second.text)).toBe(`http://localhost:${server.port}/legfrissebb?oldal=2`);
    for (const oldal of ['40', '99999999999', '9'.repeat(20)])
      expect((await server.telex(`/legfrissebb?oldal=${oldal}`)).status, oldal).toBe(404);
  });
});

describe('the query', () => {
  it('never affects answers to other readers', async () => {
    expect(await locationOf('/legfrissebb/?utm_source=az-egyik')).toBe('/legfrissebb?utm_source=az-egyik');
    expect(await locationOf('/legfrissebb/?utm_source=a-masik')).toBe('/legfrissebb?utm_source=a-masik');
    const first = await server.telex('/legfrissebb');
    await server.context.content.correct(stories.bridge, { text: 'Hogy üres legyen a tár.' });
    await server.settled();
    const second = await server.telex('/legfrissebb?%6Fldal=2');
    expect(second.text).not.toBe(first.text);
    expect((await server.telex('/legfrissebb')).text).toBe(first.text);
    expect(await locationOf('/legfrissebb?oldal=2&oldal=3')).toBe('/legfrissebb?oldal=2');
  });

  it('may be an imported story’s old number on a front page', async () => {
    await server.database.db
      .insertInto('redirects')
      .values({ site: 'telex', path: '/?p=17', article_id: stories.bridge, target: null })
      .execute();
    expect(await locationOf('/?page_id=17')).toBe(bridge);
    expect(await locationOf('/?p=17')).toBe(bridge);
    expect((await server.telex('/?p=18')).status).toBe(404);
    expect((await server.telex('/?p=18')).text).toContain('Page not found: /?p=18');
    expect((await server.telex('/?p=x')).status).toBe(200);
    expect(await locationOf('/?attachment_id=17')).toBe(bridge);
    expect(await locationOf('/?feed=rss2')).toBe('/rss');
    const file = '/wp-content/uploads/2020/05/jelentes.pdf';
    await server.database.db
      .insertInto('redirects')
      .values({ site: 'telex', path: file, article_id: null, target: '/fajlok/x/jelentes.pdf' })
      .execute();
    expect(await locationOf(file)).toBe('/fajlok/x/jelentes.pdf');
  });
});

describe('an unknown host', () => {
  it('is served as the main site [SITE-07]', async () => {
    const here = await server.telex('/legfrissebb');
    const there = await server.unknownHost('/legfrissebb');
    expect([there.status, there.text]).toEqual([200, here.text]);
  });

  it('may be spelled in any way, but only the right one is the regional edition [SITE-02]', async () => {
    const regional = await server.telex('/', { host: 'TransTelex.localhost.' });
    expect(regional.text).toContain('<title>Lapzárta Erdély');
    for (const host of ['[::1]', 'transtelex.localhost.evil.example', 'a'.repeat(300), '%00'])
      expect((await server.telex('/', { host })).text).toContain('<title>Lapzárta –');
  });
});

describe('a sub-site', () => {
  it('answers only below its prefix, and not on the regional edition [SITE-02] [SITE-06] [X27]', async () => {
    expect((await server.telex('/after')).text).toContain('<title>After');
    expect((await server.telex('/after/legfrissebb')).text).toContain('Ötkor elhallgat a\u00a0basszus');
    expect((await server.telex('/afterx')).status).toBe(404);
    expect((await server.transtelex('/after')).status).toBe(404);
  });
});

describe('the viewer', () => {
  it('sees unpublished content only with a valid token, without filling the cache [ROLE-02] [ROLE-01]', async () => {
    const token = await server.context.accounts.createToken('Teszt Elek', 1);
    const draft = '/2026/11/20/keszulo-cikk';
    const headers = { authorization: `Bearer ${token}` };
    const preview = await server.telex(draft, { headers });
    expect([preview.status, preview.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(preview.headers['surrogate-key']).toBeUndefined();
    expect((await server.telex(draft)).status).toBe(404);
    expect((await server.telex(draft, { headers: { authorization: 'Bearer rossz' } })).status).toBe(404);
    expect((await server.telex(draft, { headers })).status).toBe(200);
    expect(stories.draft).toBeGreaterThan(0);
  });

  it('is redirected to unpublished content without revealing its address to others', async () => {
    const token = await server.context.accounts.createToken('Irány Irén', 1);
    const untidy = '/2026/11/19/keszulo-cikk/';
    const led = await server.telex(untidy, { headers: { authorization: `Bearer ${token}` } });
    expect([led.status, led.headers['cache-control']]).toEqual([301, 'no-store']);
    expect(led.headers['surrogate-key']).toBeUndefined();
  });

  it('with a valid token bypasses the cache', async () => {
    const token = await server.context.accounts.createToken('Friss Frida', 1);
    await server.telex(bridge);
    server.takeQueries();
    const answer = await server.telex(bridge, { headers: { authorization: `Bearer ${token}` } });
    expect(server.takeQueries().length).toBeGreaterThan(1);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a cached page', () => {
  it('costs at most two queries to render, and none afterwards', async () => {
    await save(server.context, { slug: 'draga-oldal', title: 'Drága oldal' });
    await server.settled();
    server.takeQueries();
    await server.telex('/2026/11/20/draga-oldal');
    expect(server.takeQueries().length).toBeLessThanOrEqual(2);
    await server.telex('/2026/11/20/draga-oldal');
    expect(server.takeQueries()).toEqual([]);
  });

  it('is unaffected when the system clock is set forwards or back', async () => {
    await server.telex(bridge);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (const days of [1, -2]) {
        vi.setSystemTime(Date.now() + days * 24 * 3_600_000);
        server.takeQueries();
        expect((await server.telex(bridge)).headers.warning).toBeUndefined();
        expect(server.takeQueries()).toEqual([]);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('has an ETag, a 304, a HEAD, and its keys for a CDN', async () => {
    const page = await server.telex(bridge);
    expect(page.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=10, stale-if-error=86400',
    );
    expect(page.headers['surrogate-key']?.toString().split(' ')).toContain(`article:${stories.bridge}`);
    const known = { 'if-none-match': String(page.headers.etag) };
    const again = await server.telex(bridge, { headers: known });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, page.headers.etag]);
    const head = await server.telex(bridge, { method: 'HEAD' });
    expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([
      200,
      0,
      page.headers['content-length'],
    ]);
  });

  it('has the same bytes for every reader [X28]', async () => {
    const one = await server.telex(bridge);
    const readers: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1' },
      { 'user-agent': 'Googlebot/2.1' },
      { 'accept-language': 'en-GB', 'save-data': 'on' },
      { cookie: 'n_token=tamogato; hirlevel=1' },
      { cookie: 'access_token=x' },
      // This is not answered from the cache.
      { authorization: `Bearer ${await server.context.accounts.createToken('Más Elek', 1)}` },
    ];
    for (const headers of readers) {
      const other = await server.telex(bridge, { headers });
      expect(other.text, JSON.stringify(headers)).toBe(one.text);
      expect(other.headers['set-cookie']).toBeUndefined();
    }
    expect(one.headers.vary).toBe('Accept-Encoding');
  });

  it('is compressed as requested', async () => {
    const plain = await server.telex(bridge);
    for (const encoding of ['br', 'gzip']) {
      const packed = await server.telex(bridge, { headers: { 'accept-encoding': encoding } });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(packed.text).toBe(plain.text);
    }
  });

  it('changes as soon as its story is corrected', async () => {
    await server.telex(bridge);
    await server.context.content.correct(stories.bridge, { text: 'A híd nem fából van.' });
    await server.settled();
    expect((await server.telex(bridge)).text).toContain('A híd nem fából van.');
  });
});

describe('assets of every site', () => {
  it('include icons, one of them maskable, and share pictures', async () => {
    for (const prefix of ['', '/g7']) {
      const manifest = await server.telex(`${prefix}/site.webmanifest`);
      expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
      expect(manifest.json()).toMatchObject({
        start_url: prefix || '/',
        icons: [
          { src: `${prefix}/icon-192.png`, purpose: 'any' },
          { src: `${prefix}/icon-512.png`, purpose: 'any' },
          { src: `${prefix}/icon-512-maskable.png`, sizes: '512x512', purpose: 'maskable' },
        ],
      });
      for (const file of ['icon-192.png', 'icon-512-maskable.png', 'apple-touch-icon.png', 'favicon.ico']) {
        const icon = await server.telex(`${prefix}/${file}`);
        expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
      }
    }
    expect((await server.telex('/_edition/share-telex.png')).headers['content-type']).toBe('image/png');
    expect((await server.telex('/_edition/nincs.png')).status).toBe(404);
    expect((await server.telex('/_edition/..%2Fedition.yaml')).status).toBe(404);
  });
});
