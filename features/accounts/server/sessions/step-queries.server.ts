/** Queries for what is between two requests of a sign-in. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { personColumns, personOf } from '../person-columns.ts';
import type { PersonId } from './session-queries.server.ts';

type Database = Kysely<DB>;

export type StepKind = 'second-factor' | 'passkey' | 'google';

export interface NewStep {
  hash: string;
  kind: StepKind;
  person: PersonId | null;
  data: object;
  now: Date;
  expiresAt: Date;
}

/** Deletes steps that have ended as well. */
export async function insertStep(db: Database, step: NewStep): Promise<void> {
  const { hash, kind, person, data, now, expiresAt } = step;
  await db.deleteFrom('sign_in_steps').where('expires_at', '<=', now).execute();
  await db
    .insertInto('sign_in_steps')
    .values({ ...personColumns(person), hash, kind, data: JSON.stringify(data), expires_at: expiresAt })
    .execute();
}

export interface Step {
  person: PersonId | null;
  data: unknown;
}

export interface StepKey {
  hash: string;
  kind: StepKind;
  now: Date;
}

export async function stepByHash(db: Database, { hash, kind, now }: StepKey): Promise<Step | null> {
  const row = await db
    .selectFrom('sign_in_steps')
    .select(['member_id', 'reader_id', 'data'])
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? { person: personOf(row), data: row.data } : null;
}

/** Counts an attempt before the code is compared; null if there is no such step or it had too many. */
export async function countStepAttempt(
  db: Database,
  { hash, kind, now }: StepKey,
  most: number,
): Promise<Step | null> {
  const row = await db
    .updateTable('sign_in_steps')
    .set({ attempts: sql`attempts + 1` })
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .where('attempts', '<', most)
    .returning(['member_id', 'reader_id', 'data'])
    .executeTakeFirst();
  return row ? { person: personOf(row), data: row.data } : null;
}

/** Deletes a step and returns it, so that it is used once. */
export async function takeStep(db: Database, { hash, kind, now }: StepKey): Promise<Step | null> {
  const row = await db
    .deleteFrom('sign_in_steps')
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning(['member_id', 'reader_id', 'data'])
    .executeTakeFirst();
  return row ? { person: personOf(row), data: row.data } : null;
}
