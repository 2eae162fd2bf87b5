/** Queries for the register of consents; the only file that names its table. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { type Consent, consentKinds, consentWays, type RecordedConsent } from './consent.ts';

type Database = Kysely<DB>;

export async function insertConsent(db: Database, consent: Consent, now: Date): Promise<void> {
  const { kind, isGiven, subject, textVersion, place, way, detail = '' } = consent;
  await db
    .insertInto('consents')
    .values({
      kind,
      subject,
      place,
      way,
      detail,
      is_given: isGiven,
      text_version: textVersion,
      created_at: now,
    })
    .execute();
}

export async function consentsOf(db: Database, subjects: readonly string[]): Promise<RecordedConsent[]> {
  const rows = await db
    .selectFrom('consents')
    .selectAll()
    .where('subject', 'in', subjects)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    kind: oneOf(consentKinds, row.kind),
    isGiven: row.is_given,
    subject: row.subject,
    textVersion: row.text_version,
    place: row.place,
    way: oneOf(consentWays, row.way),
    detail: row.detail,
    createdAt: row.created_at,
  }));
}

export async function replaceSubject(
  db: Database,
  { subject, hash }: { subject: string; hash: string },
): Promise<void> {
  await db.updateTable('consents').set({ subject: hash }).where('subject', '=', subject).execute();
}

function oneOf<const Name extends string>(names: readonly Name[], text: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Error(`the register of consents has “${text}”`);
  return found;
}
