/** Reads the newest entries of lists for highlights, recommendations, trending tags and feeds. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { CardRow } from '#features/content/public.server.ts';
import { preparedStatement } from '#platform/db/prepared-statement.server.ts';

type Database = Kysely<DB>;

/** A story and the list it comes from. */
export interface PickedRow {
  list: string;
  card: CardRow;
}

/**
 * The newest `count` of `first` that are at most `days` older than the newest of `then`, filled up with the most read
 * of 30 days among the newest `among` of `then`.
 */
export async function importantThenMostRead(
  db: Database,
  first: string,
  then: string,
  { count, days, among, ofMoreThan }: { count: number; days: number; among: number; ofMoreThan: number },
): Promise<PickedRow[]> {
  const found = await sql<CardRow & { list: string }>`
    with important as (
      select list, article_id, pub_date from list_entries
      where list = ${first} and pub_date > ${days} * interval '-1 day' + (
        select pub_date from list_entries where list = ${then} order by pub_date desc, article_id desc limit 1)
      order by pub_date desc, article_id desc limit ${count}
    ), newest as (
      select list, article_id, pub_date from list_entries where list = ${then}
      order by pub_date desc, article_id desc limit ${among}
    ), picked as (
      select 1 as turn, 0 as reads, * from important
      union all
      select 2, r.reads, n.* from newest n join month_reads r on r.article_id = n.article_id
      where n.article_id not in (select article_id from important)
      order by 1, 2 desc, pub_date desc, article_id desc limit ${count}
    )
    select p.list, c.* from picked p join story_cards c on c.id = p.article_id
    where (select sum(stories) from list_counts where list = ${then} and span = 'year') > ${ofMoreThan}
    order by p.turn, p.reads desc, p.pub_date desc, p.article_id desc`.execute(db);
  return toPickedRows(found.rows);
}

/** The newest stories of any of the lists, without duplicates and without `except`. */
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
  return toPickedRows(found.rows);
}

export interface TrendingTag {
  slug: string;
  name: string;
  /** Number of the examined stories with the tag. */
  stories: number;
}

/**
 * The most frequent tags of a list's newest stories, without `except`, and the publication time of the oldest of these
 * stories.
 */
export async function tagsOfNewest(
  db: Database,
  list: string,
  stories: number,
  count: number,
  except: readonly string[],
): Promise<{ tags: TrendingTag[]; oldest: Date | null }> {
  const found = await sql<TrendingTag & { oldest: Date }>`${preparedStatement}
    with newest as (
      select article_id, pub_date from list_entries where list = ${list}
      order by pub_date desc, article_id desc limit ${stories}
    )
    select t.slug, t.name, count(*)::int as stories, (select min(pub_date) from newest) as oldest
    from newest n join story_tags t on t.article_id = n.article_id
    where t.slug <> all(${except}::text[])
    group by t.tag_id, t.slug, t.name order by count(*) desc, max(n.pub_date) desc, t.slug limit ${count}`.execute(
    db,
  );
  return {
    tags: found.rows.map(({ slug, name, stories: used }) => ({ slug, name, stories: used })),
    oldest: found.rows[0]?.oldest ?? null,
  };
}

/** The lists in which these stories are, with their publication times in unix seconds. */
export async function entriesOf(db: Database, articleIds: number[]): Promise<{ list: string; at: number }[]> {
  const found = await sql<{ list: string; at: number }>`
    select list, floor(extract(epoch from pub_date))::float8 as at from list_entries
    where article_id = any(${articleIds}::int[])`.execute(db);
  return found.rows;
}

/** Publication times, in unix seconds, of the `count`th newest story of these lists; none for a shorter list. */
export async function timesOfNth(db: Database, lists: string[], count: number): Promise<Map<string, number>> {
  const found = await sql<{ list: string; at: number }>`
    select w.list, floor(extract(epoch from e.pub_date))::float8 as at
    from unnest(${lists}::text[]) w (list) cross join lateral (
      select pub_date from list_entries where list = w.list
      order by pub_date desc, article_id desc offset ${count - 1} limit 1
    ) e`.execute(db);
  return new Map(found.rows.map(({ list, at }) => [list, at]));
}

function toPickedRows(rows: (CardRow & { list: string })[]): PickedRow[] {
  return rows.map(({ list, ...card }) => ({ list, card }));
}
