/** Queries for the tokens of the newsroom's scripts. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { isRole, type Role } from '#platform/http/viewer.ts';

type Database = Kysely<DB>;

export async function insertToken(
  db: Database,
  token: { name: string; roles: readonly Role[]; hash: string; createdAt: Date; expiresAt: Date | null },
): Promise<void> {
  const { name, roles, hash, createdAt, expiresAt } = token;
  await db
    .insertInto('newsroom_tokens')
    .values({ name, roles: [...roles], hash, created_at: createdAt, expires_at: expiresAt })
    .execute();
}

export interface TokenOwner {
  id: number;
  name: string;
  roles: Role[];
  createdAt: Date;
}

/** The owner of a script's token; null if it has expired or was revoked. */
export async function ownerOfToken(db: Database, hash: string, now: Date): Promise<TokenOwner | null> {
  const found = await db
    .selectFrom('newsroom_tokens')
    .select(['id', 'name', 'roles', 'created_at as createdAt'])
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  return found ? { ...found, roles: found.roles.filter(isRole) } : null;
}

export async function revokeTokens(db: Database, name: string, now: Date): Promise<number> {
  const result = await db
    .updateTable('newsroom_tokens')
    .set({ revoked_at: now })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
