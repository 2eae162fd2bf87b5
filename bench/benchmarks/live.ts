/**
 * A popular live blog: the cost of a version request, the load of 50,000 readers, and the time until a post is in the
 * API of three processes.
 */

import type { BenchApp } from '../bench-app.ts';
import { type Benchmark, type Figure, percentile } from '../figure.ts';
import { browserEncodings, get } from '../get.ts';
import { type LiveBlog, liveBlogOf, postTo } from '../live-blog.ts';
import { startPlainServer } from '../plain-server.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { untilShownEverywhere } from '../shown-everywhere.ts';
import { compare } from './cached.ts';

const processes = 3;
const posts = 200;
/** Each polls every 15 seconds. */
const readers = { count: 50_000, everySeconds: 15 };
/** Enough requests for the best compression of the cached response. */
const warmUpRequests = 20;

export const live: Benchmark = {
  name: 'live',
  async run({ app, log }) {
    const ready = await app();
    const blog = await liveBlogOf(ready);
    const servers: ServerProcess[] = [];
    try {
      while (servers.length < processes) servers.push(await startServerProcess(ready));
      const [first] = servers;
      if (!first) throw new Error('no server was started');
      log('the version of a live blog, from the cache');
      const polls = await versionFigures(first, `/api/articles/${blog.slug}/version`);
      log(`${posts} posts, ${processes} servers`);
      return [...polls, await postFigure(ready, servers, blog)];
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  },
};

async function versionFigures(server: ServerProcess, path: string): Promise<Figure[]> {
  for (let at = 0; at < warmUpRequests; at += 1) await get(server.port, path, browserEncodings);
  const plain = await startPlainServer(server.port, path);
  try {
    const whole = await compare('live version, plain CPU / ours', server, plain, path, 200);
    const known = await compare('live version 304, plain CPU / ours', server, plain, path, 304);
    const ours = (known.yardstick?.value ?? 0) / known.value;
    const aSecond = readers.count / readers.everySeconds;
    return [
      whole,
      known,
      {
        name: `share of a core for ${readers.count} readers of a live blog`,
        value: (aSecond * ours) / 1_000_000,
        unit: 'ratio',
        target: { atMost: 0.5 },
        yardstick: { name: `${Math.round(aSecond)} questions a second, each`, value: ours, unit: 'µs' },
      },
    ];
  } finally {
    await plain.stop();
  }
}

async function postFigure({ context }: BenchApp, servers: ServerProcess[], blog: LiveBlog): Promise<Figure> {
  const ports = servers.map(({ port }) => port);
  const items = `/api/articles/${blog.id}/items?perPage=10`;
  const times: number[] = [];
  for (let at = 0; at < posts; at += 1) {
    await Promise.all(ports.map((port) => get(port, items)));
    const slug = await postTo(context, blog, `Mért bejegyzés, ${at}.`);
    times.push(await untilShownEverywhere(ports, items, `"${slug}"`, performance.now()));
  }
  return {
    name: 'live post to API everywhere, p99',
    value: percentile(times, 99),
    unit: 'ms',
    target: { atMost: 100 },
    yardstick: { name: 'p50', value: percentile(times, 50), unit: 'ms' },
  };
}
