import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guardedFetch } from './guarded-fetch.server.ts';

let sent = 0;
const server = createServer(async (request, response) => {
  if (request.url === '/endless') {
    const piece = Buffer.alloc(65_536, 'x');
    const more = () => {
      while (!response.destroyed) {
        sent += piece.byteLength;
        if (!response.write(piece)) {
          response.once('drain', more);
          return;
        }
      }
    };
    more();
    return;
  }
  if (request.url === '/away') {
    response.writeHead(302, { location: 'https://gonosz.example/' }).end();
    return;
  }
  let body = '';
  for await (const piece of request) body += piece;
  const { method, headers } = request;
  response.writeHead(402, { 'content-type': 'application/json', 'request-id': 'req_1' });
  response.end(JSON.stringify({ method, body, key: headers.authorization }));
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limited = guardedFetch({ maxBytes: 1_048_576, timeoutMs: 20_000 });

it('gives the answer of any status, as the packages expect it', async () => {
  const answer = await limited(`${origin}/v1/charges`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk' },
    body: 'amount=5',
  });
  expect([answer.status, answer.headers.get('request-id')]).toEqual([402, 'req_1']);
  expect(await answer.json()).toEqual({ method: 'POST', body: 'amount=5', key: 'Bearer sk' });
});

it('reads no more than the limit of an answer that does not end [S57]', async () => {
  await expect(limited(`${origin}/endless`)).rejects.toThrow('answered with more than 1048576 bytes');
  expect(sent).toBeLessThan(16 * 1_048_576);
});

it('follows no redirect', async () => {
  await expect(limited(`${origin}/away`)).rejects.toThrow('redirects with 302');
});
