/** Reads `search_stories`, always by its one index: which stories are found, how many there are, and their cards. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { CardRow } from '#features/content/public.server.ts';
import { type Ends, monthsOf, stretchesOf } from './time-walk.ts';
import type { Query } from './tsquery.ts';

type Database = Kysely<DB>;

export interface Asked extends Ends {
  /** First site of the domain: only its stories are looked at [X11]. */
  paper: string;
  from: Date | null;
  to: Date | null;
  /** All must be true. One for each word: asked for apart, each skips what the others lack. */
  queries: Query[];
}

/** When the first and the last of all stories was published; null when there is none. */
export async function endsOfArchive(db: Database): Promise<Ends | null> {
  const found = await sql<{ first: Date | null; last: Date | null }>`
    select min(pub_date at time zone 'UTC') at time zone 'UTC' as first,
      max(pub_date at time zone 'UTC') at time zone 'UTC' as last
    from search_stories`.execute(db);
  const { first = null, last = null } = found.rows[0] ?? {};
  return first && last ? { first, last } : null;
}

/** How many there are, counted up to `most`. */
export async function countSome(db: Database, asked: Asked, most: number): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int from (${some(asked, most)}) s`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Ids of all of them, the newest first; of any of them when there are more than `most`. */
export async function sortSome(db: Database, asked: Asked, most: number): Promise<number[]> {
  const found = await sql<{ ids: number[] }>`
    select array(select article_id from (${some(asked, most)}) s order by pub_date desc, article_id desc) as ids
    `.execute(db);
  return found.rows[0]?.ids ?? [];
}

/** Ids of the newest, the newest first, looked for in so many months. */
export async function newest(db: Database, asked: Asked, most: number, months?: number): Promise<number[]> {
  const found = await sql<{ ids: number[] }>`
    select array(select article_id from (${monthByMonth(asked, most, months)}) s) as ids`.execute(db);
  return found.rows[0]?.ids ?? [];
}

/** Those of the newest `most` that have the words of a phrase in their order, which is read in the stories themselves. */
export async function newestWithPhrase(
  db: Database,
  asked: Asked,
  most: number,
  phrase: Query,
): Promise<number[]> {
  const found = await sql<{ ids: number[] }>`
    select array(select article_id from (${monthByMonth(asked, most)}) s where terms @@ ${phrase}::tsquery) as ids
    `.execute(db);
  return found.rows[0]?.ids ?? [];
}

export interface FoundRow extends CardRow {
  /** Where in the story the terms stand. */
  places: number[];
}

/** Cards of these stories in this order, and where the terms stand in each: without terms nobody unpacks what stories hold. */
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
 * In no order, but from the newest stretch on until there are enough: a word of every tenth story never makes the index name
 * all of them. (Nothing but the order of the array sorts what comes from different stretches.)
 */
function some(asked: Asked, most: number): RawBuilder<unknown> {
  return sql`select s.article_id, s.pub_date from unnest(${stretchesOf(asked.paper, asked)}::tsquery[]) span
    cross join lateral (${stories(asked)} limit ${most}) s limit ${most}`;
}

function monthByMonth(asked: Asked, most: number, months?: number): RawBuilder<unknown> {
  return sql`select s.article_id, s.terms from unnest(${monthsOf(asked.paper, asked, months)}::tsquery[]) span
    cross join lateral (${stories(asked)} order by pub_date desc, article_id desc limit ${most}) s limit ${most}`;
}

function stories({ queries, from, to }: Asked): RawBuilder<unknown> {
  const conditions = [
    ...queries.map((query) => sql`terms @@ ${query}::tsquery`),
    // Behind the words: in front of them it would be read from end to end.
    sql`terms @@ span`,
    sql`shown`,
    ...(from === null ? [] : [sql`pub_date >= ${from}`]),
    ...(to === null ? [] : [sql`pub_date < ${to}`]),
  ];
  return sql`select article_id, pub_date, terms from search_stories where ${sql.join(conditions, sql` and `)}`;
}
