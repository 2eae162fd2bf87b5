/** The projection of stories into lists: the only file that writes `list_entries` and `list_counts`. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { StoryFacts } from './list-plan.ts';

type Database = Kysely<DB>;

/**
 * What is known of those of these stories that an anonymous reader may see: active ones of active sections, no posts of
 * live blogs [ROLE-01] [LIST-12].
 */
export async function factsOfShown(db: Database, articleIds: number[]): Promise<StoryFacts[]> {
  const found = await sql<StoryFacts>`
    select a.id, a.language,
      a.site || array(select m.site from article_mirrors m where m.article_id = a.id) as sites,
      a.flags || array_remove(array[case when a.important then 'important' end,
        case when a.favorite then 'favorite' end, case when a.announcement then 'announcement' end], null) as flags,
      array(select s.slug from super_tags s where s.id = a.main_super_tag_id union
        select s.slug from article_super_tags x join super_tags s on s.id = x.super_tag_id
        where x.article_id = a.id) as "superTags",
      array(select t.slug from article_tags x join tags t on t.id = x.tag_id where x.article_id = a.id) as tags,
      array(select p.slug from article_people x join authors p on p.id = x.author_id
        where x.article_id = a.id) as authors
    from articles a left join super_tags s on s.id = a.main_super_tag_id
    where a.id = any(${articleIds}::int[]) and a.state = 'active' and a.parent_id is null
      and coalesce(s.active, true)`.execute(db);
  return found.rows;
}

export interface Place {
  id: number;
  list: string;
}

export interface Moved {
  list: string;
  /** Unix seconds of the publication of what came or went. */
  at: number;
}

/**
 * Makes these the only places of these stories, and returns where a list changed. Every transaction counts in the order
 * of the lists' names, so that two of them never wait for each other.
 */
export async function writePlaces(db: Database, articleIds: number[], places: Place[]): Promise<Moved[]> {
  const ids = places.map((place) => place.id);
  const lists = places.map((place) => place.list);
  const found = await sql<Moved & { change: number }>`
    with places as (
      select w.list, a.pub_date, a.id as article_id
      from unnest(${ids}::int[], ${lists}::text[]) w (id, list) join articles a on a.id = w.id
    ), gone as (
      delete from list_entries e
      where e.article_id = any(${articleIds}::int[])
        and not exists (select 1 from places p
          where p.list = e.list and p.pub_date = e.pub_date and p.article_id = e.article_id)
      returning list, pub_date
    ), come as (
      insert into list_entries (list, pub_date, article_id) select list, pub_date, article_id from places
      on conflict do nothing
      returning list, pub_date
    ), changes as (
      select list, pub_date, -1 as change from gone union all select list, pub_date, 1 from come
    ), counted as (
      insert into list_counts (list, span, start, stories)
      select list, span, date_trunc(span, pub_date at time zone 'UTC')::date as start, sum(change)
      from changes, unnest(array['year', 'month', 'day']) s (span)
      where ${isCounted}
      group by 1, 2, 3 having sum(change) <> 0
      order by 1, 2, 3
      on conflict (list, span, start) do update set stories = list_counts.stories + excluded.stories
    )
    select list, floor(extract(epoch from pub_date))::float8 as at, change from changes`.execute(db);
  const left = found.rows.filter((row) => row.change < 0).map((row) => row.list);
  if (left.length > 0) await forgetEmpty(db, left);
  return found.rows.map(({ list, at }) => ({ list, at }));
}

/** Years of every list; months and days where a year is long. */
const isCounted = sql`(span = 'year' or list !~ '^(tag|author):')`;

/** The rows are this transaction's own since it counted them down. */
async function forgetEmpty(db: Database, lists: string[]): Promise<void> {
  await sql`delete from list_counts where list = any(${lists}::text[]) and stories = 0`.execute(db);
}

/** Counts every list afresh, for whoever wrote its entries past this file. */
export async function recountLists(db: Database): Promise<void> {
  await sql`truncate list_counts`.execute(db);
  await sql`
    insert into list_counts (list, span, start, stories)
    select list, span, date_trunc(span, pub_date at time zone 'UTC')::date, count(*)
    from list_entries, unnest(array['year', 'month', 'day']) s (span) where ${isCounted} group by 1, 2, 3`.execute(
    db,
  );
}

/** Which kinds of lists the entries were made for. */
export async function knownDefinitions(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('list_definitions').selectAll().execute();
  return new Map(rows.map((row) => [row.name, row.fingerprint]));
}

export async function writeDefinitions(db: Database, wanted: Map<string, string>): Promise<void> {
  const names = [...wanted.keys()];
  await sql`delete from list_definitions where name <> all(${names}::text[])`.execute(db);
  await sql`
    insert into list_definitions (name, fingerprint)
    select * from unnest(${names}::text[], ${[...wanted.values()]}::text[])
    on conflict (name) do update set fingerprint = excluded.fingerprint`.execute(db);
}

/** Stories of a list that is there already, or all of them. */
export async function idsToPlace(db: Database, list: string | null): Promise<number[]> {
  const from =
    list === null
      ? sql`select id from articles`
      : sql`select article_id as id from list_entries where list = ${list}`;
  const found = await sql<{ ids: number[] }>`
    select coalesce(array_agg(id order by id), '{}') as ids from (${from}) s`.execute(db);
  return found.rows[0]?.ids ?? [];
}

/** Nobody changes these stories until the transaction ends. */
export async function holdStories(work: Database, ids: number[]): Promise<void> {
  await sql`select from articles where id = any(${ids}::int[]) order by id for share`.execute(work);
}

/** How long these lists are, of those that have stories. */
export async function lengthsOf(db: Database, lists: string[]): Promise<Map<string, number>> {
  const found = await sql<{ list: string; stories: number }>`
    select list, sum(stories)::int as stories from list_counts
    where list = any(${lists}::text[]) and span = 'year' group by list`.execute(db);
  return new Map(found.rows.map((row) => [row.list, row.stories]));
}
