/** The accounts feature: members of the newsroom, readers, their sessions, and tokens for scripts. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import {
  type Grants,
  type Role,
  type Scope,
  type SignedInUser,
  scopes,
  type Viewpoint,
} from '#features/sites/public.ts';
import type { SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import type { OpenSandbox } from '#platform/http/outgoing/open-sandbox.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createSigner } from '#platform/tokens/signer.server.ts';
import {
  insertToken,
  ownerOfToken,
  revokeTokens,
  type TokenEntry,
  validTokens,
} from './accounts-queries.server.ts';
import { deleteIdentities, hasIdentity } from './factors/factor-queries.server.ts';
import { createGoogle, type Google } from './factors/google.server.ts';
import { createSecondFactors, type SecondFactors } from './factors/second-factors.server.ts';
import type { GoogleSetting } from './google-setting.ts';
import { type Audit, createAudit } from './server/audit.server.ts';
import { createMembers, type Members } from './server/members/members.server.ts';
import { createSendMemberLink } from './server/members/send-to-member.ts';
import { createPeople, type People } from './server/people.server.ts';
import { createReaders, type Readers } from './server/readers.server.ts';
import { createSavedStories, type SavedStories } from './server/saved-stories.server.ts';
import { createSecurityNotices } from './server/security-notices.ts';
import type { SendMail } from './server/send-mail.ts';
import { type AttemptLimits, createAttemptLimits } from './server/sessions/attempt-limits.server.ts';
import { memberOfToken, type PersonId, readerOfToken } from './server/sessions/session-queries.server.ts';
import { createSessions, type Sessions } from './server/sessions/sessions.server.ts';
import { createSteps, type Steps } from './server/sessions/steps.server.ts';
import { type Credentials, tokenIn } from './sign-in/credentials.ts';
import { refreshTokenIn, sessionIn } from './sign-in/session-cookie.ts';
import { createSignIn } from './sign-in/sign-in.server.ts';
import {
  createSignInByMail,
  type RecordAccountConsent,
  type SignInByMail,
} from './sign-in/sign-in-by-mail.server.ts';
import type { SignInMethods } from './sign-in/sign-in-methods.ts';
import { hashOfToken, isToken, newToken, realmOf, tokenSigning } from './sign-in/token.server.ts';
import { namesNewsroom } from './sign-in/token-realm.ts';

export interface AccountsFeature {
  /** Reads the key of the tokens' signatures; a server does it before its first request. */
  load(): Promise<void>;
  /**
   * Whether a request shows a token of the newsroom that this deployment issued, which may have ended. Without a query,
   * and for a reader's token without a signature: it decides for every request whether the cache may answer.
   */
  hasNewsroomToken(credentials: Credentials): boolean;
  /** Whether a request shows any access token that this deployment issued, which may have ended. */
  hasIssuedToken(credentials: Credentials): boolean;
  /** The signed-in user; no query for a token that this deployment did not issue, which gives null. */
  userOf(credentials: Credentials): Promise<SignedInUser | null>;
  sessions: Sessions;
  readers: Readers;
  signInByMail: SignInByMail;
  members: Members;
  signIn: SignInMethods;
  factors: SecondFactors;
  steps: Steps;
  google: Google;
  audit: Audit;
  attempts: AttemptLimits;
  people: People;
  /** Whether the person has linked an account at Google. */
  hasGoogle(person: PersonId): Promise<boolean>;
  unlinkGoogle(trx: Transaction<DB>, person: PersonId): Promise<boolean>;
  savedStories: SavedStories;
  /** Ends the session of a `Cookie` header, so that copies of its tokens are invalid, too. */
  signOut(cookie: string): Promise<void>;
  /** Creates an access token for scripts of the newsroom; it is returned once and only its hash is stored. */
  createToken(
    name: string,
    days: number,
    roles?: readonly Role[],
    limits?: Pick<Grants, 'siteRoles'> & TokenLimits,
  ): Promise<string>;
  /** Valid tokens, ordered by expiry. */
  tokens(): Promise<TokenEntry[]>;
  /** Returns how many tokens of that name were revoked; their sessions end. */
  revokeTokens(name: string): Promise<number>;
}

interface TokenLimits {
  /** All of them by default. */
  scopes?: readonly Scope[];
  /** The member for whom it acts, and whose rights it never exceeds; by default it is a service of its own. */
  memberId?: number;
}

export interface AccountsNeeds {
  db: Kysely<DB>;
  clock: Clock;
  limits: SharedLimits;
  sendMail: SendMail;
  recordConsent: RecordAccountConsent;
  log: Log;
  /** The main site, from which mails to the newsroom come. */
  view: Viewpoint;
  canSendMails: boolean;
  /** Null for an edition without Google. */
  googleSetting: GoogleSetting | null;
  googleSecret: string | null;
  openSandbox?: OpenSandbox | undefined;
}

