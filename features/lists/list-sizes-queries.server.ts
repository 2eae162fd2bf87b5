/** How much lists hold, for those who map the whole paper. Read from the counts that are kept with the lists. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

type Database = Kysely<DB>;

/** Months (UTC), `2026-11`, in which the list has stories, the latest first, with how many. */
export async function monthsOfList(
  db: Database,
  list: string,
): Promise<{ month: string; stories: number }[]> {
  const found = await sql<{ month: string; stories: number }>`
    select to_char(start, 'YYYY-MM') as month, stories from list_counts
    where list = ${list} and span = 'month' and stories > 0 order by start desc`.execute(db);
  return found.rows;
}

/** Which of these lists have a story. */
export async function listsWithStories(db: Database, lists: string[]): Promise<Set<string>> {
  const found = await sql<{ list: string }>`
    select distinct list from list_counts
    where list = any(${lists}::text[]) and span = 'year' and stories > 0`.execute(db);
  return new Set(found.rows.map((row) => row.list));
}

/** Slugs of a paper's labels of one kind that stand on at least so many stories. */
export async function labelsWithStories(
  db: Database,
  kind: 'section' | 'tag' | 'author',
  paper: string,
  atLeast: number,
): Promise<string[]> {
  const found = await sql<{ list: string }>`
    select list from list_counts
    where list like ${`${kind}:%@${paper}`} and span = 'year' and stories > 0
    group by list having sum(stories) >= ${atLeast} order by list`.execute(db);
  return found.rows.map(({ list }) => list.slice(kind.length + 1, -paper.length - 1));
}
