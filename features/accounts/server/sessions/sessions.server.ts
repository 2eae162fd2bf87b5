/**
 * Sessions of both realms: a short access token, and a refresh token that is exchanged for the next pair. All tokens of a
 * session are one family: an exchanged refresh token that comes again was copied, and ends the whole session [S13].
 */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Signer } from '#platform/tokens/signer.server.ts';
import { accessSeconds, type SessionTokens, sessionSeconds } from '../../sign-in/session-cookie.ts';
import { hashOfToken, isToken, newToken } from '../../sign-in/token.server.ts';
import type { Realm } from '../../sign-in/token-realm.ts';
import {
  confirmSession,
  deleteEndedSessions,
  deleteSession,
  deleteSessionOf,
  deleteSessionOfToken,
  deleteSessionsOf,
  insertSession,
  insertTokens,
  lockRefreshToken,
  type OpenSession,
  type PersonId,
  sessionsOf,
  spendRefreshToken,
} from './session-queries.server.ts';

/**
 * Two tabs, or a browser that lost the answer, may exchange the same refresh token: within this time it is no sign of a
 * theft.
 */
const reuseMs = 30_000;

export interface RefreshedSession {
  tokens: SessionTokens;
  realm: Realm;
}

export interface Sessions {
  /** Starts a session in the transaction of the sign-in. */
  start(trx: Kysely<DB>, person: PersonId, browser: string): Promise<SessionTokens>;
  /** Exchanges a refresh token; null if it is not valid. */
  refresh(refreshToken: string): Promise<RefreshedSession | null>;
  /** Ends the session of a token of either kind. */
  endOfToken(token: string): Promise<void>;
  /** Ends one of the person's own sessions; false if there is none with this id. */
  end(person: PersonId, sessionId: string): Promise<boolean>;
  /** Ends all the person's sessions but one; all with null. */
  endAll(trx: Kysely<DB>, person: PersonId, except: string | null): Promise<void>;
  of(person: PersonId): Promise<OpenSession[]>;
  /** Notes that the person has just proved again who they are. */
  confirm(sessionId: string): Promise<void>;
  /** Deletes sessions that have ended. */
  forget(): Promise<void>;
}

export interface SessionsNeeds {
  db: Kysely<DB>;
  clock: Clock;
  signer: Signer;
}

export function createSessions({ db, clock, signer }: SessionsNeeds): Sessions {
  async function issue(
    trx: Kysely<DB>,
    sessionId: string,
    { realm, now, endsAt }: { realm: Realm; now: Date; endsAt: Date },
  ): Promise<SessionTokens> {
    const tokens = { access: newToken(realm, signer), refresh: newToken('refresh', signer) };
    await insertTokens(trx, sessionId, [
      { hash: hashOfToken(tokens.access), kind: 'access', expiresAt: after(now, accessSeconds) },
      { hash: hashOfToken(tokens.refresh), kind: 'refresh', expiresAt: endsAt },
    ]);
    return tokens;
  }

  return {
    async start(trx, person, browser) {
      await signer.load();
      const now = clock.now();
      const endsAt = after(now, sessionSeconds);
      const id = await insertSession(trx, { person, browser, now, expiresAt: endsAt });
      return issue(trx, id, { realm: person.realm, now, endsAt });
    },
    async refresh(refreshToken) {
      await signer.load();
      if (!isToken(refreshToken, 'refresh', signer)) return null;
      return db.transaction().execute(async (trx) => {
        const now = clock.now();
        const hash = hashOfToken(refreshToken);
        const found = await lockRefreshToken(trx, hash, now);
        if (found === null) return null;
        const { sessionId, person, spentAt, isSuperseded, expiresAt } = found;
        // Two pairs of one exchange that are both used have two holders, however soon.
        if (isSuperseded || (spentAt !== null && now.getTime() - spentAt.getTime() > reuseMs)) {
          await deleteSession(trx, sessionId);
          return null;
        }
        await spendRefreshToken(trx, { sessionId, hash, now, isFirst: spentAt === null });
        const tokens = await issue(trx, sessionId, { realm: person.realm, now, endsAt: expiresAt });
        return { tokens, realm: person.realm };
      });
    },
    endOfToken: (token) => deleteSessionOfToken(db, hashOfToken(token)),
    end: (person, sessionId) => deleteSessionOf(db, person, sessionId),
    endAll: deleteSessionsOf,
    of: (person) => sessionsOf(db, person, clock.now()),
    confirm: (sessionId) => confirmSession(db, sessionId, clock.now()),
    forget: () => deleteEndedSessions(db, clock.now()),
  };
}

function after(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000);
}
