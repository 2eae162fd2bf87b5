/** Time from the commit of a publication until three processes on one database serve the new page. */
import pg from 'pg';
import type { BenchApp } from '../bench-app.ts';
import { type Benchmark, type Figure, percentile } from '../figure.ts';
import { get } from '../get.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { untilShownEverywhere } from '../shown-everywhere.ts';

const processes = 3;
const publications = 240;

export const publish: Benchmark = {
  name: 'publish',
  async run({ app, log }) {
    const ready = await app();
    const servers: ServerProcess[] = [];
    try {
      while (servers.length < processes) servers.push(await startServerProcess(ready));
      log(`${publications} corrections, ${processes} servers`);
      const ports = servers.map((server) => server.port);
      const times: number[] = [];
      for (const story of await ready.archiveCards(publications))
        times.push(await correct(ready, ports, story));
      const bare = await notificationTimes(ready.databaseUrl);
      return [
        figure('publication to page everywhere, p50', 50, times, bare),
        { ...figure('publication to page everywhere, p99', 99, times, bare), target: { atMost: 100 } },
      ];
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  },
};

async function correct(
  { context }: BenchApp,
  ports: number[],
  { id, url }: { id: number; url: string },
): Promise<number> {
  const text = `A mért változat, ${id}.`;
  await Promise.all(ports.map((port) => get(port, url)));
  await context.content.correct(id, { text });
  return untilShownEverywhere(ports, url, text, performance.now());
}

/** Times in which a bare NOTIFY reaches three listeners. */
async function notificationTimes(connectionString: string): Promise<number[]> {
  const clients = Array.from({ length: processes + 1 }, () => new pg.Client({ connectionString }));
  await Promise.all(clients.map((client) => client.connect()));
  const [sender, ...listeners] = clients;
  await Promise.all(listeners.map((client) => client.query('listen bench')));
  const times: number[] = [];
  for (let at = 0; at < publications; at += 1) {
    const notified = Promise.all(
      listeners.map((client) => new Promise((resolve) => client.once('notification', resolve))),
    );
    const sent = performance.now();
    await sender?.query('notify bench');
    await notified;
    times.push(performance.now() - sent);
  }
  await Promise.all(clients.map((client) => client.end()));
  return times;
}

function figure(name: string, percent: number, times: number[], bare: number[]): Figure {
  return {
    name,
    value: percentile(times, percent),
    unit: 'ms',
    yardstick: { name: 'a bare NOTIFY to three listeners', value: percentile(bare, percent), unit: 'ms' },
  };
}
