/** The ways of signing in, and what comes of them. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { ExternalIdentity } from '../factors/factor-queries.server.ts';
import type { Google } from '../factors/google.server.ts';
import type { PasskeySite } from '../factors/passkeys.server.ts';
import type { SecondFactors } from '../factors/second-factors.server.ts';
import type { Audit, Client } from '../server/audit.server.ts';
import type { People } from '../server/people.server.ts';
import type { AttemptLimits } from '../server/sessions/attempt-limits.server.ts';
import type { PersonId } from '../server/sessions/session-queries.server.ts';
import type { Sessions } from '../server/sessions/sessions.server.ts';
import type { Steps } from '../server/sessions/steps.server.ts';
import type { SessionTokens } from './session-cookie.ts';
import type { Realm } from './token-realm.ts';

export type SignInResult =
  | { kind: 'signedIn'; tokens: SessionTokens; person: PersonId; returnPath: string }
  /** The token continues the sign-in with a code or a passkey, and is good for nothing else. */
  | { kind: 'secondFactor'; token: string }
  /** Wrong address, password, code, passkey, or an account that may not sign in. */
  | { kind: 'refused' }
  /** The step has ended: too late, or too many attempts. */
  | { kind: 'ended' }
  | { kind: 'limited'; retryAfterSeconds: number };

export type GoogleResult =
  | SignInResult
  | { kind: 'linked'; returnPath: string }
  | { kind: 'taken' }
  /** No reader has this account: a mail to its address asks for the confirmation with which it is linked [X09]. */
  | { kind: 'unconfirmed'; email: string; identity: ExternalIdentity; returnPath: string };

/** The person of an account at Google, or the step that began at their realm's page; null if there is none. */
export interface GoogleOutcome {
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
