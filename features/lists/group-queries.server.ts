/** Groups of stories: the editors' choice and the candidates for the rest; the only file that names their table. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

type Database = Kysely<DB>;

export interface GroupRow {
  slug: string;
  list: string;
  /** Stories chosen by an editor, in order; hidden ones too, because the page changes when they are published. */
  items: { id: number; isPublic: boolean }[];
  /** The newest entries of the list; `at` is the publication time in unix seconds. */
  candidates: { id: number; at: number }[];
}

/** Reads the first `deep` entries of each list, which suffice when all groups together need that many stories. */
export async function rowsOfGroups(
  db: Database,
  groups: { slug: string; list: string }[],
  deep: number,
): Promise<GroupRow[]> {
  const slugs = groups.map(({ slug }) => slug);
  const lists = groups.map(({ list }) => list);
  const found = await sql<GroupRow>`
    with wanted as (
      select slug, list, at from unnest(${slugs}::text[], ${lists}::text[]) with ordinality w (slug, list, at)
    ), heads as materialized (
      select l.list, (
        select coalesce(jsonb_agg(jsonb_build_object('id', e.article_id,
          'at', floor(extract(epoch from e.pub_date))::bigint) order by e.pub_date desc, e.article_id desc), '[]'::jsonb)
        from (
          select article_id, pub_date from list_entries where list = l.list
          order by pub_date desc, article_id desc limit ${deep}
        ) e
      ) as candidates
      from (select distinct list from wanted) l
    )
    select w.slug, w.list, h.candidates, (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'isPublic', c.is_public) order by x.position), '[]'::jsonb)
      from story_group_items x join story_cards c on c.id = x.article_id where x.story_group = w.slug
    ) as items
    from wanted w join heads h on h.list = w.list order by w.at`.execute(db);
  return found.rows;
}

/** Replaces the editors' choice for a group, in this order. */
export async function writeGroupItems(db: Database, slug: string, articleIds: number[]): Promise<void> {
  await sql`delete from story_group_items where story_group = ${slug}`.execute(db);
  await sql`
    insert into story_group_items (story_group, position, article_id)
    select ${slug}, i.at, i.id from unnest(${articleIds}::int[]) with ordinality i (id, at)`.execute(db);
}
