/** The query for the secret keys of a deployment. */
import { createSecretKey, type KeyObject } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

export type SigningPurpose =
  | 'accounts'
  | 'newsletters'
  | 'push-client'
  | 'quiz'
  | 'secrets'
  | 'support'
  | 'tips'
  | 'web-push';

export async function signingKey<DB>(db: Kysely<DB>, purpose: SigningPurpose): Promise<KeyObject> {
  const found = await sql<{ key: Buffer }>`
    select key from signing_keys where purpose = ${purpose}`.execute(db);
  const [row] = found.rows;
  if (row === undefined) throw new Error(`The database has no signing key for “${purpose}”.`);
  return createSecretKey(row.key);
}
