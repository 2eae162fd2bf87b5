/** Queries for second factors and for accounts at other services. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { personColumn, personColumns, personOf } from '../server/person-columns.ts';
import type { PersonId } from '../server/sessions/session-queries.server.ts';
import type { Realm } from '../sign-in/token-realm.ts';
import type { Passkey } from './passkeys.server.ts';

type Database = Kysely<DB>;

export interface TotpFactor {
  secret: Buffer;
  lastStep: number;
  isConfirmed: boolean;
}

export async function totpOf(db: Database, person: PersonId): Promise<TotpFactor | null> {
  const found = await db
    .selectFrom('totp_factors')
    .select(['secret', 'last_step', 'confirmed_at'])
    .where(personColumn(person), '=', person.id)
    .executeTakeFirst();
  if (!found) return null;
  const { secret, last_step: lastStep, confirmed_at: confirmedAt } = found;
  return { secret, lastStep: Number(lastStep), isConfirmed: confirmedAt !== null };
}

/** Replaces a seed that was not confirmed; false if there is a confirmed one. */
export async function insertTotp(db: Database, person: PersonId, secret: Buffer): Promise<boolean> {
  await db
    .deleteFrom('totp_factors')
    .where(personColumn(person), '=', person.id)
    .where('confirmed_at', 'is', null)
    .execute();
  const inserted = await db
    .insertInto('totp_factors')
    .values({ ...personColumns(person), secret })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Accepts an interval once, also when two requests come at the same time; false if it was used. */
export async function spendTotpStep(
  db: Database,
  person: PersonId,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('totp_factors')
    .set((eb) => ({ last_step: step, confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)) }))
    .where(personColumn(person), '=', person.id)
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export async function deleteTotp(db: Database, person: PersonId): Promise<boolean> {
  const deleted = await db
    .deleteFrom('totp_factors')
    .where(personColumn(person), '=', person.id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Replaces all the person's recovery codes; none to delete them. */
export async function replaceRecoveryCodes(
  db: Database,
  person: PersonId,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where(personColumn(person), '=', person.id).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ ...personColumns(person), hash })))
    .execute();
}

/** False if the code is not the person's, or was used. */
export async function spendRecoveryCode(
  db: Database,
  person: PersonId,
  { hash, now }: { hash: string; now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where(personColumn(person), '=', person.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Database, person: PersonId): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(personColumn(person), '=', person.id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface StoredPasskey extends Passkey {
  person: PersonId;
  host: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

function passkeys(db: Database) {
  return db
    .selectFrom('passkeys')
    .select([
      ...(['id', 'member_id', 'reader_id', 'host', 'counter', 'transports', 'name'] as const),
      ...(['public_key as publicKey', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const),
    ]);
}

type PasskeyRow = Awaited<ReturnType<ReturnType<typeof passkeys>['execute']>>[number];

function passkeyOf({ member_id, reader_id, counter, ...rest }: PasskeyRow): StoredPasskey[] {
  const person = personOf({ member_id, reader_id });
  return person ? [{ ...rest, person, counter: Number(counter) }] : [];
}

export async function passkeysOf(db: Database, person: PersonId): Promise<StoredPasskey[]> {
  const rows = await passkeys(db).where(personColumn(person), '=', person.id).orderBy('created_at').execute();
  return rows.flatMap(passkeyOf);
}

export async function passkeyById(db: Database, id: string): Promise<StoredPasskey | null> {
  const row = await passkeys(db).where('id', '=', id).executeTakeFirst();
  return row ? (passkeyOf(row)[0] ?? null) : null;
}

export interface NewPasskey {
  person: PersonId;
  passkey: Passkey;
  host: string;
  name: string;
  now: Date;
}

/** False if the device has been added before. */
export async function insertPasskey(
  db: Database,
  { person, passkey, ...rest }: NewPasskey,
): Promise<boolean> {
  const { host, name, now } = rest;
  const { id, publicKey, counter, transports } = passkey;
  const inserted = await db
    .insertInto('passkeys')
    .values({
      ...personColumns(person),
      id,
      host,
      name,
      counter,
      transports,
      public_key: Buffer.from(publicKey),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function notePasskeyUse(
  db: Database,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<void> {
  await db.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute();
}

export async function deletePasskey(db: Database, person: PersonId, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where(personColumn(person), '=', person.id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function deleteFactors(db: Database, person: PersonId): Promise<void> {
  for (const table of ['totp_factors', 'passkeys', 'recovery_codes'] as const)
    await db.deleteFrom(table).where(personColumn(person), '=', person.id).execute();
}

export interface ExternalIdentity {
  issuer: string;
  subject: string;
}

export async function personOfIdentity(
  db: Database,
  realm: Realm,
  { issuer, subject }: ExternalIdentity,
): Promise<PersonId | null> {
  const row = await db
    .selectFrom('external_identities')
    .select(['member_id', 'reader_id'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where(realm === 'newsroom' ? 'member_id' : 'reader_id', 'is not', null)
    .executeTakeFirst();
  return row ? personOf(row) : null;
}

/** False if the account is linked to somebody of this realm already. */
export async function insertIdentity(
  db: Database,
  person: PersonId,
  { issuer, subject, now }: ExternalIdentity & { now: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('external_identities')
    .values({ ...personColumns(person), issuer, subject, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function hasIdentity(db: Database, person: PersonId): Promise<boolean> {
  const row = await db
    .selectFrom('external_identities')
    .select('subject')
    .where(personColumn(person), '=', person.id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteIdentities(db: Database, person: PersonId): Promise<boolean> {
  const deleted = await db
    .deleteFrom('external_identities')
    .where(personColumn(person), '=', person.id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
