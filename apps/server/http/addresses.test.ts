/** Unusual request addresses: other spellings, unencoded characters, excessive length, repeated parameters. */
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { save, writeStories } from '#tests/stories.ts';

const server = withServer();
beforeAll(async () => {
  await writeStories(server.context);
  await server.settled();
});

const bridge = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';

/** Sends raw bytes and returns everything received until the connection closes. */
function send(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof send>>>();
  const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
  const parts: Buffer[] = [];
  socket.setTimeout(10_000, () => reject(new Error('The connection stays open.')));
  socket.on('data', (part) => parts.push(part));
  socket.on('error', reject);
  socket.on('close', () => {
    const [head = '', body = ''] = Buffer.concat(parts)
      .toString()
      .split(/\r\n\r\n(.*)/s, 2);
    resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body });
  });
  return promise;
}

function get(address: string, more = ''): string {
  return `GET ${address} HTTP/1.1\r\nhost: localhost\r\n${more}connection: keep-alive\r\n\r\n`;
}

describe('an address with needless percent-encoding', () => {
  it.each([
    ['/%6Cegfrissebb?a=%6F', '/legfrissebb?a=%6F'],
    ['/%2e', ''],
    [bridge.replace('fabol', '%66abol'), bridge],
    [bridge.replace('tudomany', '%73port'), bridge],
    ['/%61pi/articles?page=1', '/api/articles?page=1'],
    ['/api/%61rticles/x', '/api/articles/x'],
    ['/api/open%61pi.json', '/api/openapi.json'],
    ['/%72ss', '/rss'],
    ['/rss/rov%61t/sport?teljes=1', '/rss/rovat/sport?teljes=1'],
    ['/%72ss/telex', '/rss'],
    ['/%66eed', '/rss'],
    ['/sitemap%2Exml', '/sitemap.xml'],
  ])('%s redirects to the plain address in one hop: %s [S04]', async (address, plain) => {
    const { status, headers } = await server.telex(address);
    expect([status, headers.location]).toEqual(plain === '' ? [404, undefined] : [301, plain]);
    if (plain !== '') expect((await server.telex(plain)).headers.location).toBeUndefined();
  });

  it.each([
    '/legfrissebb%2F',
    '/rovat%2fsport',
    '/api%2Farticles',
    '/api/articles/a%2Fversion',
    '/rss%2Frovat',
  ])('gets a 404 if a slash is encoded: %s [ERR-01]', async (address) => {
    expect((await server.telex(address)).status).toBe(404);
  });
});

describe('an address with unencoded characters', () => {
  it('serves the page it means, including its query [REDIR-06]', async () => {
    const found = await send(get('/archivum?term=rezgésérzékelőt'));
    expect(found.status).toBe(200);
    expect(found.body).toContain('value="rezgésérzékelőt"');
    expect(found.head).toMatch(/^connection: close$/im);
    const led = await send(get('/tag/árvíz'));
    expect([led.status, /^location: (.+)$/im.exec(led.head)?.[1]]).toEqual([301, '/cimke/%C3%A1rv%C3%ADz']);
    const missing = await send(get('/árvíz'));
    expect(missing.status).toBe(404);
    expect(missing.body).toContain('Page not found: /árvíz');
  });

  it('also works for a call, with its headers', async () => {
    const { status, body } = await send(get('/api/search?term=rezgésérzékelőt', 'x-site: g7\r\n'));
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ totalItems: 1 });
  });

  it.each([
    ['with a body', 'GET /á HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\n\r\na'],
    ['that changes something', 'POST /á HTTP/1.1\r\nhost: localhost\r\n\r\n'],
    ['that does not come whole', 'GET /á HTTP/1.1\r\nhost: localhost\r\n'],
    ['behind a request that is answered', `${get('/healthz')}${get('/á')}`],
  ])('is refused %s', async (_what, bytes) => {
    expect((await send(bytes)).head).toContain('HTTP/1.1 400 Bad Request');
  });
});

