/** Reads `search_stories`, always by its one index: stories found, their number and their cards. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { CardRow } from '#features/content/public.server.ts';
import { type ArchiveSpan, growingRanges, monthTerms } from './time-ranges.ts';
import type { Query } from './words/tsquery.ts';

type Database = Kysely<DB>;

export interface StoryQuery extends ArchiveSpan {
  /** First site of the domain; only stories of this domain are searched [X11]. */
  paper: string;
  from: Date | null;
  to: Date | null;
  /** All must match. One query per word: as separate conditions, each skips the entries that the others lack. */
  queries: Query[];
}

/** Publication times of the oldest and the newest story; null when there is none. */
export async function archiveSpan(db: Database): Promise<ArchiveSpan | null> {
  const found = await sql<{ first: Date | null; last: Date | null }>`
    select min(pub_date at time zone 'UTC') at time zone 'UTC' as first,
      max(pub_date at time zone 'UTC') at time zone 'UTC' as last
    from search_stories`.execute(db);
  const { first = null, last = null } = found.rows[0] ?? {};
  return first && last ? { first, last } : null;
}

/** Number of matching stories, counted up to `most`. */
export async function countUpTo(db: Database, query: StoryQuery, most: number): Promise<number> {
  const found = await sql<{
    count: number;
  }>`select count(*)::int from (${unsortedStories(query, most)}) s`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Ids of all matching stories, newest first; an arbitrary selection when there are more than `most`. */
export async function sortUpTo(db: Database, query: StoryQuery, most: number): Promise<number[]> {
  const found = await sql<{ ids: number[] }>`
    select array(select article_id from (${unsortedStories(query, most)}) s order by pub_date desc, article_id desc) as ids
    `.execute(db);
  return found.rows[0]?.ids ?? [];
}

/** Ids of the newest matching stories, newest first, searched in the latest `months`. */
export async function newestByMonth(
  db: Database,
  query: StoryQuery,
  most: number,
  months?: number,
): Promise<number[]> {
  const found = await sql<{ ids: number[] }>`
    select array(select article_id from (${monthByMonth(query, most, months)}) s) as ids`.execute(db);
  return found.rows[0]?.ids ?? [];
}

/** Of the newest `most`, those whose literal words match all these patterns; this reads the rows themselves. */
export async function newestWithPhrases(
  db: Database,
  query: StoryQuery,
  most: number,
  patterns: string[],
): Promise<number[]> {
  const found = await sql<{ ids: number[] }>`
    select array(
      select article_id from (${monthByMonth(query, most)}) s where words ~ all (${patterns}::text[])
    ) as ids`.execute(db);
  return found.rows[0]?.ids ?? [];
}

export interface FoundRow extends CardRow {
  /** Word positions of the terms in the story. */
  places: number[];
}

/**
 * Cards of these stories in this order, with the positions of the terms; without terms the tsvectors are not unpacked.
 */
export async function foundCards(db: Database, ids: number[], terms: string[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<FoundRow>`
    select c.*, case when ${terms.length > 0}::boolean then array(
      select place::int from unnest(s.terms) t (lexeme, places, weights), unnest(t.places) place
      where t.lexeme = any(${terms}::text[])
    ) else '{}'::int[] end as places
    from unnest(${ids}::int[]) with ordinality w (id, at)
    join story_cards c on c.id = w.id join search_stories s on s.article_id = w.id
    order by w.at`.execute(db);
  return found.rows;
}

/**
 * Unordered, but searched from the newest range until there are enough: a word in every tenth story never makes the
 * index list all of them. (Results of different ranges are sorted only by the array's order.)
 */
function unsortedStories(query: StoryQuery, most: number): RawBuilder<unknown> {
  return sql`select s.article_id, s.pub_date from unnest(${growingRanges(query.paper, query)}::tsquery[]) span
    cross join lateral (${matchingStories(query)} limit ${most}) s limit ${most}`;
}

function monthByMonth(query: StoryQuery, most: number, months?: number): RawBuilder<unknown> {
  return sql`select s.article_id, s.words from unnest(${monthTerms(query.paper, query, months)}::tsquery[]) span
    cross join lateral (${matchingStories(query)} order by pub_date desc, article_id desc limit ${most}) s limit ${most}`;
}

function matchingStories({ queries, from, to }: StoryQuery): RawBuilder<unknown> {
  const conditions = [
    ...queries.map((query) => sql`terms @@ ${query}::tsquery`),
    // After the word conditions: as the first condition, its entries would be read completely.
    sql`terms @@ span`,
    sql`shown`,
    ...(from === null ? [] : [sql`pub_date >= ${from}`]),
    ...(to === null ? [] : [sql`pub_date < ${to}`]),
  ];
  return sql`select article_id, pub_date, words from search_stories where ${sql.join(conditions, sql` and `)}`;
}
