import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchText } from './fetch-text.server.ts';

const another = createServer((request, response) => {
  if (request.url === '/good') response.end('igen');
  else if (request.url === '/large') response.end('x'.repeat(5_000));
  else if (request.url === '/missing') response.writeHead(404).end();
});
let host = '';

beforeAll(async () => {
  await new Promise<void>((done) => another.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(another.address() as AddressInfo).port}`;
});
afterAll(() => {
  another.closeAllConnections();
  another.close();
});

const ask = (path: string, signal = new AbortController().signal) =>
  fetchText({ url: `http://${host}${path}`, maxBytes: 1_000, signal });

it('a text comes as it was sent', async () => {
  expect(await ask('/good')).toBe('igen');
});

it.each([
  ['/large', 'answered with more than 1000 bytes'],
  ['/missing', 'answered 404'],
])('%s fails: it %s', async (path, why) => {
  await expect(ask(path)).rejects.toThrow(`${host} ${why}`);
});

it('whoever has no more time ends the question', async () => {
  await expect(ask('/never', AbortSignal.timeout(50))).rejects.toThrow(/timeout/);
});

it('a server that is not there is named', async () => {
  const nobody = 'http://127.0.0.1:1/';
  await expect(fetchText({ url: nobody, signal: new AbortController().signal })).rejects.toThrow(
    '127.0.0.1:1 could not be asked',
  );
});
