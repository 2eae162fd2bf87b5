import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HttpResponse, type RequestOptions, sendRequest } from '../../../tests/send-request.ts';
import { createPageCache, type PageCache } from '../../cache/page-cache.server.ts';
import {
  type AnswerCache,
  type CacheOutcome,
  createAnswerCache,
  type FinishedAnswer,
} from './answer-cache.server.ts';

/** A server that calls `make` for responses that are not cached; `key` null makes it a signed-in request. */
let make: (path: string) => Promise<FinishedAnswer>;
let pages: PageCache;
let others: PageCache;
let cache: AnswerCache;
let outcomes: CacheOutcome[];
let stale: unknown[];
let now: number;
let isInformed: boolean;
let made: number;
let server: Server;
let port: number;

const minute = 60_000;

beforeEach(async () => {
  pages = createPageCache({ maxBytes: 1024 * 1024 });
  others = createPageCache({ maxBytes: 10_000 });
  outcomes = [];
  stale = [];
  now = 1_000_000;
  isInformed = true;
  made = 0;
  make = async (path) => page(`${path} ${made}`);
  cache = createAnswerCache({
    pages,
    others,
    now: () => now,
    isConnected: () => isInformed,
    onAnswer: (outcome) => outcomes.push(outcome),
    onStale: (error) => stale.push(error),
  });
  server = createServer((request, response) => void handle(request, response));
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => {
  server.close();
});

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/';
  const key = request.headers.authorization === undefined ? path : null;
  if (key !== null && cache.answer(key, request, response)) return;
  try {
    await cache.fill(
      key,
      () => {
        made += 1;
        return make(path);
      },
      request,
      response,
    );
  } catch (error) {
    response.writeHead(500, { 'cache-control': 'no-store' }).end(String(error));
  }
}

function page(body: string, given: Partial<FinishedAnswer> = {}): FinishedAnswer {
  return { status: 200, contentType: 'text/plain', body, dependencies: [{ key: 'a' }], ...given };
}

const get = (path = '/', question: RequestOptions = {}): Promise<HttpResponse> =>
  sendRequest(port, path, question);

describe('a response', () => {
  it('is rendered once and then sent from memory, with its surrogate keys and cache lifetime', async () => {
    make = async () =>
      page('Jó reggelt!', { dependencies: [{ key: 'a' }, { key: 'b', from: 3 }, { key: 'b', to: 9 }] });
    const first = await get();
    const second = await get();
    expect([first.text, second.text, made]).toEqual(['Jó reggelt!', 'Jó reggelt!', 1]);
    expect(second.headers).toMatchObject({
      'content-type': 'text/plain',
      'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=10, stale-if-error=86400',
      'surrogate-key': 'a b',
      vary: 'Accept-Encoding',
    });
    expect(outcomes).toEqual(['fill', 'hit']);
  });

  it('that changes by itself is cached only until then, here and in the CDN [LIST-14]', async () => {
    make = async () => page(`${made}`, { freshForMs: 12_500 });
    expect((await get()).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=12, stale-if-error=86400',
    );
    now += 12_500;
    expect((await get()).text).toBe('1');
    now += 1;
    expect((await get()).text).toBe('2');
    make = async () => page('x', { freshForMs: 10 * minute });
    expect((await get('/x')).headers['cache-control']).toContain('s-maxage=30');
    now += minute + 1;
    await get('/x');
    expect(made).toBe(4);
  });

  it('has its own Vary header beside the encoding', async () => {
    make = async () => page('x', { headers: { vary: 'X-Site' } });
    expect((await get()).headers.vary).toBe('X-Site, Accept-Encoding');
  });

  it('is rendered once for concurrent requests', async () => {
    const { promise, resolve } = Promise.withResolvers<FinishedAnswer>();
    make = () => promise;
    const answers = Array.from({ length: 20 }, () => get());
    await expect.poll(() => outcomes.length).toBe(20);
    resolve(page('együtt'));
    expect(new Set((await Promise.all(answers)).map((one) => one.text))).toEqual(new Set(['együtt']));
    expect(made).toBe(1);
    expect(outcomes.filter((outcome) => outcome === 'joined')).toHaveLength(19);
  });

  it('is rendered again for requests after an invalidation, even while an older render is running', async () => {
    const old = Promise.withResolvers<FinishedAnswer>();
    make = () => old.promise;
    const before = get();
    await expect.poll(() => made).toBe(1);
    pages.drop([{ key: 'a' }]);
    others.drop([{ key: 'a' }]);
    make = async () => page('új');
    expect((await get()).text).toBe('új');
    old.resolve(page('régi'));
    expect((await before).text).toBe('régi');
    expect((await get()).text).toBe('új');
    expect(made).toBe(2);
  });

  it('that fails is not cached: the next request renders it again', async () => {
    make = async () => {
      throw new Error('nem megy');
    };
    expect((await get()).status).toBe(500);
    make = async () => page('megy');
    expect((await get()).text).toBe('megy');
  });
});

