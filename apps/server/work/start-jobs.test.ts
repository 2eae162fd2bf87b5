import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withSettings } from '#tests/edition.ts';
import { withDatabase } from '../../../tests/database.ts';
import { withDatabaseProxy } from '../../../tests/database-proxy.ts';
import { withServer } from '../../../tests/server.ts';
import { createReadiness } from '../metrics/readiness.ts';
import { startJobs } from './start-jobs.ts';

const database = withDatabase();
const wire = withDatabaseProxy(database.url);
const readiness = createReadiness(['dictionary', 'timetable']);
const server = withServer({
  database,
  databaseUrl: wire.url,
  readiness,
  // Without jobs that fetch figures from other services.
  edition: (edition) => withSettings(edition, { figures: undefined }),
});

async function ready(): Promise<{ status: number; why: unknown }> {
  const answer = await server.telex('/readyz');
  const document = answer.json();
  const why = typeof document === 'object' && document !== null && 'why' in document ? document.why : null;
  return { status: answer.status, why };
}

it('retries until the database is available, and is then ready [S32]', async () => {
  expect(await ready()).toEqual({ status: 503, why: 'the search dictionary is being loaded' });
  readiness.markReady('dictionary');
  expect(await ready()).toEqual({ status: 503, why: 'the timetable is not written down yet' });
  expect((await server.telex('/healthz')).status).toBe(200);

  wire.disconnect();
  let written = 0;
  const working = startJobs(server.context, () => {
    written += 1;
    readiness.markReady('timetable');
  });
  await expect.poll(() => server.takeLog().join()).toContain('scheduled work failed; trying again');
  await pause(1_500);
  expect(await ready()).toEqual({ status: 503, why: 'the database does not answer' });
  wire.reconnect();
  await expect.poll(ready, { timeout: 30_000 }).toEqual({ status: 200, why: null });
  // The next run, a second later, finds the timetable saved.
  await pause(1_500);
  expect(written).toBe(1);
  await working.stop();
});
