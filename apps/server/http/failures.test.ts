import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '#tests/database.ts';
import { withDatabaseProxy } from '#tests/database-proxy.ts';
import { withServer } from '#tests/server.ts';
import { save, writeStories } from '#tests/stories.ts';

const database = withDatabase();
const wire = withDatabaseProxy(database.url);
const server = withServer({ database, databaseUrl: wire.url });
beforeAll(async () => {
  await writeStories(server.context);
  await server.settled();
});

const bridge = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';

describe('an address without content', () => {
  it.each([
    ['an unknown route', '/nincs/ilyen', 'Page not found: /nincs/ilyen', '[ERR-01] [X29]'],
    [
      'an address whose date is none',
      '/x/2026/13/45/cim',
      'Page Not Found: /x/2026/13/45/cim',
      '[ERR-02] [X29]',
    ],
    ['a slug that is none', '/2026/11/20/Nem_Az', 'Page Not Found: /2026/11/20/Nem_Az', '[ERR-02]'],
    ['a missing story', '/2026/11/20/nincs', 'Page not found: /2026/11/20/nincs', '[ERR-03]'],
    [
      'a hidden story',
      '/2026/11/20/keszulo-cikk',
      'Page not found: /2026/11/20/keszulo-cikk',
      '[ERR-03] [ART-12]',
    ],
    ['a missing document', '/dokumentum/nincs', 'Page not found: /dokumentum/nincs', '[ERR-03]'],
    ['an empty list', '/cimke/nincs-ilyen', 'Page not found: /cimke/nincs-ilyen', '[ERR-03] [X08]'],
  ])('is a 404 with an error page for %s', async (_what, path, message) => {
    const { status, text, headers } = await server.telex(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain(message);
    expect(text).toContain('A keresett oldal nem található.');
    expect(text).toContain('Vissza a címlapra');
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  it('has the site’s name and the status as its title, and links to the site’s own front page [ERR-06]', async () => {
    for (const [path, title, home, send] of [
      ['/nincs', 'Lapzárta 404', '/', server.telex],
      ['/after/nincs', 'After 404', '/after', server.telex],
      ['/nincs', 'Lapzárta Erdély 404', '/', server.transtelex],
    ] as const) {
      const { text } = await send(path);
      expect(text).toContain(`<title>${title}</title>`);
      expect(text).toMatch(new RegExp(`<a[^>]* href="${home}"[^>]*>\\s*Vissza a címlapra`));
    }
  });

  it('shows at most 200 characters of an address', async () => {
    const { status, text } = await server.telex(`/${'ő'.repeat(1_500).replaceAll('ő', '%C5%91')}`);
    expect(status).toBe(404);
    expect(text).toContain(`Page not found: /${'ő'.repeat(199)}…<`);
    expect(text).not.toMatch(/ő{200}|(%C5%91){200}/i);
    const { text: plain } = await server.telex(`/${'a'.repeat(200)}`);
    expect(plain).toContain(`Page not found: /${'a'.repeat(199)}…<`);
    expect((await server.telex(`/${'a'.repeat(199)}`)).text).toContain(
      `Page not found: /${'a'.repeat(199)}<`,
    );
  });

  it('shows the address only as text', async () => {
    const { text } = await server.telex('/%3Cscript%3Ealert(1)%3C/script%3E');
    expect(text).not.toContain('<script>alert');
  });

  it.each(
    [
      '/%E0%A4%A',
      '/%00',
      '/a%0d%0aset-cookie:x=1',
      `/${'a/'.repeat(3_000)}`,
      `/${'%C3%A1'.repeat(1_500)}`,
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/2026/11/20/%F0%9F%93%B0',
      '/_assets/nincs.js',
      '/_assets/../package.json',
    ].map((path) => [path.slice(0, 40), path] as const),
  )('is a 404 for the malicious %s', async (_name, path) => {
    const answer = await server.telex(path);
    expect([301, 404], path.slice(0, 99)).toContain(answer.status);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.text).not.toContain('"scripts"');
  });

  it('is found as soon as content exists', async () => {
    expect((await server.telex('/2026/11/20/kesobb-jon')).status).toBe(404);
    await save(server.context, { slug: 'kesobb-jon', title: 'Később jön' });
    await server.settled();
    expect((await server.telex('/2026/11/20/kesobb-jon')).status).toBe(200);
  });
});

describe('every page', () => {
  it.each(['/', bridge, '/nincs', '/dokumentum/adatkezeles', '/empty', '/legfrissebb', '/api/docs'])(
    'has a content security policy that blocks foreign scripts: %s',
    async (path) => {
      const { headers, text } = await server.telex(path);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/);
      expect(text).not.toMatch(/<script(?![^>]*(?:src=|application\/ld\+json))/);
      expect(text).not.toMatch(/ style="| on[a-z]+="|<style/);
    },
  );

  it('refuses other methods', async () => {
    const answer = await server.telex('/legfrissebb', { method: 'POST' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([405, 'no-store']);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe('a method that an address does not support', () => {
  it.each([
    ['PUT', '/api/reads', 'POST'],
    ['DELETE', '/api/reads', 'POST'],
    ['GET', '/api/reads', 'POST'],
    ['HEAD', '/api/reads', 'POST'],
    ['POST', '/api/articles', 'GET, HEAD'],
    ['GET', '/kviz', 'OPTIONS, POST'],
    ['PUT', '/kviz', 'OPTIONS, POST'],
    ['GET', '/kviz/api/functions/get-quiz-token', 'OPTIONS, POST'],
    ['PUT', '/kviz/barmi', 'GET, HEAD, POST'],
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', '/robots.txt', 'GET, HEAD'],
    ['POST', '/nincs/ilyen', 'GET, HEAD'],
    ['POST', '/api/nincs/ilyen', 'GET, HEAD'],
  ])('%s %s is refused with the supported methods', async (method, path, allow) => {
    const { status, headers } = await server.telex(path, { method });
    expect([status, headers.allow, headers['cache-control']]).toEqual([405, allow, 'no-store']);
  });

  it.each(['/kviz/a%2fb', '/kviz/a_b', '/kviz/%00', '/kviz/a%', '/g7/x%zz', '/tag/foo%'])(
    'is no fault of a page that is missing: GET %s [ERR-02]',
    async (path) => {
      const { status, headers, text } = await server.telex(path);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toContain(`<title>${path.startsWith('/g7') ? 'G7' : 'Lapzárta'} 404</title>`);
      expect(text).toContain('A keresett oldal nem található.');
    },
  );

  it('differs on the quiz service’s own host', async () => {
    const { status, headers } = await server.telex('/', { method: 'PUT', host: 'kviz.localhost' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
  });
});

describe('a page that fails to render', () => {
  it('is an uncached 500 with a request id that is in the log, and reveals nothing else [ERR-05]', async () => {
    const id = await save(server.context, { slug: 'torott', title: 'Törött' });
    await server.settled();
    await sql`update articles set body = '{"kind": "semmi"}' where id = ${id}`.execute(database.db);
    server.takeLog();
    const page = await server.telex('/2026/11/20/torott');
    expect([page.status, page.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(page.headers['surrogate-key']).toBeUndefined();
    expect(page.text).toContain('Belső kiszolgálóhiba.');
    expect(page.text).toContain('<title>Lapzárta 500</title>');
    expect(page.text).not.toMatch(/TypeError|is not a function|\.server\.ts/);
    const requestId = String(page.headers['x-request-id']);
    expect(page.text).toContain(requestId);
    expect(server.takeLog().some((line) => line.includes(requestId) && line.includes('"stack"'))).toBe(true);

    const call = await server.telex('/api/articles/torott');
    expect(call.json()).toMatchObject({ status: 500, code: 'unexpected-failure' });
    expect(call.headers['cache-control']).toBe('no-store');
    await sql`update articles set body = '[]' where id = ${id}`.execute(database.db);
    expect((await server.telex('/2026/11/20/torott')).status).toBe(200);
  });
});

describe('while the database is unavailable', () => {
  it('cached pages are served with a warning, others are an uncached 503 with an error page [ERR-05]', async () => {
    await save(server.context, { slug: 'elso-kiadas', title: 'Első kiadás' });
    await server.settled();
    const before = await server.telex(bridge);
    expect(before.headers.warning).toBeUndefined();
    wire.disconnect();

    const stale = await server.telex(bridge);
    expect([stale.status, stale.text]).toEqual([200, before.text]);
    expect(stale.headers.warning).toContain('Stale');
    expect(stale.headers['cache-status']).toContain('stale');

    server.takeLog();
    const missing = await server.telex('/2026/11/20/elso-kiadas');
    const failed = server.takeLog().filter((line) => line.includes('"failed"'));
    expect(failed).toEqual([expect.stringMatching(/"why":"[^"]+"/)]);
    expect(failed.join()).not.toContain('stack');
    expect([missing.status, missing.headers['cache-control'], missing.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '5',
    ]);
    expect(missing.text).toContain('Belső kiszolgálóhiba.');
    expect(missing.text).toContain('<title>Lapzárta 503</title>');
    expect(missing.text).toContain(String(missing.headers['x-request-id']));
    expect(missing.headers['content-security-policy']).toContain("script-src 'self'");

    const call = await server.telex('/api/articles/elso-kiadas');
    expect(call.json()).toMatchObject({ status: 503, code: 'database-unavailable' });
    expect([call.headers['cache-control'], call.headers['retry-after']]).toEqual(['no-store', '5']);
    expect((await server.telex('/readyz')).status).toBe(503);
    expect((await server.telex('/healthz')).status).toBe(200);
  });

  it('and what was published meanwhile appears afterwards', async () => {
    await sql`insert into invalidations (entries) values ('[{"key": "*"}]')`.execute(database.db);
    wire.reconnect();
    await server.settled();
    const after = await server.telex(bridge);
    expect([after.status, after.headers.warning]).toEqual([200, undefined]);
    expect((await server.telex('/2026/11/20/elso-kiadas')).status).toBe(200);
    expect((await server.telex('/readyz')).status).toBe(200);
  });
});
