/** Newsroom tokens in the database. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';

export async function insertToken(
  db: Kysely<DB>,
  token: { name: string; hash: string; createdAt: Date; expiresAt: Date | null },
): Promise<void> {
  await db
    .insertInto('newsroom_tokens')
    .values({ name: token.name, hash: token.hash, created_at: token.createdAt, expires_at: token.expiresAt })
    .execute();
}

export async function tokenName(db: Kysely<DB>, hash: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('newsroom_tokens')
    .select('name')
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  return row?.name;
}

export async function revokeTokens(db: Kysely<DB>, name: string, now: Date): Promise<number> {
  const result = await db
    .updateTable('newsroom_tokens')
    .set({ revoked_at: now })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