describe('an expired response', () => {
  it('is rendered again', async () => {
    expect((await get()).text).toBe('/ 1');
    now += minute + 1;
    expect((await get()).text).toBe('/ 2');
    expect((await get()).text).toBe('/ 2');
  });

  it('is sent as stale when rendering fails', async () => {
    await get();
    now += minute + 1;
    make = async () => {
      throw new Error('nincs adatbázis');
    };
    const answer = await get();
    expect([answer.status, answer.text]).toEqual([200, '/ 1']);
    expect(answer.headers.warning).toContain('Stale');
    expect(answer.headers['cache-status']).toContain('detail=stale');
    expect(stale).toHaveLength(1);
  });

  it('is sent when rendering takes too long, and a later failure is reported', async () => {
    await get();
    now += 2 * minute;
    const broken = new Error('too late');
    make = async () => {
      await pause(300);
      throw broken;
    };
    expect((await get()).text).toBe('/ 1');
    expect(stale).toEqual([]);
    await expect.poll(() => stale).toEqual([broken]);
  });

  it('is sent to all concurrent requests, and the failure is reported once', async () => {
    await get();
    now += 2 * minute;
    const { promise, reject } = Promise.withResolvers<FinishedAnswer>();
    make = () => promise;
    const waiting = [get(), get(), get()];
    await expect.poll(() => outcomes.length).toBe(4);
    reject(new Error('away'));
    const all = await Promise.all(waiting);
    expect(all.map(({ text }) => text)).toEqual(['/ 1', '/ 1', '/ 1']);
    expect(stale).toHaveLength(1);
  });

  it('is sent when rendering takes too long, and the new one is cached when it is ready', async () => {
    await get();
    now += minute + 1;
    const slow = Promise.withResolvers<FinishedAnswer>();
    make = () => slow.promise;
    expect((await get()).text).toBe('/ 1');
    slow.resolve(page('lassú'));
    await pause(50);
    const after = await get();
    expect([after.text, after.headers.warning]).toEqual(['lassú', undefined]);
  });

  it('is not sent after a day', async () => {
    await get();
    now += 24 * 60 * minute + 1;
    make = async () => {
      throw new Error('nincs adatbázis');
    };
    expect((await get()).status).toBe(500);
  });

  it('is replaced by a newer “not found”', async () => {
    await get();
    now += minute + 1;
    make = async () => page('nincs', { status: 404 });
    expect((await get()).status).toBe(404);
    expect((await get()).status).toBe(404);
    expect(made).toBe(2);
  });
});

it('marks responses as stale while invalidations do not arrive', async () => {
  await get();
  isInformed = false;
  const answer = await get();
  expect([answer.text, made]).toEqual(['/ 1', 1]);
  expect(answer.headers.warning).toContain('Stale');
  isInformed = true;
  expect((await get()).headers.warning).toBeUndefined();
});

describe('a signed-in request', () => {
  it('neither reads nor fills the cache', async () => {
    make = async (path) => page(`${path} mindenkinek`);
    await get('/a');
    make = async () => page('csak neked', { dependencies: null });
    const own = await get('/a', { headers: { authorization: 'Bearer x' } });
    expect([own.text, own.headers['cache-control'], own.headers['surrogate-key']]).toEqual([
      'csak neked',
      'no-store',
      undefined,
    ]);
    await get('/b', { headers: { authorization: 'Bearer x' } });
    expect((await get('/a')).text).toBe('/a mindenkinek');
    expect(pages.get('/b')).toBeUndefined();
  });
});

it('does not cache a response without dependencies', async () => {
  make = async () => page('egyszer', { dependencies: null });
  expect((await get()).headers['cache-control']).toBe('no-store');
  await get();
  expect(made).toBe(2);
});

describe('responses other than 200', () => {
  it('have a separate cache, so that arbitrary URLs evict no page', async () => {
    await get('/oldal');
    make = async () => page('x'.repeat(500), { status: 404 });
    for (let number = 0; number < 100; number += 1) await get(`/nincs-${number}`);
    expect(others.stats().evicted).toBeGreaterThan(0);
    expect(pages.stats()).toMatchObject({ answers: 1, evicted: 0 });
    expect((await get('/oldal')).status).toBe(200);
    expect((await get('/nincs-99')).status).toBe(404);
    expect(made).toBe(101);
  });
});

