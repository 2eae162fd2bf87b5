/** The projection of stories into lists; the only file that writes `list_entries` and `list_counts`. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { StoryFacts } from './list-plan.ts';

type Database = Kysely<DB>;

/**
 * List properties of those of these stories that an anonymous reader may see: active stories of active sections, no
 * posts of live blogs [ROLE-01] [LIST-12]. Inactive additional sections are left out [S40].
 */
export async function publicStoryFacts(db: Database, articleIds: number[]): Promise<StoryFacts[]> {
  const found = await sql<StoryFacts>`
    select id, language, sites, flags, super_tags as "superTags", tags, authors
    from story_facts where id = any(${articleIds}::int[]) and is_listed`.execute(db);
  return found.rows;
}

export interface ListEntry {
  id: number;
  list: string;
}

export interface ListChange {
  list: string;
  /** Publication time of the added or removed story, in unix seconds. */
  at: number;
}

/**
 * Replaces the list entries of these stories and returns the changed lists. Counts are updated in the order of the
 * lists' names, so that concurrent transactions do not deadlock.
 */
export async function writeListEntries(
  db: Database,
  articleIds: number[],
  places: ListEntry[],
): Promise<ListChange[]> {
  const ids = places.map((place) => place.id);
  const lists = places.map((place) => place.list);
  const found = await sql<ListChange & { change: number }>`
    with places as (
      select w.list, a.pub_date, a.id as article_id
      from unnest(${ids}::int[], ${lists}::text[]) w (id, list) join story_facts a on a.id = w.id
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
  const shortenedLists = found.rows.filter((row) => row.change < 0).map((row) => row.list);
  if (shortenedLists.length > 0) await deleteEmptyCounts(db, shortenedLists);
  return found.rows.map(({ list, at }) => ({ list, at }));
}

/** Years are counted for every list; months and days except for tags and authors, whose years are short. */
const isCounted = sql`(span = 'year' or list !~ '^(tag|author):')`;

/** Safe, because this transaction locked the rows when it decremented them. */
async function deleteEmptyCounts(db: Database, lists: string[]): Promise<void> {
  await sql`delete from list_counts where list = any(${lists}::text[]) and stories = 0`.execute(db);
}

/** Recounts every list, for entries that were written without this file. */
export async function recountLists(db: Database): Promise<void> {
  await sql`truncate list_counts`.execute(db);
  await sql`
    insert into list_counts (list, span, start, stories)
    select list, span, date_trunc(span, pub_date at time zone 'UTC')::date, count(*)
    from list_entries, unnest(array['year', 'month', 'day']) s (span) where ${isCounted} group by 1, 2, 3`.execute(
    db,
  );
}

/** Fingerprints of the list definitions for which the entries were written. */
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

/** Stories of an existing list, or all stories. */
export async function storyIdsIn(db: Database, list: string | null): Promise<number[]> {
  const from =
    list === null
      ? sql`select id from story_facts`
      : sql`select article_id as id from list_entries where list = ${list}`;
  const found = await sql<{ ids: number[] }>`
    select coalesce(array_agg(id order by id), '{}') as ids from (${from}) s`.execute(db);
  return found.rows[0]?.ids ?? [];
}

/** Lengths of those of these lists that have stories. */
export async function listLengths(db: Database, lists: string[]): Promise<Map<string, number>> {
  const found = await sql<{ list: string; stories: number }>`
    select list, sum(stories)::int as stories from list_counts
    where list = any(${lists}::text[]) and span = 'year' group by list`.execute(db);
  return new Map(found.rows.map((row) => [row.list, row.stories]));
}
