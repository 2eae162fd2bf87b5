/** A front page's boxes and what could stand in them. The only file that names the tables of boxes. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { BoxKind } from './plan-front.ts';

export interface BoxRow {
  slug: string;
  kind: BoxKind;
  position: number;
  title: string;
  list: string | null;
  size: number;
  /** Stories an editor put here, in order; hidden ones too, because the page changes when they appear. */
  items: { id: number; isPublic: boolean }[];
  /** The head of the list, long enough to skip what stands elsewhere on the page. */
  candidates: { id: number; at: number }[];
}

/** `spare` candidates beyond each box's size replace those that stand elsewhere on the page. */
export async function boxesOf(db: Kysely<DB>, site: string, spare: number): Promise<BoxRow[]> {
  const found = await sql<BoxRow>`
    select b.slug, b.kind, b.position, b.title, b.list, b.size, (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'isPublic', c.is_public) order by x.position), '[]'::jsonb)
      from box_items x join story_cards c on c.id = x.article_id where x.box_id = b.id
    ) as items, (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.article_id, 'at', floor(extract(epoch from e.pub_date))::bigint)
        order by e.pub_date desc, e.article_id desc), '[]'::jsonb)
      from (
        select article_id, pub_date from list_entries where list = b.list
        order by pub_date desc, article_id desc limit b.size + ${spare}
      ) e
    ) as candidates
    from boxes b where b.site = ${site} order by b.position desc`.execute(db);
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

/** Replaces a site's boxes. */
export async function writeBoxes(db: Kysely<DB>, site: string, boxes: NewBox[]): Promise<void> {
  await db.deleteFrom('boxes').where('site', '=', site).execute();
  for (const box of boxes) {
    const { articleIds, ...row } = box;
    const { id } = await db.insertInto('boxes').values(row).returning('id').executeTakeFirstOrThrow();
    if (articleIds.length === 0) continue;
    await db
      .insertInto('box_items')
      .values(articleIds.map((articleId, position) => ({ box_id: id, position, article_id: articleId })))
      .execute();
  }
}
