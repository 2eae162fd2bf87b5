/** Signing in with a password, Google or a passkey, and with a second factor after the first two. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import { insertIdentity, personOfIdentity } from '../factors/factor-queries.server.ts';
import type { Google, GoogleAccount } from '../factors/google.server.ts';
import type { PasskeySite } from '../factors/passkeys.server.ts';
import { isPassword } from '../factors/password.server.ts';
import type { SecondFactors } from '../factors/second-factors.server.ts';
import { mailAddressOf } from '../mail-address.ts';
import type { SecurityChange } from '../mails/security-notice.mail.ts';
import type { SessionTokens } from '../session-cookie.ts';
import type { Realm } from '../token-realm.ts';
import type { AttemptLimits } from './attempt-limits.server.ts';
import type { Audit, AuditAction, Client } from './audit.server.ts';
import { memberByEmail, memberSecret, readerSecret, type Secret } from './member-queries.server.ts';
import type { People } from './people.server.ts';
import { setDeletesAt } from './reader-queries.server.ts';
import type { PersonId } from './session-queries.server.ts';
import type { Sessions } from './sessions.server.ts';
import type { GoogleStep, Steps } from './steps.server.ts';

export type SignInResult =
  | { kind: 'signedIn'; tokens: SessionTokens; person: PersonId; returnPath: string }
  /** The token continues the sign-in with a code or a passkey, and is good for nothing else. */
  | { kind: 'secondFactor'; token: string }
  /** Wrong address, password, code, passkey, or an account that may not sign in. */
  | { kind: 'refused' }
  /** The step has ended: too late, or too many attempts. */
  | { kind: 'ended' }
  | { kind: 'limited'; retryAfterSeconds: number };

export type GoogleResult = SignInResult | { kind: 'linked'; returnPath: string } | { kind: 'taken' };

/** The person of an account at Google, or the step that began at their realm's page; null if there is none. */
interface GoogleOutcome {
  result: GoogleResult;
  realm: Realm | null;
}

export interface SignInMethods {
  byPassword(given: {
    email: string;
    password: string;
    realms: readonly Realm[];
    returnPath: string;
    client: Client;
  }): Promise<SignInResult>;
  /** A code of the app, or a recovery code. */
  byCode(given: { token: string | null; code: string; client: Client }): Promise<SignInResult>;
  /** A passkey of the realm, as the second factor or alone. */
  byPasskey(given: {
    realm: Realm;
    token: string | null;
    answer: string;
    site: PasskeySite;
    client: Client;
  }): Promise<SignInResult>;
  /** The address of Google's page and the token that binds the transaction to the browser; null if it is away. */
  startGoogle(given: {
    /** Whose page it is; the account signs in a person of this realm only. */
    realm: Realm;
    redirectUri: string;
    returnPath: string;
    /** Links the account to this person instead of signing in. */
    person: PersonId | null;
  }): Promise<{ address: string; token: string } | null>;
  byGoogle(given: {
    token: string | null;
    code: string;
    state: string;
    redirectUri: string;
    /** The person who is signed in already and links an account of Google. */
    person: PersonId | null;
    client: Client;
  }): Promise<GoogleOutcome>;
  /** Signs in a person who has proved one factor, or asks for the second. */
  afterFirstFactor(person: PersonId, returnPath: string, client: Client): Promise<SignInResult>;
  /** Starts a session of a person who has just proved who they are in another way. */
  startSession(person: PersonId, client: Client): Promise<SessionTokens>;
  /** Whether this is the person's password, for sensitive changes. */
  isPasswordOf(person: PersonId, password: string): Promise<boolean>;
}

export interface SignInNeeds {
  db: Kysely<DB>;
  clock: Clock;
  sessions: Sessions;
  factors: SecondFactors;
  google: Google;
  steps: Steps;
  audit: Audit;
  attempts: AttemptLimits;
  people: People;
}

const secretsOf = { newsroom: memberSecret, reader: readerSecret };

