/** A front page's boxes with their candidates; the only file that names the tables of boxes. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { preparedStatement } from '#platform/db/prepared-statement.server.ts';
import type { BoxEntry } from './boxes/box-file.ts';
import { type BoxKind, breakingPosition } from './boxes/box-kinds.ts';
import type { Choices } from './drafts/draft-queries.server.ts';
import { autoBlockVariants } from './fill/variants.ts';
import { podcastPositionSlug } from './unique-item.ts';

export interface BoxRow {
  slug: string;
  kind: BoxKind;
  position: number;
  title: string;
  list: string | null;
  size: number;
  /** Stories chosen by an editor, in order; hidden ones too, because the page changes when they are published. */
  items: { id: number; isPublic: boolean }[];
  /**
   * The newest entries of the list, long enough to skip those that list boxes above have taken; without stories that
   * editors placed.
   */
  candidates: Candidate[];
  /** Public stories of the site's ranking with their ranks; only in a box of the most read. */
  ranking: { id: number; place: number }[];
  /** Content of the unique item with the box's slug. */
  content: unknown;
  /** Items of the unique group with the slug of a blog box. */
  group: { slug: string; content: unknown }[];
}

export interface Candidate {
  id: number;
  at: number;
}

/**
 * Rows as JSON texts: most are unchanged since the previous page and need not be parsed again. `spare` candidates
 * beyond each box's size replace those that list boxes above it have taken. The box of the latest repeats what editors
 * placed elsewhere.
 * @param draft Ids of stories instead of those that were chosen for the boxes with these slugs.
 */
export async function boxesOf(
  db: Kysely<DB>,
  site: string,
  spare: number,
  draft: Choices | null = null,
): Promise<string[]> {
  const items = draft === null ? sql`box_items` : sql`draft_items`;
  const found = await sql<{ box: string }>`${preparedStatement}
    with ${draft === null ? sql`` : draftItems(site, draft)} placed as (
      select coalesce(array_agg(x.article_id), '{}') as ids
      from boxes b join ${items} x on x.box_id = b.id where b.site = ${site}
    ), filled as (
      select b.id as turn, b.slug, b.kind, b.position, b.title, b.list, b.size, (
        select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'isPublic', c.is_public) order by x.position), '[]'::jsonb)
        from ${items} x join story_cards c on c.id = x.article_id where x.box_id = b.id
      ) as items, (
        select coalesce(jsonb_agg(jsonb_build_object('id', e.article_id, 'at', floor(extract(epoch from e.pub_date))::bigint)
          order by e.pub_date desc, e.article_id desc), '[]'::jsonb)
        from (
          select article_id, pub_date from listed_stories
          where list = b.list and (b.kind = 'latest' or article_id <> all ((select ids from placed)::int[]))
          order by pub_date desc, article_id desc
          limit b.size * case b.kind when 'auto' then ${autoBlockVariants}::int else 1 end + ${spare}::int
        ) e
      ) as candidates, (
        select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'place', r.place) order by r.place), '[]'::jsonb)
        from most_read m cross join unnest(m.article_ids) with ordinality r (id, place)
        join story_cards c on c.id = r.id
        where b.kind = 'mostRead' and m.site = b.site and c.is_public
      ) as ranking, (
        select u.content from uniques u
        where u.slug = case b.kind when 'podcast' then ${podcastPositionSlug} else b.slug end
      ) as content, (
        select coalesce(jsonb_agg(jsonb_build_object('slug', u.slug, 'content', u.content) order by u.position), '[]'::jsonb)
        from unique_groups g join uniques u on u.group_id = g.id where b.kind = 'blogs' and g.slug = b.slug
      ) as group
      from boxes b where b.site = ${site}
    )
    select row_to_json(filled)::text as box from filled order by position desc, turn`.execute(db);
  return found.rows.map(({ box }) => box);
}

