import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRequest } from '../../../tests/send-request.ts';
import { createPageCache } from '../../cache/page-cache.server.ts';
import { createAnswerCache } from './answer-cache.server.ts';

const pages = createPageCache({ maxBytes: 1_000_000 });
const cache = createAnswerCache({
  pages,
  others: createPageCache({ maxBytes: 10_000 }),
  now: () => 1_000_000,
  isConnected: () => true,
  onAnswer: () => undefined,
  onStale: () => undefined,
});
const body = 'Lapzárta. '.repeat(10_000);
const make = async () => ({ status: 200, contentType: 'text/plain; charset=utf-8', body, dependencies: [] });
const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (!cache.answer(path, request, response)) void cache.fill(path, make, request, response);
});

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => server.close(closed)));

async function fetchUncompressed(path: string): Promise<string> {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { text, headers } = await sendRequest(port, path);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
  return text;
}

it('caches the plain form of what is often requested without compression, and counts its bytes', async () => {
  expect(await fetchUncompressed('/')).toBe(body);
  const { bytes } = pages.stats();
  for (let times = 0; times < 4; times += 1) expect(await fetchUncompressed('/')).toBe(body);
  const identity = pages.get('/')?.forms.identity;
  expect(identity?.body.toString()).toBe(body);
  expect(pages.stats().bytes - bytes).toBe(Buffer.byteLength(body));
  // The same bytes and head are sent from now on, without decompression.
  expect(await fetchUncompressed('/')).toBe(body);
  expect(pages.get('/')?.forms.identity).toBe(identity);
  expect(identity?.head).not.toBeNull();
});

it('does not cache the plain form of what is requested once', async () => {
  expect(await fetchUncompressed('/once')).toBe(body);
  expect(await fetchUncompressed('/once')).toBe(body);
  expect(pages.get('/once')?.forms.identity).toBeUndefined();
});