export function createSignIn(needs: SignInNeeds): SignInMethods {
  const { db, clock, sessions, factors, google, steps, audit, attempts, people } = needs;

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
    await db.transaction().execute((work) => people.recordChange(work, person, { ...change, client }));
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

  /** In each realm a hash is computed, whether there is an account or not. */
  async function personWith(email: string, password: string, realms: readonly Realm[]) {
    let found: PersonId | null = null;
    let known: PersonId | null = null;
    for (const realm of realms) {
      const secret: Secret | undefined = await secretsOf[realm](db, { email });
      const isRight = await isPassword(password, secret?.hash ?? null);
      if (secret) known ??= { realm, id: secret.id };
      if (secret && isRight) found ??= { realm, id: secret.id };
    }
    return { found, known };
  }

  async function personOfGoogle(
    realm: Realm,
    account: GoogleAccount,
    client: Client,
  ): Promise<PersonId | null> {
    const linked = await personOfIdentity(db, realm, account);
    if (linked || realm === 'reader' || !account.isStaff) return linked;
    // Only the newsroom's own domain gives out these addresses, so here the address is enough.
    const member = await memberByEmail(db, account.email);
    if (!member || member.isDisabled) return null;
    const person: PersonId = { realm: 'newsroom', id: member.id };
    await link(person, account, client);
    return person;
  }

  async function link(person: PersonId, account: GoogleAccount, client: Client): Promise<boolean> {
    const isNew = await insertIdentity(db, person, { ...account, now: clock.now() });
    if (isNew) await recordChange(person, { action: 'google-linked', notice: 'google-linked' }, client);
    return isNew;
  }

  async function finishGoogle(
    step: GoogleStep,
    { code, state, redirectUri, person, client }: Omit<Parameters<SignInMethods['byGoogle']>[0], 'token'>,
  ): Promise<GoogleResult> {
    if (step.state !== state || step.redirectUri !== redirectUri) return { kind: 'refused' };
    const account = await google.finish(code, step);
    if (!account) return { kind: 'refused' };
    const { returnPath } = step;
    if (step.person !== null) {
      if (person === null || !isSame(person, step.person)) return { kind: 'refused' };
      return (await link(person, account, client)) ? { kind: 'linked', returnPath } : { kind: 'taken' };
    }
    const found = await personOfGoogle(step.realm, account, client);
    if (found) return afterFirstFactor(found, returnPath, client);
    await log('sign-in-refused', null, client);
    return { kind: 'refused' };
  }

  return {
    startSession,
    afterFirstFactor,
    async byPassword({ email: typed, password, realms, returnPath, client }) {
      const email = mailAddressOf(typed) ?? '';
      const wait = await attempts.count('password', email, client.address);
      if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
      const { found, known } = await personWith(email, password, realms);
      if (found) return afterFirstFactor(found, returnPath, client);
      await log('sign-in-refused', known, client);
      return { kind: 'refused' };
    },
    async byCode({ token, code, client }) {
      const step = await steps.attempt('second-factor', token);
      if (!step?.person || token === null) return { kind: 'ended' };
      const { person, returnPath } = step;
      const wait = await attempts.countCode(`${person.realm} ${person.id}`, client.address);
      if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
      const used = await factors.spendCode(person, code);
      if (used === null) {
        await log('second-factor-refused', person, client);
        return { kind: 'refused' };
      }
      if (!(await steps.finish('second-factor', token))) return { kind: 'ended' };
      if (used === 'recovery') {
        await recordChange(person, { action: 'recovery-code-used', notice: 'recovery-used' }, client);
      }
      return finish(person, returnPath, client);
    },
    async byPasskey({ realm, token, answer, site, client }) {
      const step = await steps.attempt('second-factor', token);
      if (!step || token === null) return { kind: 'ended' };
      const person = await factors.personOfAnswer(site, { answer, challenge: step.challenge });
      const isTheirs = step.person === null || (person !== null && isSame(person, step.person));
      if (person?.realm !== realm || !isTheirs) {
        await log('second-factor-refused', step.person, client);
        return { kind: 'refused' };
      }
      if (!(await steps.finish('second-factor', token))) return { kind: 'ended' };
      return finish(person, step.returnPath, client);
    },
    async startGoogle({ realm, redirectUri, returnPath, person }) {
      const started = await google.start(redirectUri);
      if (!started) return null;
      const token = await steps.beginGoogle({ ...started.secrets, realm, returnPath, person });
      return { address: started.address, token };
    },
    async byGoogle({ token, ...given }) {
      // Taken from the table first: state and code are compared once, whatever they are [S13].
      const step = await steps.takeGoogle(token);
      if (!step) return { realm: null, result: { kind: 'ended' } };
      return { realm: step.realm, result: await finishGoogle(step, given) };
    },
    async isPasswordOf(person, password) {
      const secret = await secretsOf[person.realm](db, { id: person.id });
      return isPassword(password, secret?.hash ?? null);
    },
  };
}

function isSame(one: PersonId, other: PersonId): boolean {
  return one.realm === other.realm && one.id === other.id;
}
