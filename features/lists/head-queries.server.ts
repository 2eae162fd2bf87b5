/** Reads the heads of lists: what stands above a list, beside it, and which tags are in use now. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { CardRow } from '#features/content/public.server.ts';
import { plannedOnce } from '#platform/db/planned-once.server.ts';

type Database = Kysely<DB>;

/** A story and the list it was taken from. */
export interface PickedRow {
  list: string;
  card: CardRow;
}

/**
 * The newest `count` of `first` that are not much older than the newest of `then`, filled up with the newest of `then`.
 */
export async function importantThenNewest(
  db: Database,
  first: string,
  then: string,
  count: number,
  days: number,
): Promise<PickedRow[]> {
  const found = await sql<CardRow & { list: string }>`
    with important as (
      select list, article_id, pub_date from list_entries
      where list = ${first} and pub_date > ${days} * interval '-1 day' + (
        select pub_date from list_entries where list = ${then} order by pub_date desc, article_id desc limit 1)
      order by pub_date desc, article_id desc limit ${count}
    ), newest as (
      select list, article_id, pub_date from list_entries where list = ${then}
      order by pub_date desc, article_id desc limit ${count * 2}
    ), picked as (
      select 1 as turn, * from important
      union all
      select 2, * from newest where article_id not in (select article_id from important)
      order by 1, pub_date desc, article_id desc limit ${count}
    )
    select p.list, c.* from picked p join story_cards c on c.id = p.article_id
    order by p.turn, p.pub_date desc, p.article_id desc`.execute(db);
  return picked(found.rows);
}

/** The newest stories that stand in any of the lists, each once, none of `except`. */
export async function newestOfAny(
  db: Database,
  lists: string[],
  count: number,
  except: number[],
): Promise<PickedRow[]> {
  const found = await sql<CardRow & { list: string }>`
    with heads as (
      select w.list, e.article_id, e.pub_date
      from unnest(${lists}::text[]) w (list)
      cross join lateral (
        select article_id, pub_date from list_entries where list = w.list
        order by pub_date desc, article_id desc limit ${count + except.length}
      ) e
      where e.article_id <> all(${except}::int[])
    ), once as (
      select distinct on (article_id) * from heads order by article_id, list
    ), picked as (
      select * from once order by pub_date desc, article_id desc limit ${count}
    )
    select p.list, c.* from picked p join story_cards c on c.id = p.article_id
    order by p.pub_date desc, p.article_id desc`.execute(db);
  return picked(found.rows);
}

export interface TrendingTag {
  slug: string;
  name: string;
  /** How many of the stories looked at bear it. */
  stories: number;
}

/** The tags that most of a list's newest stories bear, and since when those were published. */
export async function tagsOfNewest(
  db: Database,
  list: string,
  stories: number,
  count: number,
): Promise<{ tags: TrendingTag[]; oldest: Date | null }> {
  const found = await sql<TrendingTag & { oldest: Date }>`${plannedOnce}
    with newest as (
      select article_id, pub_date from list_entries where list = ${list}
      order by pub_date desc, article_id desc limit ${stories}
    )
    select t.slug, t.name, count(*)::int as stories, (select min(pub_date) from newest) as oldest
    from newest n join article_tags x on x.article_id = n.article_id join tags t on t.id = x.tag_id
    group by t.id order by count(*) desc, max(n.pub_date) desc, t.slug limit ${count}`.execute(db);
  return {
    tags: found.rows.map(({ slug, name, stories: used }) => ({ slug, name, stories: used })),
    oldest: found.rows[0]?.oldest ?? null,
  };
}

function picked(rows: (CardRow & { list: string })[]): PickedRow[] {
  return rows.map(({ list, ...card }) => ({ list, card }));
}
