import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';

/** Redirects of imported stories' old addresses. */
export type Redirect = { articleId: number; target: null } | { articleId: null; target: string };

/** Returns a redirect to a story only if the story is public. */
export async function redirectFrom(
  db: Kysely<DB>,
  site: string,
  path: string,
): Promise<Redirect | undefined> {
  const row = await db
    .selectFrom('redirects')
    .leftJoin('story_cards', 'story_cards.id', 'redirects.article_id')
    .select(['redirects.article_id', 'redirects.target', 'story_cards.is_public'])
    .where('redirects.site', '=', site)
    .where('redirects.path', '=', path)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.target !== null) return { articleId: null, target: row.target };
  return row.article_id !== null && row.is_public ? { articleId: row.article_id, target: null } : undefined;
}
