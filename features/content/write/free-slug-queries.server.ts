/** Addresses that no story has or had. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

const mostTried = 100;

/**
 * The slug itself where it is free for this story, else the first free one with a number.
 * @param id 0 for a story that does not exist yet
 */
export async function freeSlug(db: Kysely<DB>, slug: string, id: number): Promise<string> {
  const base = slug.replace(/-\d{1,2}$/, '').slice(0, 190);
  const found = await sql<{ slug: string }>`
    with tried as (
      select ${slug} as slug, 0 as place
      union all select ${base} || '-' || n, n from generate_series(2, ${mostTried}) as n
    )
    select slug from tried
    where not exists (select from articles a where a.slug = tried.slug and a.id <> ${id})
      and not exists (select from article_former_slugs f where f.slug = tried.slug and f.article_id <> ${id})
    order by place limit 1`.execute(db);
  return found.rows[0]?.slug ?? `${base}-${id}`;
}
