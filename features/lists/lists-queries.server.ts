/** The projection of stories into lists, and reading them. The only file that writes `list_entries`. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { type CardRow, withDates } from '#features/content/public.server.ts';

type Database = Kysely<DB>;

/**
 * Puts these stories into exactly the lists they belong to now, and returns where a list changed. A list holds what
 * an anonymous reader may see: active stories of active sections, no posts of live blogs [ROLE-01] [LIST-12].
 */
export async function placeInLists(
  db: Database,
  articleIds: number[],
): Promise<{ list: string; at: number }[]> {
  const found = await sql<{ list: string; at: number }>`
    with shown as (
      select a.id, a.pub_date, a.site, a.flags, a.main_super_tag_id
      from articles a left join super_tags s on s.id = a.main_super_tag_id
      where a.id = any(${articleIds}::int[]) and a.state = 'active' and a.parent_id is null
        and coalesce(s.active, true)
    ), on_sites as (
      select id, pub_date, site, flags from shown
      union
      select w.id, w.pub_date, m.site, w.flags from shown w join article_mirrors m on m.article_id = w.id
    ), places (list, pub_date, article_id) as (
      select 'latest:' || site, pub_date, id from on_sites
      union
      select 'flag:' || f || '/' || site, pub_date, id from on_sites, unnest(flags) f
      union
      select 'section:' || s.slug, w.pub_date, w.id from shown w join super_tags s on s.id = w.main_super_tag_id
      union
      select 'section:' || s.slug, w.pub_date, w.id
      from shown w join article_super_tags x on x.article_id = w.id join super_tags s on s.id = x.super_tag_id
      union
      select 'tag:' || t.slug, w.pub_date, w.id
      from shown w join article_tags x on x.article_id = w.id join tags t on t.id = x.tag_id
      union
      select 'author:' || p.slug, w.pub_date, w.id
      from shown w join article_people x on x.article_id = w.id join authors p on p.id = x.author_id
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
    )
    select list, extract(epoch from pub_date)::float8 as at from gone
    union
    select list, extract(epoch from pub_date)::float8 as at from come`.execute(db);
  return found.rows.map((row) => ({ list: row.list, at: Math.floor(row.at) }));
}

/** One page of a list, newest first, and how many stories the whole list has. */
export async function pageOfList(
  db: Database,
  list: string,
  page: number,
  perPage: number,
): Promise<{ cards: CardRow[]; totalItems: number }> {
  const found = await sql<{ cards: CardRow[]; total: number }>`
    select (select count(*)::int from list_entries where list = ${list}) as total, (
      select coalesce(jsonb_agg(to_jsonb(c) order by e.pub_date desc, e.article_id desc), '[]'::jsonb)
      from (
        select article_id, pub_date from list_entries where list = ${list}
        order by pub_date desc, article_id desc limit ${perPage} offset ${(page - 1) * perPage}
      ) e join story_cards c on c.id = e.article_id
    ) as cards`.execute(db);
  const row = found.rows[0];
  return { cards: (row?.cards ?? []).map(withDates), totalItems: row?.total ?? 0 };
}

/**
 * Older stories that share a tag with this one, the most shared tags first, then the newest; from the section when
 * the tags give too few. Reads at most `each` entries of each list.
 */
export async function relatedTo(
  db: Database,
  story: { id: number; pubDate: Date; lists: string[] },
  count: number,
  each: number,
): Promise<{ cards: CardRow[]; stretches: { list: string; oldest: Date | null }[] }> {
  if (story.lists.length === 0) return { cards: [], stretches: [] };
  const found = await sql<{ cards: CardRow[]; stretches: { list: string; oldest: string; taken: number }[] }>`
    with wanted as (
      select list from unnest(${story.lists}::text[]) as w(list)
    ), seen as (
      select w.list, e.article_id, e.pub_date
      from wanted w cross join lateral (
        select article_id, pub_date from list_entries
        where list = w.list and pub_date < ${story.pubDate}
        order by pub_date desc, article_id desc limit ${each}
      ) e
      where e.article_id <> ${story.id}
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
    cards: (row?.cards ?? []).map(withDates),
    stretches: story.lists.map((list) => {
      const stretch = taken.get(list);
      return { list, oldest: stretch && stretch.taken >= each ? new Date(stretch.oldest) : null };
    }),
  };
}