describe('a client with a cached copy', () => {
  it('gets a 304 without a body, by the tag of its encoding', async () => {
    make = async () => page('Jó reggelt! '.repeat(50));
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accept = { 'accept-encoding': encoding };
      const { etag, ...headers } = (await get('/', { headers: accept })).headers;
      expect(etag).toMatch(new RegExp(`^"[\\w-]{22}-${encoding}"$`));
      for (const known of [`${etag}`, `W/${etag}`, `"más", ${etag}`, '*']) {
        const again = await get('/', { headers: { ...accept, 'if-none-match': known } });
        expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
        expect(again.headers['cache-control']).toBe(headers['cache-control']);
        expect(again.headers['content-encoding']).toBeUndefined();
      }
      const other = await get('/', { headers: { ...accept, 'if-none-match': '"más"' } });
      expect(other.status).toBe(200);
    }
  });

  it('gets only the headers that can change with the same content', async () => {
    make = async () => page('x', { headers: { 'content-security-policy': 'none', vary: 'X-Site' } });
    const first = await get();
    expect(first.headers['content-security-policy']).toBe('none');
    const again = await get('/', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.status).toBe(304);
    const { date: _, connection: __, 'keep-alive': ___, ...repeated } = again.headers;
    const { 'cache-control': caching, etag, vary, 'surrogate-key': keys } = first.headers;
    expect(repeated).toEqual({ 'cache-control': caching, etag, vary, 'surrogate-key': keys });
  });

  it('gets the new response when only its headers changed', async () => {
    make = async () => page('x', { headers: { 'content-security-policy': 'one' } });
    const { etag } = (await get()).headers;
    pages.drop([{ key: 'a' }]);
    make = async () => page('x', { headers: { 'content-security-policy': 'other' } });
    const after = await get('/', { headers: { 'if-none-match': String(etag) } });
    expect([after.status, after.headers['content-security-policy']]).toEqual([200, 'other']);
  });

  it('gets the new response when the text changed', async () => {
    const before = await get();
    pages.drop([{ key: 'a' }]);
    const after = await get('/', { headers: { 'if-none-match': String(before.headers.etag) } });
    expect([after.status, after.text]).toEqual([200, '/ 2']);
  });

  it('gets no 304 for a 404', async () => {
    make = async () => page('nincs', { status: 404 });
    const { etag } = (await get()).headers;
    expect((await get('/', { headers: { 'if-none-match': String(etag) } })).status).toBe(404);
  });
});

describe('a frequently requested response', () => {
  const question = { headers: { 'accept-encoding': 'br' } };
  /** Its tags before and after recompression. */
  async function bothTags(): Promise<string[]> {
    make = async () => page(Array.from({ length: 400 }, (_, at) => `${at}. nap ${at % 7}`).join(' és '));
    const tag = async () => String((await get('/', question)).headers.etag);
    const first = await tag();
    await expect.poll(tag, { interval: 5 }).not.toBe(first);
    return [first, await tag()];
  }

  it('is recompressed with another tag, and the first tag stays valid', async () => {
    const [known = ''] = await bothTags();
    const [later, quick] = [await get('/', question), await get('/other', question)];
    expect(later.headers.etag).not.toBe(known);
    expect(later.text).toBe(quick.text);
    expect(later.bytes.length).toBeLessThan(quick.bytes.length);
    const again = await get('/', { headers: { ...question.headers, 'if-none-match': known } });
    expect([again.status, again.bytes.length, made]).toEqual([304, 0, 2]);
  });

  it('is unchanged when it is rendered again with the same content', async () => {
    const [, known = ''] = await bothTags();
    now += minute + 1;
    const again = await get('/', { headers: { ...question.headers, 'if-none-match': known } });
    expect([again.status, again.bytes.length, made]).toEqual([304, 0, 2]);
    expect((await get('/', question)).headers.etag).toBe(known);
  });

  it('is compressed at the higher level immediately when it has changed', async () => {
    await bothTags();
    make = async () => page('Ez már a holnapi lap. '.repeat(400));
    now += minute + 1;
    const first = await get('/', question);
    await pause(200);
    expect([made, (await get('/', question)).headers.etag === first.headers.etag]).toEqual([2, false]);
  });
});

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0.5', 'gzip'],
    ['br;q=0.1', 'br'],
    ['gzip;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('%s is answered with %s', async (accepts, encoding) => {
    make = async () => page('Árvíztűrő tükörfúrógép. '.repeat(40));
    const answer = await get('/', { headers: { 'accept-encoding': accepts } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.text).toBe('Árvíztűrő tükörfúrógép. '.repeat(40));
    expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
  });
});

it('answers HEAD with the same headers and no body, from memory and when rendered', async () => {
  const heads = [await get('/', { method: 'HEAD' }), await get('/', { method: 'HEAD' })];
  const whole = await get();
  const { etag, 'content-length': length } = whole.headers;
  for (const { status, bytes, headers } of heads)
    expect([status, bytes.length, headers.etag, headers['content-length']]).toEqual([200, 0, etag, length]);
  expect(made).toBe(1);
});
