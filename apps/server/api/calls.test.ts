import { beforeAll, describe, expect, it } from 'vitest';
import { articleSchema, documentSchema } from '#features/content/public.server.ts';
import { problems } from '#platform/http/answers/problem.ts';
import { apiCallsOf, bridge, onion } from '../../../tests/api-calls.ts';
import { withServer } from '../../../tests/server.ts';
import { save, writeStories } from '../../../tests/stories.ts';

const server = withServer();
const { article, problem } = apiCallsOf(server);
beforeAll(async () => {
  await writeStories(server.context);
  await server.settled();
});

describe('the site of a call', () => {
  it.each([
    ['missing', {}],
    ['unknown', { 'x-site': 'sehol' }],
    ['the main one', { 'x-site': 'telex' }],
  ])('is the main site when X-Site is %s [X12] [SITE-08]', async (_kind, headers: Record<string, string>) => {
    const answer = await server.telex(`/api/articles/${bridge}`, { headers });
    expect(articleSchema.parse(answer.json()).url).toBe(`/tudomany/2026/11/20/${bridge}`);
    expect(answer.headers.vary).toMatch(/X-Site/);
  });

  it('determines the addresses in answers, also in cached ones [X12] [S02]', async () => {
    for (const _again of [1, 2]) {
      const there = { 'x-site': 'transtelex' };
      expect((await article(`/api/articles/${bridge}`, there)).url).toBe(
        `http://localhost:${server.port}/tudomany/2026/11/20/${bridge}`,
      );
      for (const headers of [there, { 'x-site': 'telex' }])
        expect((await article(`/api/articles/${onion}`, headers)).url).toBe(`/erdely/2026/11/19/${onion}`);
    }
  });
});

describe('the version of an article', () => {
  it('is returned in `v` and cheap to revalidate [ART-19]', async () => {
    const id = await save(server.context, { slug: 'valtozo', title: 'Változó' });
    const first = await server.telex('/api/articles/valtozo/version');
    expect(first.json()).toEqual({ v: 1 });
    expect(first.headers['cache-control']).toMatch(/^public/);
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await server.telex('/api/articles/valtozo/version', { headers: known })).status).toBe(304);
    await server.context.content.correct(id, { text: 'Pontosítottuk.' });
    await server.settled();
    const second = await server.telex('/api/articles/valtozo/version', { headers: known });
    expect([second.status, second.json()]).toEqual([200, { v: 2 }]);
  });
});

describe('a document', () => {
  it('is found by its slug and changes when it is rewritten [ART-22]', async () => {
    const answer = await server.telex('/api/docs/adatkezeles');
    expect(documentSchema.parse(answer.json())).toMatchObject({
      slug: 'adatkezeles',
      title: 'Adatkezelési tájékoztató',
      english: false,
      content: '<p>Csak azt kezeljük, ami kell.</p>',
    });
    await server.context.content.writeDocument({
      slug: 'adatkezeles',
      site: 'telex',
      language: 'hu',
      title: 'Adatkezelés, újra',
      body: [],
      updatedAt: new Date('2026-11-21T00:00:00Z'),
    });
    await server.settled();
    expect((await server.telex('/api/docs/adatkezeles')).json()).toMatchObject({
      title: 'Adatkezelés, újra',
    });
    expect((await problem('/api/docs/nincs-ilyen')).document).toMatchObject({ code: 'document-not-found' });
  });
});