/** Rows like those of the table of items, as they would be if the draft were launched. */
function draftItems(site: string, draft: Choices) {
  const text = JSON.stringify(draft);
  return sql`draft_items as (
      select x.box_id, x.position, x.article_id
      from boxes b join box_items x on x.box_id = b.id
      where b.site = ${site} and not jsonb_exists(${text}::jsonb, b.slug)
      union all
      select b.id, e.position::int, e.id::int
      from boxes b cross join lateral jsonb_array_elements(${text}::jsonb -> b.slug) with ordinality e (id, position)
      where b.site = ${site}
    ),`;
}

/**
 * The newest entries of each list in turn: first up to `others` entries without the stories shown, then up to `shown`
 * of these.
 */
export async function newestOfLists(
  db: Kysely<DB>,
  lists: string[],
  count: { others: number; shown: number },
  shown: number[],
): Promise<(Candidate & { list: string })[]> {
  const found = await sql<Candidate & { list: string }>`${preparedStatement}
    select w.list, e.article_id as id, floor(extract(epoch from e.pub_date))::int as at
    from unnest(${lists}::text[]) with ordinality w (list, turn)
    cross join lateral (
      (select 1 as part, article_id, pub_date from listed_stories
        where list = w.list and article_id <> all (${shown}::int[])
        order by pub_date desc, article_id desc limit ${count.others})
      union all
      (select 2, article_id, pub_date from listed_stories
        where list = w.list and article_id = any (${shown}::int[])
        order by pub_date desc, article_id desc limit ${count.shown})
    ) e
    order by w.turn, e.part, e.pub_date desc, e.article_id desc`.execute(db);
  return found.rows;
}

export interface NewBox {
  site: string;
  slug: string;
  kind: BoxKind;
  position: number;
  title: string;
  list: string | null;
  size: number;
  articleIds: number[];
}

/** A site's boxes as the newsroom wrote them, in the order of the page. */
export async function writtenBoxesOf(db: Kysely<DB>, site: string): Promise<BoxEntry[]> {
  const found = await sql<BoxEntry>`
    select b.slug, b.kind, b.position, b.title, b.list, b.size, (
      select coalesce(jsonb_agg(c.slug order by x.position), '[]'::jsonb)
      from box_items x join story_cards c on c.id = x.article_id where x.box_id = b.id
    ) as stories
    from boxes b where b.site = ${site} order by b.position desc, b.id`.execute(db);
  return found.rows;
}

/** Replaces a site's boxes. */
export async function writeBoxes(db: Kysely<DB>, site: string, boxes: NewBox[]): Promise<void> {
  await db.deleteFrom('boxes').where('site', '=', site).execute();
  for (const box of boxes) {
    const { articleIds, ...row } = box;
    await insertItems(db, await insertBox(db, row), articleIds);
  }
}

/** Returns its id. */
export async function insertBox(db: Kysely<DB>, box: Omit<NewBox, 'articleIds'>): Promise<number> {
  const { id } = await db.insertInto('boxes').values(box).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function insertItems(db: Kysely<DB>, box: number, articleIds: readonly number[]): Promise<void> {
  if (articleIds.length === 0) return;
  await db
    .insertInto('box_items')
    .values(articleIds.map((articleId, position) => ({ box_id: box, position, article_id: articleId })))
    .execute();
}

/** The slug of the box of breaking news. */
export async function breakingBoxOf(db: Kysely<DB>, site: string): Promise<string | undefined> {
  const found = await sql<{ slug: string }>`
    select slug from boxes where site = ${site} and (position = ${breakingPosition} or kind = 'breaking')
    order by position desc, id limit 1`.execute(db);
  return found.rows[0]?.slug;
}

/** A site's most read stories, the most read first. */
export interface SiteRanking {
  site: string;
  articleIds: number[];
}

export async function readRankings(db: Kysely<DB>): Promise<SiteRanking[]> {
  const found = await sql<SiteRanking>`select site, article_ids as "articleIds" from most_read`.execute(db);
  return found.rows;
}

export async function writeRanking(db: Kysely<DB>, { site, articleIds }: SiteRanking): Promise<void> {
  await sql`
    insert into most_read (site, article_ids) values (${site}, ${articleIds}::int[])
    on conflict (site) do update set article_ids = excluded.article_ids`.execute(db);
}
