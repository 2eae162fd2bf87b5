/** Queries for members of the newsroom and the links with which they set a password. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { type Grants, storedGrants } from '#features/sites/public.ts';

type Database = Kysely<DB>;

export interface Member extends Grants {
  id: number;
  email: string;
  name: string;
  hasPassword: boolean;
  isDisabled: boolean;
  createdAt: Date;
}

function members(db: Database) {
  return db
    .selectFrom('members')
    .select([
      'id',
      'email',
      'name',
      'roles',
      'site_roles',
      'created_at as createdAt',
      'disabled_at',
      'password_hash',
    ]);
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number];

function memberOf({ roles, site_roles, disabled_at, password_hash, ...rest }: MemberRow): Member {
  const hasPassword = password_hash !== null;
  return { ...rest, ...storedGrants(roles, site_roles), hasPassword, isDisabled: disabled_at !== null };
}

export async function memberById(db: Database, id: number): Promise<Member | null> {
  const row = await members(db).where('id', '=', id).executeTakeFirst();
  return row ? memberOf(row) : null;
}

export async function memberByEmail(db: Database, email: string): Promise<Member | null> {
  const row = await members(db).where('email', '=', email).executeTakeFirst();
  return row ? memberOf(row) : null;
}

export async function allMembers(db: Database): Promise<Member[]> {
  return (await members(db).orderBy('name').execute()).map(memberOf);
}

/** Null if there is a member with this address. */
export async function insertMember(
  db: Database,
  member: Grants & { email: string; name: string; now: Date },
): Promise<number | null> {
  const { email, name, roles, siteRoles = {}, now } = member;
  const inserted = await db
    .insertInto('members')
    .values({ email, name, roles: [...roles], site_roles: JSON.stringify(siteRoles), created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

export async function setRoles(db: Database, id: number, { roles, siteRoles = {} }: Grants): Promise<void> {
  await db
    .updateTable('members')
    .set({ roles: [...roles], site_roles: JSON.stringify(siteRoles) })
    .where('id', '=', id)
    .execute();
}

export async function setDisabledAt(db: Database, id: number, disabledAt: Date | null): Promise<void> {
  await db.updateTable('members').set({ disabled_at: disabledAt }).where('id', '=', id).execute();
}

export async function setMemberPassword(db: Database, id: number, hash: string): Promise<void> {
  await db.updateTable('members').set({ password_hash: hash }).where('id', '=', id).execute();
}

export interface Secret {
  id: number;
  /** Null until a password was set. */
  hash: string | null;
}

/** The password of a member who may sign in. */
export async function memberSecret(db: Database, by: { email: string } | { id: number }) {
  return db
    .selectFrom('members')
    .select(['id', 'password_hash as hash'])
    .where('disabled_at', 'is', null)
    .$if('email' in by, (rows) => rows.where('email', '=', 'email' in by ? by.email : ''))
    .$if('id' in by, (rows) => rows.where('id', '=', 'id' in by ? by.id : 0))
    .executeTakeFirst();
}

/** The password of a reader. */
export async function readerSecret(db: Database, by: { email: string } | { id: number }) {
  return db
    .selectFrom('readers')
    .select(['id', 'password_hash as hash'])
    .$if('email' in by, (rows) => rows.where('email', '=', 'email' in by ? by.email : ''))
    .$if('id' in by, (rows) => rows.where('id', '=', 'id' in by ? by.id : 0))
    .executeTakeFirst();
}

export interface NewLink {
  hash: string;
  memberId: number;
  kind: 'invitation' | 'reset';
  now: Date;
  expiresAt: Date;
}

/** Inserts a link, which replaces the member's older ones of its kind: a reset leaves an invitation valid. */
export async function insertLink(db: Database, link: NewLink): Promise<void> {
  const { hash, memberId, kind, now, expiresAt } = link;
  await db
    .deleteFrom('member_links')
    .where((eb) =>
      eb.or([eb.and([eb('member_id', '=', memberId), eb('kind', '=', kind)]), eb('expires_at', '<=', now)]),
    )
    .execute();
  await db
    .insertInto('member_links')
    .values({ hash, kind, member_id: memberId, created_at: now, expires_at: expiresAt })
    .execute();
}

export interface OpenLink extends Grants {
  memberId: number;
  kind: 'invitation' | 'reset';
  email: string;
  name: string;
}

/** The link with this hash; null if it was used or has expired, or the member was disabled. */
export async function linkByHash(db: Database, hash: string, now: Date): Promise<OpenLink | null> {
  const row = await db
    .selectFrom('member_links as l')
    .innerJoin('members as m', 'm.id', 'l.member_id')
    .select(['l.member_id as memberId', 'l.kind', 'm.email', 'm.name', 'm.roles', 'm.site_roles'])
    .where('l.hash', '=', hash)
    .where('l.expires_at', '>', now)
    .where('m.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { roles, site_roles, ...link } = row;
  return {
    ...link,
    ...storedGrants(roles, site_roles),
    kind: row.kind === 'reset' ? 'reset' : 'invitation',
  };
}

/** Deletes a link, so that it is used once; false if another request was first. */
export async function spendLink(db: Database, hash: string): Promise<boolean> {
  const deleted = await db.deleteFrom('member_links').where('hash', '=', hash).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function deleteLinksOf(db: Database, memberId: number): Promise<void> {
  await db.deleteFrom('member_links').where('member_id', '=', memberId).execute();
}

/** The disabled members among these; a member who is only missing, as in an older backup, is not included. */
export async function disabledAmong(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('id', 'in', ids)
    .where('disabled_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}