describe('answers of calls', () => {
  it('have a strong ETag, become a 304 when unchanged, and have no body for HEAD', async () => {
    const path = `/api/articles/${bridge}`;
    const whole = await server.telex(path);
    expect(whole.headers.etag).toMatch(/^"[^"]+"$/);
    const again = await server.telex(path, { headers: { 'if-none-match': String(whole.headers.etag) } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const head = await server.telex(path, { method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect((await server.telex('/api/articles/nincs-ilyen', { method: 'HEAD' })).status).toBe(404);
  });

  it('are built once and then served from memory', async () => {
    await save(server.context, { slug: 'egyszer-keszul', title: 'Egyszer készül' });
    await server.settled();
    server.takeQueries();
    await article('/api/articles/egyszer-keszul');
    expect(server.takeQueries()).toHaveLength(1);
    await article('/api/articles/egyszer-keszul');
    expect(server.takeQueries()).toHaveLength(0);
  });
});

describe('what open pages poll', () => {
  it.each(['/api/frontend/refresh', '/api/counter', `/api/articles/${bridge}/version`])(
    '%s is in shared caches for five seconds, but not as the newsroom gets it [S15] [ROLE-02]',
    async (path) => {
      const everybodys = await server.telex(path);
      expect(everybodys.headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-if-error=86400');
      const token = await server.context.accounts.createToken('Teszt Elek', 30);
      const newsrooms = await server.telex(path, { headers: { authorization: `Bearer ${token}` } });
      expect([newsrooms.status, newsrooms.headers['cache-control']]).toEqual([200, 'no-store']);
    },
  );
});

describe('malicious requests', () => {
  const questions: [path: string, code: string, field: string][] = [
    ['/api/articles/NAGY-BETUK', 'request-invalid', 'params/slug'],
    ['/api/articles/a%00b', 'request-invalid', 'params/slug'],
    ['/api/articles/%E0%A4%A', 'request-invalid', ''],
    ['/api/articles/..%2F..%2Fetc', 'route-not-found', ''],
    [`/api/articles/${'a'.repeat(201)}`, 'request-invalid', 'params/slug'],
    [`/api/articles/${'a'.repeat(5_000)}`, 'route-not-found', ''],
    ["/api/articles/x'%20or%201=1", 'request-invalid', 'params/slug'],
    ['/api/article/0', 'request-invalid', 'params/id'],
    ['/api/article/-1', 'request-invalid', 'params/id'],
    ['/api/article/1e3', 'request-invalid', 'params/id'],
    ['/api/article/0x10', 'request-invalid', 'params/id'],
    ['/api/article/2147483648', 'request-invalid', 'params/id'],
    [`/api/article/${'9'.repeat(400)}`, 'request-invalid', 'params/id'],
    [`/api/articles/${bridge}?page=0`, 'request-invalid', 'querystring/page'],
    [`/api/articles/${bridge}?page=1;drop`, 'request-invalid', 'querystring/page'],
    [`/api/articles/${bridge}?page=1&page=2`, 'request-invalid', 'querystring/page'],
    ['/api/docs/%C3%81', 'request-invalid', 'params/slug'],
    ['/api/nincs/ilyen', 'route-not-found', ''],
    ['/api/', 'route-not-found', ''],
  ];
  it.each(questions.map(([path, code, field]) => [path.slice(0, 60), code, field, path] as const))(
    'to %s get %s',
    async (_name, code, field, path) => {
      const { document } = await problem(path);
      expect(document).toMatchObject({ code, detail: expect.stringContaining(field) });
    },
  );

  it('with a wrong method receive the allowed methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { answer, document } = await problem(`/api/articles/${bridge}`, { method });
      expect(document).toMatchObject({ status: 405, code: 'method-not-allowed' });
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
  });

  it('cannot exceed the size limit of the server', async () => {
    const answer = await server.telex('/api/articles', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('a'.repeat(1_100_000)),
    });
    expect(answer.json()).toMatchObject({ status: 413, code: 'request-too-large' });
  });

  it('leave no failures in the log', () => {
    expect(server.takeLog().filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

it('find every failure of the catalogue in the HTML documentation', async () => {
  const { text, headers } = await server.telex('/api/docs');
  expect(headers['content-type']).toMatch(/^text\/html/);
  for (const code of Object.keys(problems)) expect(text).toContain(`id="${code}"`);
  for (const path of [
    '/api/articles/{slug}',
    '/api/article/{id}',
    '/api/articles/{slug}/version',
    '/api/docs/{slug}',
  ])
    expect(text).toContain(path);
});
