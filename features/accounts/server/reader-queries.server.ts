/** Queries for readers' accounts. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

type Database = Kysely<DB>;

export interface Reader {
  id: number;
  email: string;
  name: string | null;
  language: 'hu' | 'en';
  site: string | null;
  createdAt: Date;
  /** When the account will be deleted; null unless the reader requested it. */
  deletesAt: Date | null;
}

export interface NewReader {
  /** In lower case. */
  email: string;
  name: string | null;
  language: 'hu' | 'en';
  site: string | null;
}

/** The account with this address, which is created if there is none; `isNew` tells which. */
export async function findOrInsertReader(
  db: Database,
  { email, name, language, site }: NewReader,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  const inserted = await db
    .insertInto('readers')
    .values({ email, name, language, site, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const { id } = await db
    .selectFrom('readers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

function readers(db: Database) {
  return db
    .selectFrom('readers')
    .select(['id', 'email', 'name', 'language', 'site', 'created_at', 'deletes_at']);
}

export async function readerById(db: Database, id: number): Promise<Reader | null> {
  return readerOf(await readers(db).where('id', '=', id).executeTakeFirst());
}

export async function readerByEmail(db: Database, email: string): Promise<Reader | null> {
  return readerOf(await readers(db).where('email', '=', email).executeTakeFirst());
}

interface ReaderRow {
  id: number;
  email: string;
  name: string | null;
  language: string;
  site: string | null;
  created_at: Date;
  deletes_at: Date | null;
}

function readerOf(row: ReaderRow | undefined): Reader | null {
  if (!row) return null;
  const { created_at: createdAt, deletes_at: deletesAt, language, ...rest } = row;
  return { ...rest, language: language === 'en' ? 'en' : 'hu', createdAt, deletesAt };
}

/** Null for a reader who signs in by mail only. */
export async function readerPasswordHash(db: Database, id: number): Promise<string | null> {
  const row = await db.selectFrom('readers').select('password_hash').where('id', '=', id).executeTakeFirst();
  return row?.password_hash ?? null;
}

export async function setReaderPassword(db: Database, id: number, hash: string): Promise<void> {
  await db.updateTable('readers').set({ password_hash: hash }).where('id', '=', id).execute();
}

export async function setReaderName(db: Database, id: number, name: string | null): Promise<void> {
  await db.updateTable('readers').set({ name }).where('id', '=', id).execute();
}

export async function setDeletesAt(db: Database, id: number, deletesAt: Date | null): Promise<void> {
  await db.updateTable('readers').set({ deletes_at: deletesAt }).where('id', '=', id).execute();
}

/** Unless the deletion is planned for a later time. */
export async function withdrawDeletion(db: Database, id: number, until: Date): Promise<void> {
  await db
    .updateTable('readers')
    .set({ deletes_at: null })
    .where('id', '=', id)
    .where('deletes_at', '<=', until)
    .execute();
}

/** Accounts whose time to think is over, the first hundred. */
export async function readersToDelete(db: Database, now: Date): Promise<{ id: number }[]> {
  return db
    .selectFrom('readers')
    .select('id')
    .where('deletes_at', '<=', now)
    .orderBy('deletes_at')
    .limit(100)
    .execute();
}

/** Locks one of these readers; null if the deletion was cancelled, or another process does it. */
export async function lockReaderToDelete(
  db: Database,
  id: number,
  now: Date,
): Promise<{ id: number; email: string } | null> {
  const found = await db
    .selectFrom('readers')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('deletes_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return found ?? null;
}

export async function deleteReader(db: Database, id: number): Promise<void> {
  await db.deleteFrom('readers').where('id', '=', id).execute();
}

export async function insertDownload(
  db: Database,
  download: { readerId: number; hash: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { readerId, hash, now, expiresAt } = download;
  await db.deleteFrom('data_downloads').where('expires_at', '<=', now).execute();
  await db
    .insertInto('data_downloads')
    .values({ reader_id: readerId, hash, created_at: now, expires_at: expiresAt })
    .execute();
}

/** The reader to whom a link to a download was sent; null if it has expired. */
export async function readerOfDownload(db: Database, hash: string, now: Date): Promise<number | null> {
  const found = await db
    .selectFrom('data_downloads')
    .select('reader_id')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.reader_id ?? null;
}

/** Requests to sign in by the old address end with it. False where another account has the new one. */
export async function setReaderEmail(trx: Transaction<DB>, id: number, email: string): Promise<boolean> {
  const changed = await sql`
    update readers set email = ${email} where id = ${id}
      and not exists (select from readers r where r.email = ${email} and r.id <> ${id})`.execute(trx);
  return Number(changed.numAffectedRows ?? 0) === 1;
}
