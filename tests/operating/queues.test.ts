/** Messages to other systems when the process that delivers them is killed, and the commands that show them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { withDatabase } from '../database.ts';
import { runLapzarta } from '../lapzarta-process.ts';
import { withHub } from '../websub-hub.ts';
import { withFolders } from './with-folders.ts';

const database = withDatabase();
const hub = withHub();
const folders = withFolders();
const settings = { DATABASE_URL: database.url, ...folders.settings };

beforeAll(() => {
  const file = join(folders.settings.LAPZARTA_EDITION, 'edition.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('hubs: []', `hubs: ["${hub.url}"]`));
});

const listSchema = z.object({
  jobs: z.array(z.object({ name: z.string() })),
  queues: z.array(
    z.object({
      queue: z.string(),
      waiting: z.int(),
      active: z.int(),
      failed: z.int(),
      dead: z.int(),
      oldestAt: z.iso.datetime().nullable(),
      error: z.string().nullable(),
    }),
  ),
  outbox: z.object({ rows: z.int(), oldestAt: z.iso.datetime().nullable() }),
});

async function run(...args: string[]): Promise<string> {
  const command = runLapzarta(args, settings);
  expect((await command.exit).code, command.output()).toBe(0);
  return command.stdout();
}

async function pings() {
  const { queues } = listSchema.parse(JSON.parse(await run('jobs', 'list', '--json')));
  return queues.find(({ queue }) => queue === 'hub-pings');
}

it('a message is not lost when its process is killed between taking it and delivering it', async () => {
  await database.db
    .insertInto('articles')
    .values({
      slug: 'hir',
      site: 'telex',
      title: 'Hír',
      state: 'draft',
      type: 'article',
      language: 'hu',
      pub_date: '2026-11-20T09:00:00Z',
      url_date: '2026-11-20',
      body: '[]',
      created_at: '2026-11-20T09:00:00Z',
      updated_at: '2026-11-20T09:00:00Z',
    })
    .execute();
  // For feeds and for notifications.
  await run('article', 'publish', '1');
  expect(await run('jobs', 'list')).toMatch(/^outbox +2 waiting, the oldest since /m);

  hub.setAnswer('never');
  const killed = runLapzarta(['work'], settings);
  await expect.poll(() => hub.requests.length, { timeout: 30_000 }).toBeGreaterThan(0);
  killed.send('SIGKILL');
  await killed.exit;
  const before = hub.requests.length;
  expect(await pings()).toMatchObject({ active: 6, waiting: 0, dead: 0 });

  hub.setAnswer(204);
  const next = runLapzarta(['work'], settings);
  await expect.poll(() => hub.requests.length, { timeout: 90_000 }).toBe(before + 6);
  await expect
    .poll(pings, { timeout: 30_000 })
    .toMatchObject({ active: 0, failed: 0, dead: 0, oldestAt: null });
  next.send('SIGTERM');
  expect((await next.exit).code, next.output()).toBe(0);
  expect(hub.requests.length).toBe(before + 6);
}, 180_000);

it('messages that were given up are listed, and sent again on request', async () => {
  await sql`
    insert into pgboss.job (name, data, source_name, source_output) values ('hub-pings.dead',
      ${JSON.stringify({ hub: hub.url, feed: 'http://localhost/rss' })}::jsonb, 'hub-pings',
      '{"message": "hub.example answered 500"}'::jsonb)`.execute(database.db);
  const line = /^hub-pings +0 waiting, 0 active, 1 DEAD\n {2}failed: hub\.example answered 500$/m;
  expect(await run('jobs', 'list')).toMatch(line);
  expect(await run('jobs', 'list', '--dead')).toMatch(line);
  expect(JSON.parse(await run('jobs', 'retry', 'hub-pings', '--json'))).toEqual({
    due: [],
    sent: { 'hub-pings': 1 },
  });
  expect(await pings()).toMatchObject({ waiting: 1, dead: 0, error: null });
  expect(await run('jobs', 'retry')).toBe('Nothing was given up.\n');
  const unknown = runLapzarta(['jobs', 'retry', 'nincs'], settings);
  expect((await unknown.exit).code).toBe(1);
  expect(unknown.stderr()).toContain('There is no job or queue called nincs.');
});
