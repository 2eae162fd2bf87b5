/** Writes and reads the rows of `search_stories`. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

type Database = Kysely<DB>;

export interface IndexedStory {
  id: number;
  shown: boolean;
  maker: number;
  hash: string;
  /** The story's terms for labels and for domains with their times. */
  labels: string[];
}

export async function indexedStories(db: Database, ids: number[]): Promise<IndexedStory[]> {
  const found = await sql<IndexedStory>`
    select s.article_id as id, s.shown, s.maker, s.hash,
      array(select t from unnest(tsvector_to_array(s.terms)) t where left(t, 1) in ('#', '§', '@', '!')) as labels
    from search_stories s where s.article_id = any(${ids}::int[])`.execute(db);
  return found.rows;
}

export interface NewStory {
  id: number;
  pubDate: Date;
  maker: number;
  hash: string;
  /** Text form of a tsvector. */
  terms: string;
  /** The words of the story unstemmed, for matching phrases. */
  words: string;
}

export async function writeStories(db: Database, stories: NewStory[]): Promise<void> {
  if (stories.length === 0) return;
  await sql`
    insert into search_stories (article_id, pub_date, shown, maker, hash, terms, words)
    select r.id, r."pubDate", true, r.maker, r.hash, r.terms::tsvector, r.words
    from jsonb_to_recordset(${JSON.stringify(stories)}::jsonb)
      r (id int, "pubDate" timestamptz, maker int, hash text, terms text, words text)
    on conflict (article_id) do update set pub_date = excluded.pub_date, shown = true, maker = excluded.maker,
      hash = excluded.hash, terms = excluded.terms, words = excluded.words`.execute(db);
}

export async function setShown(db: Database, ids: number[], shown: boolean): Promise<void> {
  if (ids.length === 0) return;
  await sql`update search_stories set shown = ${shown} where article_id = any(${ids}::int[])`.execute(db);
}

/**
 * Merges the index's pending list. Merged together, the terms of a hundred stories enter the index more than twice as
 * fast as one by one; until then every search scans the whole pending list. Also merges the entries of open
 * transactions.
 */
export async function flushPendingTerms(db: Database): Promise<void> {
  await sql`select gin_clean_pending_list('search_stories_terms')`.execute(db);
}

/** Those of these stories that are public and not posts. */
export async function visibleStories(db: Database, ids: number[]): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select c.id from story_cards c where c.id = any(${ids}::int[]) and c.is_public and c.parent_id is null`.execute(
    db,
  );
  return found.rows.map((row) => row.id);
}

/**
 * Scans the next `ahead` stories after an id for public stories that this indexer version has not indexed (null: all
 * public ones). Returns at most `most` of them and the id to continue from; null at the end.
 */
export async function storiesToIndex(
  db: Database,
  after: number,
  { ahead, most, maker }: { ahead: number; most: number; maker: number | null },
): Promise<{ ids: number[]; last: number | null }> {
  const found = await sql<{ ids: number[]; furthest: number | null }>`
    with ahead as materialized (
      select c.id, c.is_public and c.parent_id is null as visible from story_cards c where c.id > ${after}
      order by c.id limit ${ahead}
    )
    select (select max(id) from ahead) as furthest, array(
      select a.id from ahead a left join search_stories s on s.article_id = a.id
      where a.visible and (${maker}::int is null or s.maker is distinct from ${maker}) order by a.id limit ${most}
    ) as ids`.execute(db);
  const { ids = [], furthest = null } = found.rows[0] ?? {};
  return { ids, last: ids.length === most ? (ids.at(-1) ?? null) : furthest };
}

/** Tries to take the indexing lock until the end of the transaction; false when another process holds it. */
export async function tryIndexingLock(db: Database): Promise<boolean> {
  const found = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(4082155190) as taken`.execute(
    db,
  );
  return found.rows[0]?.taken ?? false;
}

export async function countIndexed(db: Database, maker: number): Promise<{ shown: number; behind: number }> {
  const found = await sql<{ shown: number; behind: number }>`
    select count(*) filter (where s.maker = ${maker})::int as shown,
      count(*) filter (where s.maker is distinct from ${maker})::int as behind
    from story_cards c left join search_stories s on s.article_id = c.id
    where c.is_public and c.parent_id is null`.execute(db);
  return found.rows[0] ?? { shown: 0, behind: 0 };
}

/** Nothing is left of these stories, not even hidden. */
export async function eraseIndexed(db: Database, ids: readonly number[]): Promise<void> {
  await sql`delete from search_stories where article_id = any(${ids}::int[])`.execute(db);
}
