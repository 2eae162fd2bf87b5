/** Third-party scripts: CORS, the list of sites, consistent parameter names and empty values. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bridge } from '../../../tests/api-calls.ts';
import type { RequestOptions } from '../../../tests/send-request.ts';
import { withServer } from '../../../tests/server.ts';
import { save, writeStories } from '../../../tests/stories.ts';

const server = withServer();
let token = '';
beforeAll(async () => {
  await writeStories(server.context);
  await save(server.context, { slug: 'g7-hir', title: 'Bérek', site: 'g7' });
  token = await server.context.accounts.createToken('Teszt Elek', 30);
  await server.settled();
});

const origin = { origin: 'https://masutt.example' };

async function allowed(path: string, question: RequestOptions = {}): Promise<string | undefined> {
  const { headers } = await server.telex(path, { ...question, headers: { ...origin, ...question.headers } });
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  return headers['access-control-allow-origin'];
}

describe('scripts of any origin', () => {
  it.each([
    '/api/articles',
    `/api/articles/${bridge}`,
    '/api/openapi.json',
    '/api/articles/nincs-ilyen',
    '/api/articles?page=x',
    '/api/nincs',
    '/api/%61rticles',
    '/rss',
    '/atom/rovat/belfold',
    '/jsonfeed',
    '/rss/rovat/nincs',
    '/rss/podcast/nincs',
    '/feed',
  ])('may read %s, newly built and from the cache [S42]', async (path) => {
    expect([await allowed(path), await allowed(path)]).toEqual(['*', '*']);
  });

  it('may revalidate an answer with its ETag [S42]', async () => {
    const { headers } = await server.telex('/api/articles', { headers: origin });
    expect(headers['access-control-expose-headers']).toContain('ETag');
    const again = await server.telex('/api/articles', {
      headers: { ...origin, 'if-none-match': headers.etag ?? '' },
    });
    expect([again.status, again.headers['access-control-allow-origin']]).toEqual([304, '*']);
  });

  it.each(['/api/articles', `/api/articles/${bridge}`, '/rss', '/rss/rovat/belfold', '/feed'])(
    'get an answer to a preflight request: %s [S42]',
    async (path) => {
      const headers = {
        ...origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-site',
      };
      const answer = await server.telex(path, { method: 'OPTIONS', headers });
      expect(answer.status).toBe(204);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'If-None-Match, X-Site',
        allow: 'GET, HEAD, OPTIONS',
      });
    },
  );

  it('may neither write nor read unpublished content [S42]', async () => {
    expect((await server.telex('/api/reads', { method: 'OPTIONS', headers: origin })).status).toBe(405);
    expect((await server.telex('/api/nincs', { method: 'OPTIONS', headers: origin })).status).toBe(404);
    const headers = { authorization: `Bearer ${token}` };
    expect(await allowed('/api/articles/keszulo-cikk', { headers })).toBeUndefined();
    expect(await allowed('/legfrissebb')).toBeUndefined();
  });
});

describe('the sites', () => {
  it('are listed with their origins, the main one first [SITE-08]', async () => {
    const { headers, json } = await server.telex('/api/sites');
    const { items } = z.object({ items: z.array(z.record(z.string(), z.unknown())) }).parse(json());
    expect(items.map(({ slug }) => slug)).toEqual(['telex', 'after', 'g7', 'karakter', 'transtelex']);
    expect(items[0]).toMatchObject({ main: true, origin: `http://localhost:${server.port}` });
    expect(items[2]).toMatchObject({ main: false, url: `http://localhost:${server.port}/g7` });
    expect(items[4]).toMatchObject({ origin: `http://transtelex.localhost:${server.port}` });
    expect(headers.vary).toBe('Authorization, Accept-Encoding');
  });

  it('are selected by X-Site in any case [X12]', async () => {
    const init = async (site: string) =>
      (await server.telex('/api/frontend/init', { headers: { 'x-site': site } })).json();
    expect(await init('TransTelex')).toMatchObject({ frontendSetup: { site: 'transtelex' } });
    expect(await init('G7')).toEqual(await init('g7'));
  });

  it('appear in `Vary` only if an answer depends on them', async () => {
    for (const path of [
      `/api/articles/${bridge}/version`,
      '/api/docs/adatkezeles',
      '/api/counter',
      '/api/openapi.json',
    ])
      expect((await server.telex(path)).headers.vary, path).toBe('Authorization, Accept-Encoding');
    expect((await server.telex('/api/articles')).headers.vary).toBe('X-Site, Authorization, Accept-Encoding');
  });
});

describe('every list', () => {
  const answerOf = async (path: string) => {
    const { status, json } = await server.telex(path);
    expect(status, path).toBe(200);
    return json();
  };

  it('accepts `page` and `perPage` as well as the specification’s names [ART-18] [SRCH-02] [SRCH-04]', async () => {
    expect(await answerOf('/api/search?page=2&perPage=2')).toEqual(
      await answerOf('/api/search?oldal=2&perPage=2'),
    );
    expect(await answerOf('/api/articles?perPage=2')).toEqual(await answerOf('/api/articles?limit=2'));
    expect(await answerOf('/api/search/articles?term=a&perPage=1')).toEqual(
      await answerOf('/api/search/articles?term=a&limit=1'),
    );
    for (const path of [
      '/api/search?page=1&oldal=1',
      '/api/articles?perPage=1&limit=1',
      '/api/search/articles?term=a&perPage=1&limit=1',
    ])
      expect((await server.telex(path)).status, path).toBe(400);
  });

  it('has no pages if it is empty [X08]', async () => {
    const nothing = { items: [], page: 1, totalItems: 0, totalPages: 0 };
    expect(await answerOf('/api/search?term=xyzzyxyzzy')).toMatchObject(nothing);
    expect(await answerOf('/api/articles?filters[tag]=nincs-ilyen')).toMatchObject(nothing);
  });

  it('returns a group twice if it is requested twice [X15]', async () => {
    const query = encodeURIComponent('["g7-news","telex-nincs","g7-news"]');
    const groups = z
      .array(z.object({ slug: z.string(), items: z.array(z.unknown()) }))
      .parse(await answerOf(`/api/search?for=${query}`));
    expect(groups.map(({ slug }) => slug)).toEqual(['g7-news', 'telex-nincs', 'g7-news']);
    expect(groups[0]?.items.length).toBeGreaterThan(0);
    expect(groups[2]).toEqual(groups[0]);
  });
});

it('uses null for missing values: no article field is an empty string', async () => {
  const { items } = z
    .object({ items: z.array(z.record(z.string(), z.unknown())) })
    .parse((await server.telex('/api/articles')).json());
  const whole = z
    .record(z.string(), z.unknown())
    .parse((await server.telex(`/api/articles/${bridge}`)).json());
  for (const article of [...items, whole])
    expect(Object.entries(article).filter(([, value]) => value === '')).toEqual([]);
});
