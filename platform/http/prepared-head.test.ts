import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { keepAliveSeconds, prepareHead, sendPrepared } from './prepared-head.server.ts';

const lines = ['content-type', 'text/plain', 'etag', '"árvíz"', 'content-length', '4'];
const body = Buffer.from('szia');
const head = prepareHead(200, lines);

let stop = () => {};
afterEach(() => stop());

/** Everything that a server with this listener sends in response to these bytes, without the seconds of dates. */
async function responseTo(bytes: string, listener: RequestListener): Promise<string> {
  const server = createServer({ keepAliveTimeout: keepAliveSeconds * 1000 }, listener);
  stop = () => server.close();
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  socket.end(bytes, 'latin1');
  return (await text(socket)).replaceAll(/(?<=Date: .*):\d\d GMT/g, '');
}

const ready: RequestListener = (request, response) => {
  const answer = { status: 200, head, body: request.method === 'HEAD' ? undefined : body, now: Date.now() };
  if (!sendPrepared(response, answer)) response.writeHead(418).end();
};

const usual: RequestListener = (request, response) => {
  response.writeHead(200, lines);
  response.end(request.method === 'HEAD' ? undefined : body);
};

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

describe('a prepared head', () => {
  it.each([
    ['one request', get],
    ['several at once', get + get + get],
    ['a question about the head', get.replace('GET', 'HEAD') + get],
    ['one of an old client that stays', 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n'],
    ['one with Expect: 100-continue', get.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n')],
  ])('is what Node.js would have written: %s', async (_, bytes) => {
    const received = await responseTo(bytes, ready);
    expect(received).toBe(await responseTo(bytes, usual));
    expect(received).toMatch(/^HTTP\/1\.1 (200 OK|100 Continue)\r\n/);
    expect(received).toContain('szia');
    expect(received).toContain('Keep-Alive: timeout=72\r\n');
  });

  it('is the same for a 304, without a body', async () => {
    const known = prepareHead(304, ['etag', '"a"']);
    const received = (listener: RequestListener) => responseTo(get + get, listener);
    expect(
      await received(
        (_, response) => void sendPrepared(response, { status: 304, head: known, now: Date.now() }),
      ),
    ).toBe(await received((_, response) => void response.writeHead(304, ['etag', '"a"']).end()));
  });

  it.each([
    ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
    ['a connection to be closed', get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')],
  ])('is not sent on %s', async (_, bytes) => {
    expect(await responseTo(bytes, ready)).toContain('418');
  });

  it('is not sent after another head', async () => {
    const received = await responseTo(get, (_, response) => {
      response.writeHead(404, { 'content-length': 0 });
      expect(sendPrepared(response, { status: 200, head, body, now: 0 })).toBe(false);
      response.end();
    });
    expect(received).toContain('404');
  });

  it('has the current second', async () => {
    let now = Date.UTC(2026, 10, 21, 7, 0, 0);
    const received = await responseTo(get + get, (_, response) => {
      sendPrepared(response, { status: 200, head, body, now });
      now += 60_000;
    });
    expect(received.match(/Date: .*/g)).toEqual([
      'Date: Sat, 21 Nov 2026 07:00',
      'Date: Sat, 21 Nov 2026 07:01',
    ]);
  });

  it('rejects line ends and characters beyond Latin-1', () => {
    expect(() => prepareHead(200, ['x', 'a\r\nb: c'])).toThrow('Invalid character');
    expect(() => prepareHead(200, ['x', 'ő'])).toThrow('Invalid character');
    expect(() => prepareHead(200, ['x y', 'a'])).toThrow('valid HTTP token');
  });
});
