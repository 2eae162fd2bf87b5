/** The end of a sign-in, after a person has proved who they are: the second factor, a session, and a line in the log. */
import type { SecurityChange } from '../mails/security-notice.mail.ts';
import type { AuditAction, Client } from '../server/audit.server.ts';
import { setDeletesAt } from '../server/reader-queries.server.ts';
import type { PersonId } from '../server/sessions/session-queries.server.ts';
import type { SessionTokens } from './session-cookie.ts';
import type { SignInMethods, SignInNeeds, SignInResult } from './sign-in-methods.ts';

export interface SignInEnd extends Pick<SignInMethods, 'afterFirstFactor' | 'startSession'> {
  /** Signs in a person who has proved every factor. */
  finish(person: PersonId, returnPath: string, client: Client): Promise<SignInResult>;
  log(action: AuditAction, person: PersonId | null, client: Client): Promise<void>;
  recordChange(
    id: PersonId,
    change: { action: AuditAction; notice: SecurityChange },
    client: Client,
  ): Promise<void>;
}

export function createSignInEnd({ db, sessions, factors, steps, audit, people }: SignInNeeds): SignInEnd {
  /** The log is the newsroom's: readers are not in it. */
  async function log(action: AuditAction, person: PersonId | null, client: Client): Promise<void> {
    if (person?.realm === 'reader') return;
    const memberId = person?.id ?? null;
    const actorId = action.endsWith('refused') ? null : memberId;
    await audit.record(db, { action, actorId, memberId, client });
  }

  /** Changes that the person may not have made are in the log and in a mail. */
  async function recordChange(
    id: PersonId,
    change: { action: AuditAction; notice: SecurityChange },
    client: Client,
  ): Promise<void> {
    const person = await people.byId(id);
    if (!person) return;
    await db.transaction().execute((trx) => people.recordChange(trx, person, { ...change, client }));
  }

  async function startSession(person: PersonId, client: Client): Promise<SessionTokens> {
    const tokens = await sessions.start(db, person, client.browser);
    await log('signed-in', person, client);
    return tokens;
  }

  async function finish(person: PersonId, returnPath: string, client: Client): Promise<SignInResult> {
    if ((await people.byId(person)) === null) return { kind: 'refused' };
    // A reader who signs in again wants to keep the account.
    if (person.realm === 'reader') await setDeletesAt(db, person.id, null);
    return { kind: 'signedIn', tokens: await startSession(person, client), person, returnPath };
  }

  async function afterFirstFactor(
    person: PersonId,
    returnPath: string,
    client: Client,
  ): Promise<SignInResult> {
    if (!(await factors.areRequired(person))) return finish(person, returnPath, client);
    return { kind: 'secondFactor', token: await steps.begin('second-factor', { person, returnPath }) };
  }

  return { log, recordChange, startSession, finish, afterFirstFactor };
}
