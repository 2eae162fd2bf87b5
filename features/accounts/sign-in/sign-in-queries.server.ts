/** Queries for requests to sign in by mail. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ExternalIdentity } from '../factors/factor-queries.server.ts';

type Database = Kysely<DB>;

export interface NewSignInRequest {
  email: string;
  hash: string;
  browserHash: string;
  codeHash: string;
  site: string;
  language: 'hu' | 'en';
  returnPath: string;
  identity: ExternalIdentity | null;
  now: Date;
  expiresAt: Date;
}

/** Inserts a request; of the address's older ones only the latest four remain valid. */
export async function insertSignInRequest(db: Database, request: NewSignInRequest): Promise<void> {
  const { email, hash, browserHash, codeHash, site, language, returnPath, identity, now, expiresAt } =
    request;
  await db.deleteFrom('sign_in_requests').where('expires_at', '<=', now).execute();
  await sql`
    delete from sign_in_requests where id in (
      select id from sign_in_requests where email = ${email} order by id desc offset 4)`.execute(db);
  await db
    .insertInto('sign_in_requests')
    .values({
      email,
      hash,
      site,
      language,
      browser_hash: browserHash,
      code_hash: codeHash,
      return_path: returnPath,
      google_issuer: identity?.issuer ?? null,
      google_subject: identity?.subject ?? null,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

export interface SignInRequest {
  id: string;
  email: string;
  codeHash: string;
  site: string;
  language: 'hu' | 'en';
  returnPath: string;
  /** To be linked with the account. */
  identity: ExternalIdentity | null;
  attempts: number;
}

function requests(db: Database, now: Date) {
  return db
    .selectFrom('sign_in_requests')
    .select([
      ...(['id', 'email', 'site', 'language', 'attempts'] as const),
      'code_hash as codeHash',
      'return_path as returnPath',
      'google_issuer as issuer',
      'google_subject as subject',
    ])
    .where('expires_at', '>', now);
}

type RequestRow = Omit<SignInRequest, 'language' | 'identity'> & {
  language: string;
  issuer: string | null;
  subject: string | null;
};

function requestOf(row: RequestRow | undefined): SignInRequest | null {
  if (!row) return null;
  const { issuer, subject, language, ...rest } = row;
  const identity = issuer === null || subject === null ? null : { issuer, subject };
  return { ...rest, identity, language: language === 'en' ? 'en' : 'hu' };
}

export async function requestOfLink(db: Database, hash: string, now: Date): Promise<SignInRequest | null> {
  return requestOf(await requests(db, now).where('hash', '=', hash).executeTakeFirst());
}

export async function requestOfBrowser(db: Database, hash: string, now: Date): Promise<SignInRequest | null> {
  return requestOf(await requests(db, now).where('browser_hash', '=', hash).executeTakeFirst());
}

/** Deletes a request that was used, and all others of its address; false if it was used already. */
export async function spendRequest(db: Database, { id, email }: SignInRequest): Promise<boolean> {
  const spent = await db.deleteFrom('sign_in_requests').where('id', '=', id).executeTakeFirst();
  await db.deleteFrom('sign_in_requests').where('email', '=', email).execute();
  return spent.numDeletedRows > 0n;
}

/** Counts a wrong code before the next one is compared; returns the number of wrong codes. */
export async function countAttempt(db: Database, id: string): Promise<number> {
  const row = await db
    .updateTable('sign_in_requests')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts ?? Infinity;
}
