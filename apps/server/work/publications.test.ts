import { expect, it } from 'vitest';
import { withServer } from '../../../tests/server.ts';
import { save } from '../../../tests/stories.ts';

const server = withServer();

async function metric(name: string): Promise<string | undefined> {
  return (await server.metrics()).split('\n').find((line) => line.startsWith(name));
}

it('publishes overdue stories, and metrics show that they were late [S32]', async () => {
  const pubDate = new Date('2026-11-21T07:30:00+01:00');
  await save(server.context, { slug: 'keso', title: 'Késő', state: 'scheduled', pubDate });
  await expect.poll(() => metric('lapzarta_scheduled_total{change="publish",punctual="no"}')).toMatch(/ 1$/);
  expect(await metric('lapzarta_scheduled_lateness_seconds{change="publish"}')).toMatch(/ 1800$/);
  expect(server.takeLog().join()).toContain('"lateSeconds":1800');
});

it('metrics show how late the timetable is, and how many of its jobs are dead', async () => {
  expect(await metric('lapzarta_jobs_dead ')).toMatch(/ 0$/);
  expect(await metric('lapzarta_jobs_lag_seconds ')).toMatch(/ 0$/);
});
