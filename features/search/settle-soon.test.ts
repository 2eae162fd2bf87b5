import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { withHouse } from '../../tests/house.ts';
import { writeStories } from '../../tests/stories.ts';
import { settling } from './settle-soon.server.ts';

const paper = withHouse();

const warned: string[] = [];
const log = createLog({ level: 'warn', to: { write: (line) => void warned.push(line) } });

const settled = () =>
  paper.database.takeQueries().filter((query) => query.includes('gin_clean_pending_list')).length;

it('puts a publication’s terms in order without being waited for', async () => {
  await writeStories(paper.house);
  await expect.poll(settled).toBeGreaterThan(0);
  // Nothing of a list that is empty is left to clean.
  await expect.poll(pagesThatWait).toBe(0);
});

it('does once what was asked for many times meanwhile', async () => {
  const settle = settling({ db: paper.database.db, log });
  paper.database.takeQueries();
  for (let times = 0; times < 5; times += 1) settle.soon();
  let done = 0;
  await expect
    .poll(() => {
      done += settled();
      return done;
    })
    .toBe(2);
  settle.soon();
  await expect.poll(settled).toBe(1);
});

it('is done once nothing is being put in order', async () => {
  const settle = settling({ db: paper.database.db, log });
  await settle.done();
  expect(settled()).toBe(0);
  settle.soon();
  await settle.done();
  expect(settled()).toBe(1);
});

it('says once that the database refuses, and is there again afterwards', async () => {
  const settle = settling({ db: paper.database.db, log });
  await sql`alter index search_stories_terms rename to elsewhere`.execute(paper.database.db);
  settle.soon();
  await expect.poll(settled).toBe(1);
  settle.soon();
  await expect.poll(settled).toBe(1);
  expect(warned).toEqual([expect.stringContaining('search_stories_terms')]);
  await sql`alter index elsewhere rename to search_stories_terms`.execute(paper.database.db);
  settle.soon();
  await expect.poll(settled).toBe(1);
});

async function pagesThatWait(): Promise<number> {
  const found = await sql<{ pages: string }>`
    select gin_clean_pending_list('search_stories_terms') as pages`.execute(paper.database.db);
  return Number(found.rows[0]?.pages);
}
