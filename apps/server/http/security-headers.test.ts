/** Security headers of all answers, for every client and from every source. */
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { writeStories } from '#tests/stories.ts';

const server = withServer();
beforeAll(async () => {
  await writeStories(server.context);
  await server.settled();
});

describe('the content type', () => {
  it.each([
    '/',
    '/nincs/ilyen',
    '/legfrissebb',
    '/legfrissebb/_payload.json',
    '/kviz/nincs',
    '/api/articles',
    '/api/nincs',
    '/rss',
    '/sitemap.xml',
    '/robots.txt',
    '/opensearch.xml',
    '/site.webmanifest',
    '/favicon.svg',
    '/favicon.ico',
    '/_edition/icon-telex.svg',
    '/.well-known/security.txt',
    '/builds/latest.json',
    '/builds/meta/nincs.json',
    '/healthz',
    '/readyz',
    '/kviz/schema.graphql',
    '/kepek/nincs',
    '/api/docs',
    '/%zz',
    '/service-worker.js',
    // Redirects of a page's address, of a feed's, of a click id, of the missing login.
    '/legfrissebb/',
    '/legfrissebb?oldal=1',
    '/?fbclid=x',
    '/login',
    '/feed',
    '/rss/index.xml',
  ])('is not sniffed: %s', async (path) => {
    // Rendered, then from memory; a duplicated header would be `nosniff, nosniff`.
    for (const method of ['GET', 'GET', 'HEAD']) {
      const { headers, status } = await server.telex(path, { method });
      expect([path, status, headers['x-content-type-options']]).toEqual([path, status, 'nosniff']);
    }
  });
});

describe('other sites', () => {
  const policyOf = async (path: string, options = {}) => {
    const { headers } = await server.telex(path, options);
    return headers['cross-origin-resource-policy'];
  };

  it.each([
    '/',
    '/legfrissebb',
    '/api/articles',
    '/rss',
    '/favicon.svg',
    '/_edition/icon-telex.svg',
    '/sitemap.xml',
    '/legfrissebb/',
  ])('may show what is public: %s', async (path) => {
    // Rendered, then from memory.
    expect([await policyOf(path), await policyOf(path)]).toEqual(['cross-origin', 'cross-origin']);
  });

  it.each(['/api/me', '/api/logout', '/tamogatas/belepes', '/api/nincs'])(
    'may not load what is personal, or depends on who asks: %s',
    async (path) => expect(await policyOf(path)).toBe('same-origin'),
  );

  it.each(['/api/me', '/api/logout', '/api/nincs'])(
    'may not show personal data as a document: %s',
    async (path) => {
      const { headers } = await server.telex(path);
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    },
  );
});

describe('the content security policy of a page', () => {
  const policyOf = async (path: string) =>
    String((await server.telex(path)).headers['content-security-policy']);

  it('allows audio of the edition alone, then of the hosts of imported podcasts', async () => {
    expect(await policyOf('/nincs/ilyen')).toMatch(/; media-src 'self';/);
    const item = (guid: string, url: string) =>
      `<item><title>${guid}</title><guid>${guid}</guid><pubDate>Fri, 20 Nov 2026 05:00:00 GMT</pubDate><enclosure url="${url}" type="audio/mpeg"/></item>`;
    const sounds = [
      'http://hang.example/a.mp3',
      'https://hang.example/b.mp3?x',
      'https://cdn.example:8443/c.mp3',
    ];
    const items = sounds.map((url, at) => item(`${at}`, url)).join('');
    const xml = `<rss version="2.0"><channel><title>Messzi műsor</title>${items}</channel></rss>`;
    const request = { xml, site: 'telex', slug: null, sourceUrl: '', isDryRun: false };
    expect(await server.context.audio.importFeed(request)).toMatchObject({ kind: 'imported' });
    await server.settled();
    const expected = /; media-src 'self' https:\/\/cdn\.example:8443 https:\/\/hang\.example;/;
    await expect.poll(() => policyOf(`/nincs/${Math.random()}`)).toMatch(expected);
  });

  it('does not require https on a local machine', async () => {
    expect((await server.telex('/')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('a site at a public address', () => {
  const out = withServer({
    edition: (edition) => ({
      ...edition,
      soundHosts: ['vezet.example'],
      sites: edition.sites.map((site) => ({ ...site, domains: [`${site.slug}.example`] })),
    }),
  });

  it.each(['/', '/nincs/ilyen'])('requires https for a year: %s', async (path) => {
    const { headers } = await out.telex(path, { host: 'telex.example' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain("media-src 'self' https://vezet.example;");
  });
});

describe('a drawing opened as a document', () => {
  it.each(['/favicon.svg', '/_edition/icon-telex.svg', '/after/favicon.svg'])(
    'runs no script: %s',
    async (path) => {
      const { status, headers } = await server.telex(path);
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
    },
  );
});
