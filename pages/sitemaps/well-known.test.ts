import { beforeAll, describe, expect, it } from 'vitest';
import { all, child, readXml } from '#platform/feeds/read-xml.fixture.ts';
import { withServer } from '#tests/server.ts';
import { writeStories } from '#tests/stories.ts';

const server = withServer();
const home = () => `http://localhost:${server.port}`;
const regional = () => `http://transtelex.localhost:${server.port}`;

beforeAll(async () => {
  await writeStories(server.context);
  await server.settled();
});

describe('robots.txt', () => {
  it('allows everything except search results, and names the domain’s sitemaps [S06]', async () => {
    const { text, headers } = await server.telex('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.split('\n').slice(0, 4)).toEqual([
      'User-agent: *',
      'Disallow: /api/search',
      'Disallow: /archivum?*term=',
      'Disallow: /archivum?*filters=',
    ]);
    expect(text).toContain('Disallow: /g7/archivum?*term=');
    expect(text).toContain(`Sitemap: ${home()}/sitemap.xml\nSitemap: ${home()}/sitemap/news.xml\n`);
    const other = await server.transtelex('/robots.txt');
    expect(other.text).toContain(`Sitemap: ${regional()}/sitemap.xml`);
    expect(other.text).not.toContain('/g7/');
  });
});

describe('the search description', () => {
  it.each([
    ['/opensearch.xml', 'Lapzárta', '/archivum?term={searchTerms}'],
    ['/g7/opensearch.xml', 'G7', '/g7/archivum?term={searchTerms}'],
  ])('%s is the site’s own', async (path, name, template) => {
    const answer = await server.telex(path);
    expect(answer.headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    const root = readXml(answer.text);
    expect(child(root, 'ShortName').text).toBe(name);
    const [page] = all(root, 'Url').filter((url) => url.attributes.type === 'text/html');
    expect(page?.attributes.template).toBe(home() + template);
  });

  it('respects the length limit of names', async () => {
    const root = readXml((await server.transtelex('/opensearch.xml')).text);
    expect(child(root, 'ShortName').text.length).toBeLessThanOrEqual(16);
  });

  it('is linked in the `<head>` of every page', async () => {
    expect((await server.telex('/g7')).text).toMatch(
      /<link rel="search"[^>]*href="[^"]*\/g7\/opensearch\.xml"/,
    );
  });
});

describe('security.txt', () => {
  it('contains the contact address', async () => {
    const { text } = await server.telex('/.well-known/security.txt');
    expect(text).toContain('Contact: mailto:biztonsag@lapzarta.example\nExpires: 2027-11-01T00:00:00.000Z\n');
    expect(text).toContain(`Canonical: ${home()}/.well-known/security.txt`);
  });
});

describe('crawlers', () => {
  it('get the same bytes as readers [S21] [SEO-03] [SEO-09]', async () => {
    for (const path of [
      '/',
      '/legfrissebb',
      '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra',
    ]) {
      const [reader, crawler] = await Promise.all(
        ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)'].map(
          (agent) => server.telex(path, { headers: { 'user-agent': agent } }),
        ),
      );
      expect(crawler?.status, path).toBe(200);
      expect(crawler?.text, path).toBe(reader?.text);
    }
  });
});
