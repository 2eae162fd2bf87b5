/** Reads lists: one page of a list, the intersection of several, and related stories. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { type CardRow, parseCardDates } from '#features/content/public.server.ts';
import { preparedStatement } from '#platform/db/prepared-statement.server.ts';

type Database = Kysely<DB>;

/**
 * One page of a list, newest first, and the number of stories in the whole list. The page is located by counting years,
 * then months, days, and along one day from its nearer end, so that the last page of a million stories costs as much as
 * the first [LIST-06].
 */
export async function pageOfList(
  db: Database,
  list: string,
  page: number,
  perPage: number,
): Promise<{ cards: CardRow[]; totalItems: number }> {
  const skipped = (page - 1) * perPage;
  const found = await sql<CardRow & { total: number }>`
    with years as (
      select start, stories, sum(stories) over (order by start desc) - stories as newer
      from list_counts where list = ${list} and span = 'year'
    ), year as (
      select start, stories, newer from years where newer <= ${skipped} and newer + stories > ${skipped}
    ), month as (
      select m.* from year cross join lateral (
        select start, stories, year.newer + sum(stories) over (order by start desc) - stories as newer
        from list_counts where list = ${list} and span = 'month'
          and start >= year.start and start < (year.start + interval '1 year')::date
      ) m where m.newer <= ${skipped} and m.newer + m.stories > ${skipped}
    ), day as (
      select d.* from month cross join lateral (
        select start, stories, month.newer + sum(stories) over (order by start desc) - stories as newer
        from list_counts where list = ${list} and span = 'day'
          and start >= month.start and start < (month.start + interval '1 month')::date
      ) d where d.newer <= ${skipped} and d.newer + d.stories > ${skipped}
    ), stretch as (
      select start, start + interval '1 day' as ends, stories, newer from day
      union all
      select start, start + interval '1 year', stories, newer from year where not exists (select from month)
    ), place as (
      select start::timestamp at time zone 'UTC' as starts, ends at time zone 'UTC' as ends,
        ${skipped} - newer as above, newer + stories - 1 - ${skipped} as below
      from stretch
    ), head as (
      select e.pub_date, e.article_id from place cross join lateral (
        select pub_date, article_id from list_entries
        where list = ${list} and pub_date >= place.starts and pub_date < place.ends
        order by pub_date desc, article_id desc offset place.above limit 1
      ) e where place.above <= place.below
      union all
      select e.pub_date, e.article_id from place cross join lateral (
        select pub_date, article_id from list_entries
        where list = ${list} and pub_date >= place.starts and pub_date < place.ends
        order by pub_date, article_id offset place.below limit 1
      ) e where place.above > place.below
    ), shown as (
      select e.article_id, e.pub_date from head cross join lateral (
        select article_id, pub_date from list_entries
        where list = ${list} and (pub_date, article_id) <= (head.pub_date, head.article_id)
        order by pub_date desc, article_id desc limit ${perPage}
      ) e
    )
    select t.total, c.*
    from (select coalesce(sum(stories), 0)::int as total from years) t
    left join (shown s join story_cards c on c.id = s.article_id) on true
    order by s.pub_date desc, s.article_id desc`.execute(db);
  return cardsAndTotal(found.rows);
}

/** A page of the stories that are in each of these lists; only the newest `maxExamined` of the shortest are examined. */
export async function pageOfLists(
  db: Database,
  lists: string[],
  page: number,
  perPage: number,
  maxExamined: number,
): Promise<{ cards: CardRow[]; totalItems: number }> {
  const found = await sql<CardRow & { total: number }>`
    with shortest as (
      select w.list from unnest(${lists}::text[]) w (list)
      order by (select coalesce(sum(stories), 0) from list_counts c where c.list = w.list and span = 'year'), w.list
      limit 1
    ), looked_at as (
      select e.article_id, e.pub_date from shortest cross join lateral (
        select article_id, pub_date from list_entries where list = shortest.list
        order by pub_date desc, article_id desc limit ${maxExamined}
      ) e
    ), common as materialized (
      select l.article_id, l.pub_date from looked_at l where (
        select count(*) from unnest(${lists}::text[]) w (list) where exists (
          select from list_entries e where e.list = w.list and e.pub_date = l.pub_date and e.article_id = l.article_id)
      ) = ${lists.length}
    ), shown as (
      select * from common order by pub_date desc, article_id desc limit ${perPage} offset ${(page - 1) * perPage}
    )
    select t.total, c.*
    from (select count(*)::int as total from common) t
    left join (shown s join story_cards c on c.id = s.article_id) on true
    order by s.pub_date desc, s.article_id desc`.execute(db);
  return cardsAndTotal(found.rows);
}

/** The total is also returned for pages beyond the last. */
function cardsAndTotal(rows: (CardRow & { total: number })[]): { cards: CardRow[]; totalItems: number } {
  const cards = rows.filter((row) => row.id !== null).map(({ total: _, ...card }) => card);
  return { cards, totalItems: rows[0]?.total ?? 0 };
}

/**
 * Older stories that share a tag with this one, those with the most shared tags first, then the newest; from the
 * section when the tags yield too few. Reads at most `entriesPerList` entries of each list.
 *
 * @param except Ids of stories that are left out.
 */
export async function relatedTo(
  db: Database,
  story: { pubDate: Date; lists: string[] },
  except: number[],
  count: number,
  entriesPerList: number,
): Promise<{ cards: CardRow[]; stretches: { list: string; oldest: Date | null }[] }> {
  if (story.lists.length === 0) return { cards: [], stretches: [] };
  const found = await sql<{
    cards: CardRow[];
    stretches: { list: string; oldest: string; taken: number }[];
  }>`${preparedStatement}
    with wanted as (
      select list from unnest(${story.lists}::text[]) as w(list)
    ), seen as (
      select w.list, e.article_id, e.pub_date
      from wanted w cross join lateral (
        select article_id, pub_date from list_entries
        where list = w.list and pub_date < ${story.pubDate} and article_id <> all(${except}::int[])
        order by pub_date desc, article_id desc limit ${entriesPerList}
      ) e
    ), chosen as (
      select article_id, count(*) filter (where list like 'tag:%') as shared, max(pub_date) as pub_date
      from seen group by article_id order by shared desc, pub_date desc, article_id desc limit ${count}
    )
    select
      (select coalesce(jsonb_agg(to_jsonb(c) order by k.shared desc, k.pub_date desc, k.article_id desc), '[]'::jsonb)
        from chosen k join story_cards c on c.id = k.article_id) as cards,
      (select coalesce(jsonb_agg(s), '[]'::jsonb) from (
        select list, min(pub_date) as oldest, count(*) as taken from seen group by list) s) as stretches`.execute(
    db,
  );
  const row = found.rows[0];
  const taken = new Map(row?.stretches.map((one) => [one.list, one]));
  return {
    cards: (row?.cards ?? []).map(parseCardDates),
    stretches: story.lists.map((list) => {
      const stretch = taken.get(list);
      return { list, oldest: stretch && stretch.taken >= entriesPerList ? new Date(stretch.oldest) : null };
    }),
  };
}
