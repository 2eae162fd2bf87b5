/**
 * Processor time of a cached page's request: compared with a plain Node.js server that sends the same bytes, and with the
 * cookie of a reader who is signed in compared with none.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sessionCookies } from '#features/accounts/public.server.ts';
import type { BenchApp } from '../bench-app.ts';
import { type Benchmark, type Figure, median } from '../figure.ts';
import { browserEncodings, get } from '../get.ts';
import { load } from '../load.ts';
import { type PlainServer, startPlainServer } from '../plain-server.ts';
import { processorTime, type ServerProcess, startServerProcess } from '../server-process.ts';

const rounds = 15;
/** Warm-up rounds: a server in operation has run for days, so V8 has optimised its hot code. */
const warmUps = 4;
const requests = 20_000;

export const cached: Benchmark = {
  name: 'cached',
  async run({ app, log }) {
    const ready = await app();
    const [story] = await ready.archiveCards(1);
    if (!story) throw new Error('the archive is empty');
    const ours = await startServerProcess(ready);
    try {
      await untilBestCompressed(ours.port, story.url);
      const plain = await startPlainServer(ours.port, story.url);
      try {
        log('a page from the cache');
        const full = await compare('cached article page, plain CPU / ours', ours, plain, story.url, 200);
        log('a page the reader has already');
        const notModified = await compare('cached 304, plain CPU / ours', ours, plain, story.url, 304);
        log('a page for a reader who is signed in');
        const cookie = await readerCookie(ready);
        return [full, notModified, await compareReaders(ours, story.url, cookie)];
      } finally {
        await plain.stop();
      }
    } finally {
      await ours.stop();
    }
  },
};

/** Waits until the page is stored with the best compression, which only popular pages get. */
export async function untilBestCompressed(port: number, path: string): Promise<void> {
  const tag = async () => (await get(port, path, browserEncodings)).headers.etag;
  const first = await tag();
  for (let at = 0; at < 100; at += 1) {
    if ((await tag()) !== first) return;
    await pause(10);
  }
  throw new Error(`${path} was never compressed well`);
}

/** @param status Expected status: 200 for a full page, 304 for a page that the client has already. */
export async function compare(
  name: string,
  ours: ServerProcess,
  plain: PlainServer,
  path: string,
  status: 200 | 304,
): Promise<Figure> {
  const headers: Record<string, string> = status === 304 ? { 'if-none-match': plain.etag } : {};
  const measure = (port: number) => load({ port, paths: [path], amount: requests, headers, status });
  const times = await measureInTurn({
    one: () => processorTime(ours, () => measure(ours.port)),
    other: () => plain.processorTime(() => measure(plain.port)),
  });
  return {
    name,
    value: median(times.map(({ one, other }) => other / one)),
    unit: 'ratio',
    // Decision 39: the head of a 304 costs more by Node.js's own means.
    target: { atLeast: status === 304 ? 0.8 : 0.9 },
    yardstick: {
      name: 'a plain node:http server sending the same bytes',
      value: median(times.map(({ other }) => other)) * 1000,
      unit: 'µs',
    },
  };
}

async function readerCookie({ context: { accounts, db } }: BenchApp): Promise<string> {
  const reader = { email: 'olvaso@example.com', name: 'Olvasó Olga', language: 'hu', site: null } as const;
  const { id } = await accounts.readers.findOrCreate(db, reader);
  const tokens = await accounts.sessions.start(db, { realm: 'reader', id }, 'Firefox · Android');
  const cookies = sessionCookies(tokens, false);
  return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
}

/** Both have a cookie header of the same length, as anonymous readers have cookies, too. */
async function compareReaders(ours: ServerProcess, path: string, cookie: string): Promise<Figure> {
  const measure = (value: string) => () =>
    load({ port: ours.port, paths: [path], amount: requests, headers: { cookie: value }, status: 200 });
  const times = await measureInTurn({
    one: () => processorTime(ours, measure(cookie)),
    other: () => processorTime(ours, measure(`quiz_id=${'a'.repeat(cookie.length - 8)}`)),
  });
  return {
    name: 'cached article page, CPU without / with a reader’s session',
    value: median(times.map(({ one, other }) => other / one)),
    unit: 'ratio',
    target: { atLeast: 0.95 },
    yardstick: {
      name: 'the same page without a session',
      value: median(times.map(({ other }) => other)) * 1000,
      unit: 'µs',
    },
  };
}

/** Milliseconds of processor time for each request, by round. */
async function measureInTurn(
  measure: Record<'one' | 'other', () => Promise<number>>,
): Promise<{ one: number; other: number }[]> {
  const times: { one: number; other: number }[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const time = { one: 0, other: 0 };
    // In turn, and each as often first, as the speed of a shared machine changes by the minute.
    const inTurn = ['one', 'other'] as const;
    for (const which of round % 2 === 0 ? inTurn : inTurn.toReversed())
      time[which] = (await measure[which]()) / requests;
    if (round >= 0) times.push(time);
  }
  return times;
}
