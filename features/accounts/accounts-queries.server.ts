/** Queries for the tokens of the newsroom's scripts. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { commonGrants, type Grants, isScope, type Scope, storedGrants } from '#features/sites/public.ts';

type Database = Kysely<DB>;

export interface NewToken extends Grants {
  name: string;
  scopes: readonly Scope[];
  /** Whose rights it cannot exceed; null for a service of its own. */
  memberId: number | null;
  hash: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertToken(db: Database, token: NewToken): Promise<void> {
  const { name, roles, siteRoles = {}, scopes, memberId, hash, createdAt, expiresAt } = token;
  await db
    .insertInto('newsroom_tokens')
    .values({
      name,
      roles: [...roles],
      site_roles: JSON.stringify(siteRoles),
      scopes: [...scopes],
      member_id: memberId,
      hash,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

export interface TokenOwner extends Grants {
  id: number;
  name: string;
  scopes: Scope[];
  /** Null for a service. */
  member: { id: number; email: string; name: string } | null;
  createdAt: Date;
}

/** The owner of a script's token; null if it has expired or was revoked, or its member was disabled. */
export async function ownerOfToken(db: Database, hash: string, now: Date): Promise<TokenOwner | null> {
  const found = await db
    .selectFrom('newsroom_tokens as t')
    .leftJoin('members as m', 'm.id', 't.member_id')
    .select(['t.id', 't.name', 't.roles', 't.site_roles', 't.scopes', 't.created_at as createdAt'])
    .select(['m.id as memberId', 'm.email', 'm.name as memberName'])
    .select(['m.roles as memberRoles', 'm.site_roles as memberSiteRoles'])
    .where('t.hash', '=', hash)
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where('m.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  const { id, name, createdAt, memberId, email, memberName } = found;
  const given = storedGrants(found.roles, found.site_roles);
  const token = { id, name, createdAt, scopes: found.scopes.filter(isScope) };
  if (memberId === null) return { ...token, ...given, member: null };
  return {
    ...token,
    ...commonGrants(given, storedGrants(found.memberRoles ?? [], found.memberSiteRoles)),
    member: { id: memberId, email: email ?? '', name: memberName ?? '' },
  };
}

export interface TokenEntry extends Grants {
  name: string;
  scopes: Scope[];
  /** Address of its member; null for a service. */
  member: string | null;
  expiresAt: Date;
}

/** Valid tokens, ordered by expiry. */
export async function validTokens(db: Database, now: Date): Promise<TokenEntry[]> {
  const found = await db
    .selectFrom('newsroom_tokens as t')
    .leftJoin('members as m', 'm.id', 't.member_id')
    .select([
      't.name',
      't.roles',
      't.site_roles',
      't.scopes',
      't.expires_at as expiresAt',
      'm.email as member',
    ])
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', now)
    .orderBy('t.expires_at')
    .orderBy('t.id')
    .execute();
  return found.map(({ roles, site_roles, scopes, ...token }) => ({
    ...token,
    ...storedGrants(roles, site_roles),
    scopes: scopes.filter(isScope),
  }));
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
