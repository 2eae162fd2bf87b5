/** A page that lies ready: what our server spends on a request beside what a plain Node.js server cannot avoid. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Benchmark, type Figure, median } from '../figure.ts';
import { browserEncodings, get } from '../get.ts';
import { load } from '../load.ts';
import { type PlainServer, startPlainServer } from '../plain-server.ts';
import { processorTime, type ServerProcess, startServerProcess } from '../server-process.ts';

const rounds = 15;
/** A server runs for days: V8 has long compiled what it does all the time. */
const warmUps = 4;
const requests = 20_000;

export const cached: Benchmark = {
  name: 'cached',
  async run({ paper, say }) {
    const ready = await paper();
    const [story] = await ready.archive(1);
    if (!story) throw new Error('the archive is empty');
    const ours = await startServerProcess(ready);
    try {
      await settled(ours.port, story.url);
      const plain = await startPlainServer(ours.port, story.url);
      try {
        say('a page from the cache');
        const full = await compare('cached article page, plain CPU / ours', ours, plain, story.url, 200);
        say('a page the reader has already');
        return [full, await compare('cached 304, plain CPU / ours', ours, plain, story.url, 304)];
      } finally {
        await plain.stop();
      }
    } finally {
      await ours.stop();
    }
  },
};

/** Compressed well, as what many ask for is. */
export async function settled(port: number, path: string): Promise<void> {
  const tag = async () => (await get(port, path, browserEncodings)).headers.etag;
  const first = await tag();
  for (let at = 0; at < 100; at += 1) {
    if ((await tag()) !== first) return;
    await pause(10);
  }
  throw new Error(`${path} was never compressed well`);
}

/** @param status Of the answers: a page that is sent, or one that the reader has already. */
export async function compare(
  name: string,
  ours: ServerProcess,
  plain: PlainServer,
  path: string,
  status: 200 | 304,
): Promise<Figure> {
  const headers: Record<string, string> = status === 304 ? { 'if-none-match': plain.etag } : {};
  const ask = (port: number) => load({ port, paths: [path], amount: requests, headers, status });
  const times: { ours: number; plain: number }[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const time = { ours: 0, plain: 0 };
    const measure = {
      ours: () => processorTime(ours, () => ask(ours.port)),
      plain: () => plain.processorTime(() => ask(plain.port)),
    };
    // In turn, and each as often first: a shared machine is faster and slower by the minute.
    const inTurn = ['ours', 'plain'] as const;
    for (const who of round % 2 === 0 ? inTurn : inTurn.toReversed())
      time[who] = (await measure[who]()) / requests;
    if (round >= 0) times.push(time);
  }
  return {
    name,
    value: median(times.map((time) => time.plain / time.ours)),
    unit: 'ratio',
    target: { atLeast: 0.9 },
    yardstick: {
      name: 'a plain node:http server sending the same bytes',
      value: median(times.map((time) => time.plain)) * 1000,
      unit: 'µs',
    },
  };
}
