import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageRef } from '#features/media/public.ts';

/** The redirect target of a former address. */
export type Redirect =
  | { kind: 'story'; id: number }
  | { kind: 'address'; target: string }
  | { kind: 'picture'; image: ImageRef };

/** Returns a redirect to a story only if the story is public. */
export async function redirectFrom(
  db: Kysely<DB>,
  site: string,
  path: string,
): Promise<Redirect | undefined> {
  const row = await db
    .selectFrom('redirects')
    .leftJoin('story_cards', 'story_cards.id', 'redirects.article_id')
    .leftJoin('image_refs', 'image_refs.id', 'redirects.image_id')
    .select(['redirects.article_id', 'redirects.target', 'story_cards.is_public'])
    .select(sql<ImageRef | null>`image_refs.ref`.as('image'))
    .where('redirects.site', '=', site)
    .where('redirects.path', '=', path)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.target !== null) return { kind: 'address', target: row.target };
  if (row.image !== null) return { kind: 'picture', image: row.image };
  return row.article_id !== null && row.is_public ? { kind: 'story', id: row.article_id } : undefined;
}
