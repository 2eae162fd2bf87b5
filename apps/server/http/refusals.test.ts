/** Invalid requests, byte by byte. */
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';

const server = withServer();

/** Everything received until the connection is closed. */
function send(bytes: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
  let text = '';
  socket.setTimeout(5_000, () => reject(new Error(`The connection stays open after: ${text}`)));
  socket.on('data', (part) => {
    text += part.toString();
  });
  socket.on('error', reject);
  socket.on('close', () => {
    socket.destroy();
    resolve(text);
  });
  return promise;
}

interface Refused {
  status: number;
  head: string;
  document: { code: string; status: number; requestId: string };
}

function read(text: string): Refused {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, document: JSON.parse(body) };
}

const invalid: [string, string][] = [
  ['an address that is not encoded', 'POST /árvíz HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['a NUL in the address', 'GET /a\0b HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['a method that is none', 'KAP / HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['what is no HTTP', 'jó napot\r\n\r\n'],
  [
    'two lengths',
    'POST /kviz HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
  ],
  [
    'a length beside pieces',
    'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: localhost\r\nhost: transtelex.localhost\r\n\r\n'],
  ['two hosts that are one', 'GET /api/articles HTTP/1.1\r\nhost: localhost\r\nHost: localhost\r\n\r\n'],
  ['a host that is none', 'GET / HTTP/1.1\r\nhost: a"><script>\r\n\r\n'],
  ['no host at all', 'GET / HTTP/1.1\r\n\r\n'],
  ['an address whose host is none', 'GET http://lap:titok@localhost/ HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['an address whose port is none', 'GET http://localhost:999999/ HTTP/1.1\r\nhost: localhost\r\n\r\n'],
];

describe('an invalid request', () => {
  it.each(invalid)('is refused with a problem document: %s [RFC 9112]', async (_what, bytes) => {
    const { status, head, document } = read(await send(bytes));
    expect(status).toBe(400);
    expect(document).toMatchObject({ status: 400, code: 'request-invalid' });
    expect(head).toMatch(/^content-type: application\/problem\+json$/m);
    expect(head).toMatch(/^cache-control: no-store$/m);
    expect(head).toMatch(/^x-content-type-options: nosniff$/m);
    expect(head).toMatch(/^connection: close$/m);
    expect(head).toContain(`x-request-id: ${document.requestId}`);
  });

  it.each([
    [
      'an address',
      `GET /api/${'a'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
      414,
      'address-too-long',
    ],
    [
      'a header',
      `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(200_000)}\r\n\r\n`,
      431,
      'head-too-large',
    ],
  ])('may be too large: %s', async (_what, bytes, expected, code) => {
    const { status, document } = read(await send(bytes));
    expect(status).toBe(expected);
    expect(document).toMatchObject({ status: expected, code });
  });

  it('is refused after the answer to the preceding request, without affecting other connections', async () => {
    const good = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';
    const text = await send(`${good}jó napot\r\n\r\n`);
    expect(text.match(/HTTP\/1\.1 \d+/g)?.length ?? 0).toBeLessThanOrEqual(2);
    const gone = connect(server.port, '127.0.0.1', () => {
      gone.write('jó napot\r\n\r\n');
      gone.resetAndDestroy();
    });
    gone.on('error', () => undefined);
    expect((await server.telex('/healthz')).status).toBe(200);
  });
});

describe('pipelined requests', () => {
  const request = 'GET /robots.txt HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const last = 'GET /robots.txt HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';

  it('are answered one after the other', async () => {
    const text = await send(request.repeat(7) + last);
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(8);
  });

  it('end the connection when they are too many, before all their answers are in memory', async () => {
    expect((await send(request.repeat(900) + last)).match(/HTTP\/1\.1 200 OK/g)?.length ?? 0).toBeLessThan(
      20,
    );
    expect((await server.telex('/healthz')).status).toBe(200);
  });
});

describe('a host', () => {
  it.each(['localhost', 'localhost.', 'LOCALHOST:3000', '[::1]:3000', '127.0.0.1', 'nobody.example', ''])(
    'is accepted if valid: %j',
    async (host) => {
      const text = await send(`GET /robots.txt HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
    },
  );

  it('is not required in HTTP/1.0', async () => {
    expect(await send('GET /robots.txt HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK/);
  });
});
