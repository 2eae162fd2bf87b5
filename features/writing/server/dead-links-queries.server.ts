import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

/** The slugs among these, including former ones, that lead to no public story. */
export async function deadSlugs(db: Kysely<DB>, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const found = await sql<{ slug: string }>`
    select w.slug from unnest(${slugs}::text[]) w (slug)
    where not exists (
      select from story_slugs s join story_cards c on c.id = s.article_id where s.slug = w.slug and c.is_public)`.execute(
    db,
  );
  return found.rows.map(({ slug }) => slug);
}
