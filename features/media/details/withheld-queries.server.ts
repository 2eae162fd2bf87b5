import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { type CreateValueCache, cachedRead } from '#platform/cache/read-cache.server.ts';

/** Dependency key that is invalidated when a picture is withheld or shown again. */
export const withheldPictures = 'pictures-withheld';

/**
 * Tokens of pictures that readers must not get: derivatives of them may be in memory or on the disk of any machine. While
 * the database is unavailable the last known ones.
 */
export function withheldTokens(
  db: Kysely<DB>,
  createCache: CreateValueCache,
): () => Promise<ReadonlySet<string>> {
  const cache = createCache<{ tokens: string[] }>(1);
  let last: { tokens: string[]; set: ReadonlySet<string> } = { tokens: [], set: new Set() };
  const read = async () => {
    const found = await sql<{ token: string }>`select token from images where is_withheld`.execute(db);
    const value = { tokens: found.rows.map(({ token }) => token) };
    return { value, dependencies: [{ key: withheldPictures }] };
  };
  return async () => {
    const { tokens } = await cachedRead(cache, '', read).catch(() => last);
    if (tokens !== last.tokens) last = { tokens, set: new Set(tokens) };
    return last.set;
  };
}
