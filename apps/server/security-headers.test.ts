/** What every answer says of itself, whoever it is for and wherever it comes from. */
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../tests/server.ts';
import { writeStories } from '../../tests/stories.ts';

const server = withServer();
beforeAll(async () => {
  await writeStories(server.house);
  await server.settled();
});

describe('the kind of an answer', () => {
  it.each([
    ...['/', '/nincs/ilyen', '/legfrissebb', '/legfrissebb/_payload.json', '/kviz/nincs', '/api/articles'],
    ...['/api/nincs', '/rss', '/sitemap.xml', '/robots.txt', '/opensearch.xml', '/site.webmanifest'],
    ...['/favicon.svg', '/favicon.ico', '/_edition/icon-telex.svg', '/.well-known/security.txt'],
    ...['/builds/latest.json', '/builds/meta/nincs.json', '/healthz', '/readyz', '/metrics'],
    ...['/kviz/schema.graphql', '/kepek/nincs', '/api/docs', '/%zz', '/service-worker.js'],
    // Redirects of a page's address, of a feed's, of a click's mark, of the login that is none.
    ...['/legfrissebb/', '/legfrissebb?oldal=1', '/?fbclid=x', '/login', '/feed', '/rss/index.xml'],
  ])('is not guessed: %s', async (path) => {
    // Made, then out of memory; a line that were said twice would be `nosniff, nosniff`.
    for (const method of ['GET', 'GET', 'HEAD']) {
      const { headers, status } = await server.telex(path, { method });
      expect([path, status, headers['x-content-type-options']]).toEqual([path, status, 'nosniff']);
    }
  });
});

describe('a drawing that is opened by itself', () => {
  it.each(['/favicon.svg', '/_edition/icon-telex.svg', '/after/favicon.svg'])(
    'runs nothing: %s',
    async (path) => {
      const { status, headers } = await server.telex(path);
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
    },
  );
});
