/** A new proof of identity, before a change for which that of the sign-in is too old. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { AccountsFeature } from '../../accounts-feature.server.ts';
import type { Client } from '../audit.server.ts';
import type { Person } from '../people.server.ts';

export interface ConfirmNeeds {
  accounts: Pick<AccountsFeature, 'attempts' | 'signIn' | 'sessions' | 'people'>;
  db: Kysely<DB>;
}

/** @returns `attempts`: there were too many, and this password was not looked at. */
export async function confirmIdentity(
  { accounts, db }: ConfirmNeeds,
  { person, sessionId, client }: { person: Person; sessionId: string; client: Client },
  password: string,
): Promise<'confirmed' | 'wrong' | 'attempts'> {
  const { attempts, signIn, sessions, people } = accounts;
  if ((await attempts.count('password', person.email, client.address)) !== null) return 'attempts';
  if (!(await signIn.isPasswordOf(person.id, password))) return 'wrong';
  await sessions.confirm(sessionId);
  await db
    .transaction()
    .execute((trx) => people.recordChange(trx, person, { action: 'confirmed', notice: null, client }));
  return 'confirmed';
}
