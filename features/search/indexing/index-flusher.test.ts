import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { writeStories } from '../../../tests/stories.ts';
import { withTestApp } from '../../../tests/test-app.ts';
import { createIndexFlusher } from './index-flusher.server.ts';

const testApp = withTestApp();

const warned: string[] = [];
const log = createLog({ level: 'warn', to: { write: (line) => void warned.push(line) } });

const countFlushes = () => testApp.database.takeIndexMerges().length;

it('merges a publication’s terms in the background', async () => {
  await writeStories(testApp.context);
  await expect.poll(countFlushes).toBeGreaterThan(0);
  // The pending list is empty: nothing is left to clean.
  await expect.poll(pendingPages).toBe(0);
  await testApp.context.search.whenIdle();
});

it('runs once for requests that arrive during a merge', async () => {
  const flusher = createIndexFlusher({ db: testApp.database.db, log });
  testApp.database.takeIndexMerges();
  for (let times = 0; times < 5; times += 1) flusher.schedule();
  let flushes = 0;
  await expect
    .poll(() => {
      flushes += countFlushes();
      return flushes;
    })
    .toBe(2);
  flusher.schedule();
  await expect.poll(countFlushes).toBe(1);
});

it('resolves `whenIdle` when no merge is running', async () => {
  const flusher = createIndexFlusher({ db: testApp.database.db, log });
  await flusher.whenIdle();
  expect(countFlushes()).toBe(0);
  flusher.schedule();
  await flusher.whenIdle();
  expect(countFlushes()).toBe(1);
});

it('logs a database error once and works again afterwards', async () => {
  const flusher = createIndexFlusher({ db: testApp.database.db, log });
  await sql`alter index search_stories_terms rename to elsewhere`.execute(testApp.database.db);
  flusher.schedule();
  await expect.poll(countFlushes).toBe(1);
  flusher.schedule();
  await expect.poll(countFlushes).toBe(1);
  expect(warned).toEqual([expect.stringContaining('search_stories_terms')]);
  await sql`alter index elsewhere rename to search_stories_terms`.execute(testApp.database.db);
  flusher.schedule();
  await expect.poll(countFlushes).toBe(1);
});

async function pendingPages(): Promise<number> {
  const found = await sql<{ pages: string }>`
    select gin_clean_pending_list('search_stories_terms') as pages`.execute(testApp.database.db);
  return Number(found.rows[0]?.pages);
}
