import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { NewsroomViewer } from '#features/sites/public.ts';
import { isSeenBy } from './sight-queries.server.ts';

/** Ids of stories that do not exist for this member [ACT-16]. */
export async function hiddenStories(db: Kysely<DB>, member: NewsroomViewer): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from articles a where a.restricted_to is not null and not ${isSeenBy(member, 'a')}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Pictures of these stories, and the further given ones, that no public story shows. */
export async function picturesOfNoOthers(
  db: Kysely<DB>,
  stories: readonly number[],
  besides: readonly number[],
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    with pictures as (
      select unnest(${besides}::int[]) as id
      union select image_id from article_images where article_id = any(${stories}::int[])
      union select unnest(array[cover_image_id, recommended_box_image_id, facebook_image_id])
      from articles where id = any(${stories}::int[])
    )
    select id from pictures
    where id is not null
      and not exists (
        select from article_images i join articles a on a.id = i.article_id
        where i.image_id = pictures.id and a.state = 'active')
      and not exists (
        select from articles a where a.state = 'active'
          and pictures.id in (a.cover_image_id, a.recommended_box_image_id, a.facebook_image_id))`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}
