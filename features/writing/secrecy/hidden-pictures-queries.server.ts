import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { hiddenStories, picturesOfNoOthers } from '#features/content/public.server.ts';
import type { NewsroomViewer } from '#features/sites/public.ts';

/**
 * Pictures of stories that are hidden from this member, including their logs, and that no public story shows
 * [ACT-16].
 */
export async function hiddenPictures(db: Kysely<DB>, member: NewsroomViewer): Promise<number[]> {
  const stories = await hiddenStories(db, member);
  if (stories.length === 0) return [];
  const found = await sql<{ id: number }>`
    with texts as (
      select document::text as text from working_copies where story_id = any(${stories}::int[])
      union all select steps::text from working_steps where story_id = any(${stories}::int[])
      union all select document::text from named_versions where story_id = any(${stories}::int[])
    ), named as (
      select (regexp_matches(text, 'mageId"(?:, "value")?: (\\d+)', 'g'))[1]::bigint as id from texts
    )
    select distinct id::int as id from named where id <= 2147483647`.execute(db);
  return picturesOfNoOthers(
    db,
    stories,
    found.rows.map(({ id }) => id),
  );
}
