/** Queries the stories that name live scores. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

/** The `livescoreId`s of the newest public stories, each once. */
export async function namedLivescoreIds(db: Kysely<DB>, limit: number): Promise<string[]> {
  const found = await sql<{ livescore_id: string }>`
    select a.livescore_id from articles a join story_cards c on c.id = a.id
    where a.livescore_id <> '' and c.is_public
    group by a.livescore_id order by max(a.pub_date) desc limit ${limit}`.execute(db);
  return found.rows.map((row) => row.livescore_id);
}

/** The newest public live blog that names one of these. */
export async function liveBlogNaming(
  db: Kysely<DB>,
  livescoreIds: readonly string[],
): Promise<number | undefined> {
  const found = await sql<{ id: number }>`
    select c.id from articles a join story_cards c on c.id = a.id
    where a.livescore_id <> '' and a.livescore_id = any(${livescoreIds}::text[]) and a.type = 'liveblog' and c.is_public
    order by c.pub_date desc limit 1`.execute(db);
  return found.rows[0]?.id;
}

/** The newest public live blog of each `livescoreId`, of the newest of them. */
export async function liveBlogsNaming(
  db: Kysely<DB>,
  limit: number,
): Promise<{ livescoreId: string; id: number }[]> {
  const found = await sql<{ livescoreId: string; id: number }>`
    select distinct on (n.livescore_id) n.livescore_id as "livescoreId", n.id from (
      select a.livescore_id, c.id, c.pub_date from articles a join story_cards c on c.id = a.id
      where a.livescore_id <> '' and a.type = 'liveblog' and c.is_public
      order by c.pub_date desc limit ${limit}
    ) n order by n.livescore_id, n.pub_date desc`.execute(db);
  return found.rows;
}
