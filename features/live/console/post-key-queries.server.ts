/** Keys of posts that the console sent. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

type Database = Kysely<DB>;

export interface KeyedPost {
  id: number;
  slug: string;
  version: number;
}

/** Longer than a device waits for a network. */
const keptFor = sql`interval '30 days'`;

/**
 * Null when the key is new, and nobody else may use it until the transaction ends; undefined for one whose post is not
 * there any more.
 */
export async function claimKey(db: Database, key: string, now: Date): Promise<KeyedPost | null | undefined> {
  await sql`delete from live_post_keys where at < ${now}::timestamptz - ${keptFor}`.execute(db);
  const claimed = await sql`
    insert into live_post_keys (key, at) values (${key}::uuid, ${now}) on conflict do nothing returning key`.execute(
    db,
  );
  if (claimed.rows.length > 0) return null;
  const found = await sql<KeyedPost>`
    select c.id, c.slug, c.version from live_post_keys k join story_cards c on c.id = k.post_id
    where k.key = ${key}::uuid`.execute(db);
  return found.rows[0];
}

export async function keepKey(db: Database, key: string, postId: number): Promise<void> {
  await sql`update live_post_keys set post_id = ${postId} where key = ${key}::uuid`.execute(db);
}