describe('an address that is too long', () => {
  it.each([9_000, 20_000, 60_000])('of %i characters gets the error page [ERR-04]', async (length) => {
    const { status, head, body } = await send(
      `GET /${'a'.repeat(length)} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    );
    expect(status).toBe(length < 16_000 ? 404 : 414);
    expect(head).toMatch(/^content-type: text\/html; charset=utf-8$/im);
    expect(head).toMatch(/^content-security-policy: /im);
    const title = length < 16_000 ? 'A keresett oldal nem található.' : 'Túl hosszú ez a cím.';
    expect(body.includes(title)).toBe(true);
    expect(body.endsWith('</html>')).toBe(true);
  });

  it('of a call gets a problem document', async () => {
    const { status, body } = await send(get(`/api/articles/${'a'.repeat(20_000)}`));
    expect([status, JSON.parse(body).code]).toEqual([414, 'address-too-long']);
  });
});

describe('query parameters', () => {
  it('unknown to a page change nothing and are answered from memory [S37]', async () => {
    const { text } = await server.telex('/english');
    server.takeQueries();
    for (const query of ['a=1', 'oldal=0&term=b', 'p=7', 'page_id=7&x', 'a=1&a=2', 'poszt=x', 'currency=USD'])
      expect((await server.telex(`/english?${query}`)).text === text, query).toBe(true);
    const { text: document } = await server.telex('/dokumentum/adatkezeles');
    server.takeQueries();
    for (const query of ['oldal=2', 'perPage=5', 'oldal=2&oldal=3'])
      expect((await server.telex(`/dokumentum/adatkezeles?${query}`)).text === document, query).toBe(true);
    expect(server.takeQueries()).toEqual([]);
  });

  it('that are repeated cause a redirect, and the same address again costs no query [S37]', async () => {
    const query = '?utm_source=a&oldal=x&oldal=2&oldal=3';
    for (const address of ['/legfrissebb', bridge]) {
      const led = await server.telex(address + query);
      expect([led.status, led.headers.location]).toEqual([301, `${address}?utm_source=a&oldal=2`]);
      server.takeQueries();
      expect((await server.telex(address + query)).headers.location).toBe(led.headers.location);
      expect(server.takeQueries()).toEqual([]);
    }
  });

  it('redirect to the story’s address when it moves [S03]', async () => {
    const id = await save(server.context, { slug: 'elso-cim', title: 'Cím' });
    await server.settled();
    const path = new URL(
      (await server.telex('/api/articles/elso-cim')).text.match(/"url":"([^"]+)"/)?.[1] ?? '',
      'http://x',
    ).pathname;
    expect((await server.telex(`${path}/?a=1`)).headers.location).toBe(`${path}?a=1`);
    await save(server.context, { id, slug: 'masodik-cim', title: 'Cím' });
    await server.settled();
    expect((await server.telex(`${path}/?a=1`)).headers.location).toBe(
      `${path.replace('elso-cim', 'masodik-cim')}?a=1`,
    );
  });

  it('of a call are refused by name when repeated, without a query, and ignored when unknown [S37]', async () => {
    server.takeQueries();
    for (const [address, name] of [
      ['/api/articles?page=1&page=2', 'page'],
      ['/api/search?term=a&te%72m=b', 'term'],
      ['/api/index/auto-block?v=1&v=1', 'v'],
    ] as const) {
      const { status, text } = await server.telex(address);
      expect([status, JSON.parse(text).detail]).toEqual([
        400,
        `querystring/${name} must not come more than once`,
      ]);
    }
    expect(server.takeQueries()).toEqual([]);
    await server.telex('/api/index/boxes');
    server.takeQueries();
    for (const query of ['page=1&page=2', 'a=1', 'oldal=7&oldal=8'])
      expect((await server.telex(`/api/index/boxes?${query}`)).status).toBe(200);
    expect(server.takeQueries()).toEqual([]);
  });

  it('may number pages with any count of digits: there is no page after the last [S05]', async () => {
    const far = '9'.repeat(30);
    for (const address of [
      '/legfrissebb',
      '/archivum',
      '/g7',
      '/szerzo/szekely-anna',
      '/archivum?term=h%C3%ADd',
    ])
      expect(
        (await server.telex(`${address}${address.includes('?') ? '&' : '?'}oldal=${far}`)).status,
        address,
      ).toBe(404);
    for (const address of ['/api/search?oldal=', '/api/search?page=', '/api/articles?page='])
      expect(JSON.parse((await server.telex(address + far)).text).code, address).toBe('page-not-found');
  });
});
