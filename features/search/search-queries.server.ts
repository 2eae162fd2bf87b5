/** Reads `search_stories`: which stories a search finds, in which order, and how many there are. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { CardRow } from '#features/content/public.server.ts';
import type { SearchPlan } from './plan-search.ts';
import { timeTerm } from './term-names.ts';
import { butNot, type Query } from './tsquery.ts';

type Database = Kysely<DB>;

/** So many are counted and can be paged through. */
export const mostFound = 10_000;

export interface Wanted {
  /** First site of the domain: only its stories are looked at [X11]. */
  paper: string;
  from: Date | null;
  to: Date | null;
}

/** Ids of one page, best first, and how many stories are found in all; one more than `mostFound` when there are more. */
export async function pageOfSearch(
  db: Database,
  plan: Pick<SearchPlan, 'tiers' | 'conditions' | 'phrase'>,
  wanted: Wanted,
  page: number,
  perPage: number,
): Promise<{ ids: number[]; total: number }> {
  const until = Math.min(page * perPage, mostFound);
  const widest = plan.tiers.at(-1);
  const better = plan.tiers.slice(0, -1);
  const walk = (text: Query | undefined, limit: RawBuilder<unknown>) =>
    walkThroughTime(plan, wanted, text, limit);
  const tiers = better.map((tier, at) => {
    const before = better[at - 1];
    // Only as many as the page still needs: a tier that is not reached costs nothing.
    const taken = sql.join(
      [sql`${until}::bigint`, ...better.slice(0, at).map((_, other) => countOf(other))],
      sql` - `,
    );
    const rest = walk(before === undefined ? tier : butNot(tier, before), sql`greatest(0, ${taken})`);
    return sql`${tierName(at)} as materialized (${rest})`;
  });
  const found = await sql<{ ids: number[]; total: number }>`
    with ${spansOf(wanted)},
    found as materialized (${walk(widest, sql`${mostFound + 1}`)})
    ${sql.join([sql``, ...tiers], sql`, `)}
    select (select count(*)::int from found) as total, array(
      select article_id from (
        ${sql.join(
          [
            ...better.map(
              (_, at) => sql`select article_id, pub_date, ${sql.lit(at)} as tier from ${tierName(at)}`,
            ),
            sql`select article_id, pub_date, ${sql.lit(better.length)} as tier from found
              where ${sql.join([sql`true`, ...better.map((_, at) => notIn(at))], sql` and `)}`,
          ],
          sql` union all `,
        )}
      ) r order by tier, pub_date desc, article_id desc
      limit ${Math.max(0, until - (page - 1) * perPage)} offset ${(page - 1) * perPage}
    ) as ids`.execute(db);
  return found.rows[0] ?? { ids: [], total: 0 };
}

/** Ids of the newest stories that a single query finds. */
export async function newestFound(
  db: Database,
  query: Query,
  wanted: Wanted,
  count: number,
): Promise<number[]> {
  const plan = { conditions: [], phrase: '' };
  const found = await sql<{ article_id: number }>`
    with ${spansOf(wanted)} ${walkThroughTime(plan, wanted, query, sql`${count}`)}`.execute(db);
  return found.rows.map((row) => row.article_id);
}

export interface FoundRow extends CardRow {
  /** Where in the story the terms stand. */
  places: number[];
}

/** Cards of these stories in this order, and where the terms stand in each. */
export async function foundCards(db: Database, ids: number[], terms: string[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<FoundRow>`
    select c.*, array(
      select place::int from unnest(s.terms) t (lexeme, places, weights), unnest(t.places) place
      where t.lexeme = any(${terms}::text[])
    ) as places
    from unnest(${ids}::int[]) with ordinality w (id, at)
    join story_cards c on c.id = w.id join search_stories s on s.article_id = w.id
    order by w.at`.execute(db);
  return found.rows;
}

/** A phrase is looked for in so many stories that have its words, the newest. */
const mostRead = 10_000;

/**
 * From the newest stretch of time to the oldest until there are enough: a word that stands in every tenth story never
 * makes the index name all of them. (Nothing but the order of `spans` sorts what comes from different stretches.)
 */
function walkThroughTime(
  { conditions, phrase }: Pick<SearchPlan, 'conditions' | 'phrase'>,
  { from, to }: Wanted,
  text: Query | undefined,
  limit: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const walk = (most: RawBuilder<unknown>) => sql`
    select s.article_id, s.pub_date, s.terms from spans cross join lateral (
      select article_id, pub_date, terms from search_stories
      where terms @@ spans.query
        ${sql.join([sql``, ...[text ?? '', ...conditions].filter((query) => query !== '').map(holds)], sql` and `)}
        and shown
        ${from === null ? sql`` : sql`and pub_date >= ${from}`} ${to === null ? sql`` : sql`and pub_date < ${to}`}
      order by pub_date desc, article_id desc limit ${most}
    ) s limit ${most}`;
  if (phrase === '') return sql`select article_id, pub_date from (${walk(limit)}) w`;
  return sql`select article_id, pub_date from (${walk(sql`${mostRead}`)}) w where terms @@ ${phrase}::tsquery limit ${limit}`;
}

function holds(query: Query): RawBuilder<unknown> {
  return sql`terms @@ ${query}::tsquery`;
}

/** The last year or so month by month, then year by year: most pages are filled by the first month. */
function spansOf({ paper, from, to }: Wanted): RawBuilder<unknown> {
  const prefix = timeTerm(paper, '');
  return sql`ends as materialized (
      select greatest(min(pub_date at time zone 'UTC') at time zone 'UTC', ${from}::timestamptz) as first,
        least(max(pub_date at time zone 'UTC') at time zone 'UTC', ${to}::timestamptz) as last
      from search_stories
    ), spans as materialized (
      select ('''' || ${prefix}::text || to_char(start, pattern) || '''')::tsquery as query from (
        select start, 'YYYY-MM' as pattern from ends, generate_series(
          date_trunc('month', last),
          greatest(date_trunc('year', last - interval '11 months'), date_trunc('month', first)),
          interval '-1 month') start
        union all
        select start, 'YYYY' from ends, generate_series(
          date_trunc('year', last - interval '11 months') - interval '1 year', date_trunc('year', first),
          interval '-1 year') start
      ) s order by start desc
    )`;
}

function tierName(at: number): RawBuilder<unknown> {
  return sql.ref(`tier_${at}`);
}

function countOf(at: number): RawBuilder<unknown> {
  return sql`(select count(*) from ${tierName(at)})`;
}

function notIn(at: number): RawBuilder<unknown> {
  return sql`article_id not in (select article_id from ${tierName(at)})`;
}
