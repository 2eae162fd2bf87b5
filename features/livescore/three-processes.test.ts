import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noCache } from '#platform/cache/read-cache.server.ts';
import type { Sandbox } from '#platform/http/outgoing/open-sandbox.ts';
import { openSandbox } from '#sample/sandbox/open-sandbox.server.ts';
import { withDatabase } from '../../tests/database.ts';
import { leaveNothing } from '../../tests/leave-nothing.ts';
import { createLivescoreFeature } from './livescore-feature.server.ts';
import { noPictures } from './no-pictures.fixture.ts';
import { resources } from './provider/resources.ts';
import { callsOf, switchSandbox } from './sandbox-calls.fixture.ts';

const database = withDatabase();
const processes: ChildProcess[] = [];
/** Number of reads by each process for readers. */
const readsOf = new Map<ChildProcess, number>();
/** Times faster than real time: 15 s are 1.5 s, the lease is 1.2 s. */
const factor = 10;
/** During the first half. */
const kickOffAnd5 = '2024-06-15T13:05:00Z';
let began = 0;
let sandbox: Sandbox;
const clock = { now: () => new Date(Date.parse(kickOffAnd5) + (Date.now() - began) * factor) };

beforeEach(async () => {
  began = Date.now();
  sandbox = await openSandbox({ clock });
});
afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  await sandbox.close();
});

async function startProcess(): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'fetcher-process.fixture.ts');
  const settings = [database.url, sandbox.origin, String(factor), String(began), kickOffAnd5];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...settings]);
  child.once('close', leaveNothing('process', String(child.pid)));
  processes.push(child);
  await once(child.stdout, 'data');
  child.stdout.on('data', (lines: Buffer) =>
    readsOf.set(child, Number(lines.toString().trim().split('\n').at(-1))),
  );
  return child;
}

function allReads(): number {
  return [...readsOf.values()].reduce((sum, reads) => sum + reads, 0);
}

async function isLeased(): Promise<boolean> {
  const found = await sql`select from livescore_resources where lease is not null`.execute(database.db);
  return found.rows.length > 0;
}

it('three processes make one call in 15 s for a live match however many read it, and go on when one is killed while it fetches', async () => {
  const scores = createLivescoreFeature({
    names: [],
    db: database.db,
    clock,
    key: null,
    media: noPictures,
    createReadCache: noCache.createCache,
    log: pino({ level: 'silent' }),
    recordInvalidations: async () => undefined,
    setting: { sources: { football: `${sandbox.origin}/football` } },
  });
  const match = resources.match(2024002);
  const [first] = await Promise.all([startProcess(), startProcess(), startProcess()]);

  const callsBefore = (await callsOf(sandbox.origin)).length;
  const measuredFrom = clock.now().getTime();
  await pause(9_000);
  const calls = (await callsOf(sandbox.origin)).length - callsBefore;
  const periods = (clock.now().getTime() - measuredFrom) / 15_000;
  expect(calls).toBeLessThanOrEqual(periods + 1);
  expect(calls).toBeGreaterThanOrEqual(periods / 2);
  // 50,000 readers are one read a process for each change of the match; these are dozens for each call.
  expect(allReads()).toBeGreaterThan(calls * 20);

  // All but the first are stopped while nobody fetches, so that it is the first that holds the next lease.
  const others = processes.filter((child) => child !== first);
  await expect.poll(isLeased, { interval: 5 }).toBe(false);
  for (const child of others) child.kill('SIGSTOP');
  await switchSandbox(sandbox.origin, { mode: 'silent' });
  const callsWhenSilent = (await callsOf(sandbox.origin)).length;
  await expect
    .poll(async () => (await callsOf(sandbox.origin)).length, { interval: 5 })
    .toBeGreaterThan(callsWhenSilent);
  first.kill('SIGKILL');
  expect(await isLeased()).toBe(true);
  await switchSandbox(sandbox.origin, {});
  const atDeath = clock.now();
  for (const child of others) child.kill('SIGCONT');

  const isFetchedSince = async (): Promise<boolean> => {
    const copy = await scores.replay(match, clock.now());
    return copy !== null && copy.at > atDeath && (await callsOf(sandbox.origin)).length > callsWhenSilent + 1;
  };
  await expect.poll(isFetchedSince, { interval: 20 }).toBe(true);

  const callsOfTwo = (await callsOf(sandbox.origin)).length;
  const twoFrom = clock.now().getTime();
  await pause(5_000);
  const since = (clock.now().getTime() - twoFrom) / 15_000;
  expect((await callsOf(sandbox.origin)).length - callsOfTwo).toBeLessThanOrEqual(since + 1);
}, 90_000);
