/** Resources that readers look at: how often they are written, how many at once, and how many may be new. */
import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createReadCache } from '#platform/cache/read-cache.server.ts';
import type { Sandbox } from '#platform/http/outgoing/open-sandbox.ts';
import { openSandbox } from '#sample/sandbox/open-sandbox.server.ts';
import { withDatabase } from '../../tests/database.ts';
import { createLivescoreFeature, type LivescoreFeature } from './livescore-feature.server.ts';
import { noPictures } from './no-pictures.fixture.ts';
import { resources } from './provider/resources.ts';
import { callsOf, switchSandbox } from './sandbox-calls.fixture.ts';

const database = withDatabase();
const signal = new AbortController().signal;
const clock = { now: () => now };
const hungarySwitzerland = resources.match(2024002);
let now: Date;
let sandbox: Sandbox;
let scores: LivescoreFeature;

beforeEach(async () => {
  await sql`truncate livescore_resources, livescore_answers, livescore_quotas`.execute(database.db);
  now = new Date('2024-06-15T12:00:00Z');
  sandbox = await openSandbox({ clock });
  const caches = createReadCache({ now: () => performance.now(), isConnected: () => true });
  scores = createLivescoreFeature({
    names: [],
    db: database.db,
    clock,
    key: null,
    media: noPictures,
    createReadCache: caches.createCache,
    log: pino({ level: 'silent' }),
    setting: { sources: { football: 'sandbox', formula1: 'sandbox' } },
    recordInvalidations: async (_, entries) => caches.drop(entries),
    openSandbox: async () => ({ origin: sandbox.origin, close: async () => undefined }),
  });
});
afterEach(async () => {
  await scores.stop();
  await sandbox.close();
});

it('readers cannot use up the day by counting through ids; what editors name is fetched nevertheless', async () => {
  await switchSandbox(sandbox.origin, { limit: 40, remaining: 40 });
  for (let minute = 0; minute < 5; minute += 1) {
    for (let id = 1; id <= 5; id += 1) await scores.read(resources.match(100 * minute + id));
    now = new Date(now.getTime() + 61_000);
  }
  // A quarter of the day's forty.
  expect(await callsOf(sandbox.origin)).toHaveLength(10);
  await scores.follow([hungarySwitzerland]);
  await scores.fetchDue(signal);
  expect(await scores.read(hungarySwitzerland)).not.toBeNull();
});

it('a page that reads thirty results writes them down together, and all wait for it', async () => {
  const results = Array.from({ length: 30 }, (_, at) => resources.raceResults(22_000 + at));
  await Promise.all(results.map((resource) => scores.read(resource)));
  now = new Date(now.getTime() + 61_000);
  database.takeQueries();
  // Twice each: two readers of one resource at the same time.
  const copies = await Promise.all([...results, ...results].map((resource) => scores.read(resource)));
  expect(copies.every((copy) => copy !== null)).toBe(true);
  const writes = database.takeQueries().filter((query) => query.includes('insert into livescore_resources'));
  expect(writes.length).toBeLessThanOrEqual(2);
});

it('two readers of a new resource at the same time both get it', async () => {
  const [first, second] = await Promise.all([
    scores.read(hungarySwitzerland),
    scores.read(hungarySwitzerland),
  ]);
  expect([first, second]).not.toContain(null);
});

it('readers cannot make the program fetch any number of new resources', async () => {
  for (let id = 1; id <= 125; id += 1) await scores.read(resources.match(id));
  expect(await callsOf(sandbox.origin)).toHaveLength(120);
  expect(await scores.read(resources.match(1))).not.toBeNull();
  now = new Date(now.getTime() + 61_000);
  expect(await scores.read(resources.match(125))).not.toBeNull();
});
