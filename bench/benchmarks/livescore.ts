/**
 * A live match: the cost of a cached answer of the cache host, the load of 50,000 readers, and the calls that three
 * processes make to the provider meanwhile, one of which is killed.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { openSandbox } from '#sample/sandbox/open-sandbox.server.ts';
import { type BenchApp, project } from '../bench-app.ts';
import type { Benchmark, Figure } from '../figure.ts';
import { browserEncodings, get } from '../get.ts';
import { load } from '../load.ts';
import { startPlainServer } from '../plain-server.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { compare } from './cached.ts';

const path = '/livescore/football/fixtures/2024002';
/** During the first half, when nothing but the minute changes. */
const playedFrom = Date.parse('2024-06-15T13:16:00Z');
const processes = 3;
const measuredMs = 75_000;
const readers = { count: 50_000, everySeconds: 15 };
const warmUpRequests = 20;

export const livescore: Benchmark = {
  name: 'livescore',
  async run({ app, log }) {
    const ready = await app();
    const began = Date.now();
    const sandbox = await openSandbox({
      clock: { now: () => new Date(playedFrom + Date.now() - began) },
    });
    const editionFolder = await editionAsking(`${sandbox.origin}/football`);
    const servers: ServerProcess[] = [];
    try {
      log('a finished match, from the cache');
      const figures = await cachedFigures(ready);
      log(`a live match, ${processes} servers, ${measuredMs / 1000} s`);
      const settings = { LAPZARTA_EDITION: editionFolder, LAPZARTA_CLOCK: undefined };
      while (servers.length < processes) servers.push(await startServerProcess(ready, settings));
      return [...figures, await callsFigure(servers, sandbox.origin)];
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await sandbox.close();
      await rm(editionFolder, { recursive: true, force: true });
    }
  },
};

/** The project's edition with this source of football, as the provider's own would be. */
async function editionAsking(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lapzarta-bench-edition-'));
  await cp(join(project, 'edition'), folder, { recursive: true });
  const file = join(folder, 'edition.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('football: sandbox', `football: '${source}'`));
  return folder;
}

async function cachedFigures(ready: BenchApp): Promise<Figure[]> {
  const server = await startServerProcess(ready);
  try {
    for (let at = 0; at < warmUpRequests; at += 1) await get(server.port, path, browserEncodings);
    await pause(1_000);
    const plain = await startPlainServer(server.port, path);
    try {
      const whole = await compare('live score, plain CPU / ours', server, plain, path, 200);
      const known = await compare('live score 304, plain CPU / ours', server, plain, path, 304);
      const ours = (known.yardstick?.value ?? 0) / known.value;
      const aSecond = readers.count / readers.everySeconds;
      return [
        { ...whole, target: { atLeast: 0.85 } },
        { ...known, target: { atLeast: 0.85 } },
        {
          name: `share of a core for ${readers.count} readers of a live match`,
          value: (aSecond * ours) / 1_000_000,
          unit: 'ratio',
          target: { atMost: 0.1 },
          yardstick: { name: `${Math.round(aSecond)} questions a second, each`, value: ours, unit: 'µs' },
        },
      ];
    } finally {
      await plain.stop();
    }
  } finally {
    await server.stop();
  }
}

/** Readers ask all processes all the time; in the middle one process is killed. */
async function callsFigure(servers: ServerProcess[], origin: string): Promise<Figure> {
  const times: number[] = [];
  let requests = 0;
  await Promise.all(servers.map(({ port }) => get(port, path, browserEncodings)));
  const before = await matchCalls(origin);
  const began = performance.now();
  let running = [...servers];
  while (performance.now() - began < measuredMs) {
    if (running.length === servers.length && performance.now() - began > measuredMs / 2) {
      await running[0]?.kill();
      running = running.slice(1);
    }
    for (const { port } of running)
      await load({ port, paths: [path], amount: 200, headers: {}, status: 200 });
    requests += running.length * 200;
    const calls = (await matchCalls(origin)) - before;
    while (times.length < calls) times.push(performance.now());
    await pause(100);
  }
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return {
    name: `provider calls in 15 s for a live match, ${processes} processes, one killed`,
    value: ((times.length - 1) * 15_000) / (last - first),
    unit: 'ratio',
    target: { atMost: 1.05 },
    yardstick: { name: 'readers’ requests', value: (requests * 1_000) / measuredMs, unit: 'answers/s' },
  };
}

async function matchCalls(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/football/calls`);
  const calls = z.array(z.string()).parse(await answer.json());
  return calls.filter((call) => /^fixtures\?ids?=.*2024002/.test(call)).length;
}