export function createAccountsFeature(needs: AccountsNeeds): AccountsFeature {
  const { db, clock } = needs;
  const signer = createSigner(db, tokenSigning);
  const sessions = createSessions({ db, clock, signer });
  const audit = createAudit({ db, clock });
  const factors = createSecondFactors({ db, clock });
  const attempts = createAttemptLimits(needs.limits, pause);
  const steps = createSteps({ db, clock, signer });
  const { googleSetting: setting, googleSecret: secret } = needs;
  const google = createGoogle({ ...needs, setting, secret });
  const { sendMail, canSendMails: canSend, view } = needs;
  const securityNotices = createSecurityNotices({ sendMail, canSend, view });
  const sendLink = createSendMemberLink({ sendMail, canSend, view });
  const people = createPeople({ db, sessions, audit, securityNotices });
  const parts = { db, clock, signer, sessions, audit, attempts, pause };
  const signIn = createSignIn({ ...parts, factors, google, steps, people });

  return {
    factors,
    steps,
    google,
    audit,
    attempts,
    people,
    signIn,
    members: createMembers({ ...parts, limits: needs.limits, sendLink, securityNotices }),
    hasGoogle: (person) => hasIdentity(db, person),
    unlinkGoogle: deleteIdentities,
    load: signer.load,
    hasNewsroomToken(credentials) {
      const token = tokenIn(credentials);
      return token !== null && namesNewsroom(token) && realmOf(token, signer) === 'newsroom';
    },
    hasIssuedToken(credentials) {
      const token = tokenIn(credentials);
      return token !== null && realmOf(token, signer) !== null;
    },
    async userOf(credentials) {
      const token = tokenIn(credentials);
      if (token === null) return null;
      await signer.load();
      const realm = realmOf(token, signer);
      return realm === null ? null : usersByHash[realm](db, hashOfToken(token), clock.now());
    },
    sessions,
    readers: createReaders({ db, clock, signer, log: needs.log }),
    savedStories: createSavedStories({ db, clock }),
    signInByMail: createSignInByMail({ ...needs, signer, afterFirstFactor: signIn.afterFirstFactor }),
    async signOut(cookie) {
      await signer.load();
      for (const token of [sessionIn(cookie), refreshTokenIn(cookie)]) {
        if (token === null || !(realmOf(token, signer) ?? isToken(token, 'refresh', signer))) continue;
        await sessions.endOfToken(token);
      }
    },
    async createToken(name, days, roles = [], { scopes: given = scopes, memberId = null, ...grants } = {}) {
      await signer.load();
      const token = newToken('newsroom', signer);
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + days * 86_400_000);
      const hash = hashOfToken(token);
      await insertToken(db, { name, roles, ...grants, scopes: given, memberId, hash, createdAt, expiresAt });
      return token;
    },
    tokens: () => validTokens(db, clock.now()),
    revokeTokens: (name) => revokeTokens(db, name, clock.now()),
  };
}

const usersByHash = { newsroom: newsroomUser, reader: readerUser };

/** A member's session, or a script. */
async function newsroomUser(db: Kysely<DB>, hash: string, now: Date): Promise<SignedInUser | null> {
  const member = await memberOfToken(db, hash, now);
  if (member !== null) {
    const { id, roles, siteRoles, ...rest } = member;
    return { viewer: { kind: 'newsroom', id, roles, ...(siteRoles && { siteRoles }) }, ...rest };
  }
  const script = await ownerOfToken(db, hash, now);
  if (script === null) return null;
  const { id, roles, siteRoles, scopes: given, name, createdAt, member: owner } = script;
  const rights = { roles, ...(siteRoles && { siteRoles }), token: { id, scopes: given } };
  const withoutSession = { createdAt, sessionId: null, authenticatedAt: null, twoFactor: false };
  if (owner !== null)
    return {
      ...withoutSession,
      viewer: { kind: 'newsroom', id: owner.id, ...rights },
      email: owner.email,
      name: owner.name,
    };
  const viewer = { kind: 'newsroom', id, ...rights, isProgram: true } as const;
  return { ...withoutSession, viewer, email: null, name };
}

async function readerUser(db: Kysely<DB>, hash: string, now: Date): Promise<SignedInUser | null> {
  const reader = await readerOfToken(db, hash, now);
  if (reader === null) return null;
  const { id, ...rest } = reader;
  return { viewer: { kind: 'reader', id }, ...rest };
}
