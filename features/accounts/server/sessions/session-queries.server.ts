/** Queries for sessions and their tokens, of both realms. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { type Grants, storedGrants } from '#features/sites/public.ts';
import type { Realm } from '../../sign-in/token-realm.ts';

type Database = Kysely<DB>;

/** A person in one of the realms. */
export interface PersonId {
  realm: Realm;
  id: number;
}

export interface NewSession {
  person: PersonId;
  browser: string;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(db: Database, session: NewSession): Promise<string> {
  const { person, browser, now, expiresAt } = session;
  const { id } = await db
    .insertInto('sessions')
    .values({
      browser,
      created_at: now,
      last_used_at: now,
      authenticated_at: now,
      expires_at: expiresAt,
      member_id: person.realm === 'newsroom' ? person.id : null,
      reader_id: person.realm === 'reader' ? person.id : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewToken {
  hash: string;
  kind: 'access' | 'refresh';
  expiresAt: Date;
}

export async function insertTokens(
  db: Database,
  sessionId: string,
  tokens: readonly NewToken[],
): Promise<void> {
  await db
    .insertInto('session_tokens')
    .values(
      tokens.map(({ hash, kind, expiresAt }) => ({
        hash,
        kind,
        session_id: sessionId,
        expires_at: expiresAt,
      })),
    )
    .execute();
}

export interface RefreshToken {
  sessionId: string;
  person: PersonId;
  spentAt: Date | null;
  /** Another pair of the same exchange was used instead of this one. */
  isSuperseded: boolean;
  /** Of the session. */
  expiresAt: Date;
}

/** The refresh token with this hash, locked, with its session; null if the session has ended or the person may not sign in. */
export async function lockRefreshToken(db: Database, hash: string, now: Date): Promise<RefreshToken | null> {
  const found = await db
    .selectFrom('session_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .leftJoin('members as m', 'm.id', 's.member_id')
    .select([
      't.session_id as sessionId',
      't.spent_at as spentAt',
      't.expires_at as endsAt',
      's.expires_at as expiresAt',
      's.member_id as memberId',
      's.reader_id as readerId',
    ])
    .where('t.hash', '=', hash)
    .where('t.kind', '=', 'refresh')
    .where('s.expires_at', '>', now)
    .where('m.disabled_at', 'is', null)
    .forUpdate(['t', 's'])
    .executeTakeFirst();
  if (!found) return null;
  const { memberId, readerId, endsAt, ...rest } = found;
  const person: PersonId =
    memberId === null ? { realm: 'reader', id: readerId ?? 0 } : { realm: 'newsroom', id: memberId };
  return { ...rest, person, isSuperseded: endsAt <= now };
}

/**
 * Marks a refresh token as exchanged, and its session as used; deletes access tokens that have ended. The first exchange
 * also ends the other refresh tokens of the session, for good: within seconds two tabs may have got one each, and a thief
 * one.
 */
export async function spendRefreshToken(
  db: Database,
  { sessionId, hash, now, isFirst }: { sessionId: string; hash: string; now: Date; isFirst: boolean },
): Promise<void> {
  if (isFirst)
    await db
      .updateTable('session_tokens')
      .set({
        spent_at: now,
        expires_at: (row) => row.case().when('hash', '=', hash).then(row.ref('expires_at')).else(now).end(),
      })
      .where('session_id', '=', sessionId)
      .where('kind', '=', 'refresh')
      .where('spent_at', 'is', null)
      .execute();
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();
  await db
    .deleteFrom('session_tokens')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'access')
    .where('expires_at', '<', now)
    .execute();
}

export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends the session to which a token belongs, whichever kind it is. */
export async function deleteSessionOfToken(db: Database, hash: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', 'in', db.selectFrom('session_tokens').select('session_id').where('hash', '=', hash))
    .execute();
}

/** Ends a session of this person; false if it is not theirs. */
export async function deleteSessionOf(db: Database, person: PersonId, id: string): Promise<boolean> {
  // Text of a form.
  if (!/^\d{1,18}$/.test(id)) return false;
  const ended = await sessionsToEnd(db, person).where('id', '=', id).executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends all sessions of a person but one; all of them with null. */
export async function deleteSessionsOf(db: Database, person: PersonId, except: string | null): Promise<void> {
  await sessionsToEnd(db, person)
    .$if(except !== null, (ended) => ended.where('id', '!=', except))
    .execute();
}

export interface OpenSession {
  id: string;
  createdAt: Date;
  lastUsedAt: Date;
  browser: string;
}

export async function sessionsOf(db: Database, person: PersonId, now: Date): Promise<OpenSession[]> {
  const column = person.realm === 'newsroom' ? 'member_id' : 'reader_id';
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at as createdAt', 'last_used_at as lastUsedAt', 'browser'])
    .where(column, '=', person.id)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
}

export async function confirmSession(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ authenticated_at: now }).where('id', '=', id).execute();
}

export async function deleteEndedSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

interface Authentication {
  sessionId: string;
  authenticatedAt: Date;
  twoFactor: boolean;
}

export interface SessionMember extends Authentication, Grants {
  id: number;
  email: string;
  name: string;
  createdAt: Date;
}

/** The member of an access token; null if the token or its session has ended, or the member was disabled. */
export async function memberOfToken(db: Database, hash: string, now: Date): Promise<SessionMember | null> {
  const found = await validAccess(db, hash, now)
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['m.id', 'm.email', 'm.name', 'm.roles', 'm.site_roles', 'm.created_at as createdAt'])
    .where('m.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  const { roles, site_roles, ...member } = found;
  return { ...member, ...storedGrants(roles, site_roles) };
}

export interface SessionReader extends Authentication {
  id: number;
  email: string;
  name: string | null;
  createdAt: Date;
}

export async function readerOfToken(db: Database, hash: string, now: Date): Promise<SessionReader | null> {
  const found = await validAccess(db, hash, now)
    .innerJoin('readers as r', 'r.id', 's.reader_id')
    .select(['r.id', 'r.email', 'r.name', 'r.created_at as createdAt'])
    .executeTakeFirst();
  return found ?? null;
}

/** For the session `s`, within its own query, because every private request needs it. */
const hasSecondFactor = sql<boolean>`
  exists (select from totp_factors f
    where (f.member_id = s.member_id or f.reader_id = s.reader_id) and f.confirmed_at is not null)
  or exists (select from passkeys p where p.member_id = s.member_id or p.reader_id = s.reader_id)`;

function validAccess(db: Database, hash: string, now: Date) {
  return db
    .selectFrom('session_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .select(['s.id as sessionId', 's.authenticated_at as authenticatedAt', hasSecondFactor.as('twoFactor')])
    .where('t.hash', '=', hash)
    .where('t.kind', '=', 'access')
    .where('t.expires_at', '>', now)
    .where('s.expires_at', '>', now);
}

function sessionsToEnd(db: Database, { realm, id }: PersonId) {
  return db.deleteFrom('sessions').where(realm === 'newsroom' ? 'member_id' : 'reader_id', '=', id);
}
