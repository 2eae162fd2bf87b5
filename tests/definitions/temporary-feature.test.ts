/** The guide's feature works from its declaration alone; no other file of the program imports it. */
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { AppContext } from '#apps/server/compose.ts';
import { deriveProgram } from '#apps/server/program.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { noCache } from '#platform/cache/read-cache.server.ts';
import { createJobRunner } from '#platform/jobs/run-jobs.server.ts';
import { withSettings } from '../edition.ts';
import { withTestApp } from '../test-app.ts';
import { type Almanac, almanacFeature, almanacSetting } from './almanac.feature.server.ts';

type Context = AppContext & { almanac: Almanac };

// The feature's needs are type-checked against the context here.
const program = deriveProgram<Context, Context>([almanacFeature]);
const testApp = withTestApp();
let context: Context;

beforeAll(async () => {
  await sql`create table almanac_days (day text, recorded_at timestamptz)`.execute(testApp.context.db);
  const edition = withSettings(testApp.context.edition, { almanac: { days: 7 } });
  const { createCache: createReadCache, onInvalidation } = noCache;
  const { openSandbox } = testApp.context;
  const needs = {
    ...testApp.context,
    edition,
    openSandbox,
    createReadCache,
    onInvalidation,
    recordInvalidations,
  };
  context = { ...testApp.context, ...almanacFeature.create(needs) };
});

it('declares its page, its call and its setting', () => {
  expect(program.pages.map(({ traits }) => traits.route)).toEqual(['almanac']);
  expect(program.calls.map(({ traits }) => traits.id)).toEqual(['greeting']);
  expect(program.programParts.settings).toEqual([almanacSetting]);
  expect(almanacSetting.of(testApp.context.edition)).toEqual({ days: 30 });
});

it('has a queue that writes into its table, and a job that deletes what its setting says', async () => {
  const { db, log } = testApp.context;
  const [queue] = program.queuesOf(context);
  const delivery = { signal: new AbortController().signal, send: async () => undefined };
  testApp.setTime('2026-11-01T08:00:00+01:00');
  expect(await queue?.deliver([{ day: '11-01' }, { nap: '' }], delivery)).toMatchObject([
    { kind: 'done' },
    { kind: 'refused' },
  ]);
  const clock = testApp.context.clock;
  const runner = createJobRunner({ db, log, clock, schedule: program.jobsOf(context) });
  await runner.syncSchedule();
  expect(await runner.runNow('almanac-prune')).toEqual({ kind: 'done', remark: '' });
  testApp.setTime('2026-11-09T08:00:00+01:00');
  expect(await runner.runNow('almanac-prune')).toEqual({ kind: 'done', remark: 'deleted 1 days' });
  expect(program.jobsOf(context)[0]?.timeZone).toBe('Europe/Budapest');
});

it('puts messages into the outbox with the change that they are about', async () => {
  const { db } = testApp.context;
  await db.transaction().execute((trx) => context.almanac.announce(trx, '11-02'));
  const { rows } = await sql`select queue, payload from outbox where queue = 'almanac-days'`.execute(db);
  expect(rows).toEqual([{ queue: 'almanac-days', payload: { day: '11-02' } }]);
});
