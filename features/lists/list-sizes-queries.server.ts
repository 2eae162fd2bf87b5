/** Sizes of lists, for the sitemaps; read from the counts maintained with the lists. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

type Database = Kysely<DB>;

/** Months (UTC), `2026-11`, in which the list has stories, the latest first, with their number. */
export async function monthsOfList(
  db: Database,
  list: string,
): Promise<{ month: string; stories: number }[]> {
  const found = await sql<{ month: string; stories: number }>`
    select to_char(start, 'YYYY-MM') as month, stories from list_counts
    where list = ${list} and span = 'month' and stories > 0 order by start desc`.execute(db);
  return found.rows;
}

/** Those of these lists that have a story. */
export async function listsWithStories(db: Database, lists: string[]): Promise<Set<string>> {
  const found = await sql<{ list: string }>`
    select distinct list from list_counts
    where list = any(${lists}::text[]) and span = 'year' and stories > 0`.execute(db);
  return new Set(found.rows.map((row) => row.list));
}

/** Slugs of a domain's labels of one kind with at least `atLeast` stories. */
export async function labelsWithStories(
  db: Database,
  kind: 'section' | 'tag' | 'author',
  domain: string,
  atLeast: number,
): Promise<string[]> {
  const found = await sql<{ list: string }>`
    select list from list_counts
    where list like ${`${kind}:%@${domain}`} and span = 'year' and stories > 0
    group by list having sum(stories) >= ${atLeast} order by list`.execute(db);
  return found.rows.map(({ list }) => list.slice(kind.length + 1, -domain.length - 1));
}
