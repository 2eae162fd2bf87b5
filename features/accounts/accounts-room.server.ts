/** The room of accounts: for now, who of the newsroom is asking. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import { insertToken, revokeTokens, tokenName } from './accounts-queries.server.ts';
import { bearerOf, hashOfToken, newToken } from './newsroom-token.server.ts';
import { sessionIn } from './session-cookie.ts';

export type Viewer = { kind: 'anonymous' } | { kind: 'newsroom'; name: string } | { kind: 'refused' };

/** Of a request's headers, those that say who asks. */
export interface Credentials {
  authorization?: string | undefined;
  cookie?: string | undefined;
}

export interface AccountsRoom {
  /**
   * Who a request is from: by its `Authorization` header, refused when that shows a token that is not good; without
   * one by its cookie, which a browser sends by itself, so that an old one is nobody's.
   */
  viewerOf(credentials: Credentials): Promise<Viewer>;
  /** Makes a token for somebody of the newsroom; the token is returned once and kept nowhere. */
  createToken(name: string, days: number | null): Promise<string>;
  /** Returns how many tokens of that name were taken back. */
  revokeTokens(name: string): Promise<number>;
}

export function createAccountsRoom({ db, clock }: { db: Kysely<DB>; clock: Clock }): AccountsRoom {
  async function ownerOf(token: string | null | undefined): Promise<Viewer | null> {
    const name = token && (await tokenName(db, hashOfToken(token), clock.now()));
    return name ? { kind: 'newsroom', name } : null;
  }

  return {
    async viewerOf({ authorization, cookie = '' }) {
      if (authorization !== undefined) return (await ownerOf(bearerOf(authorization))) ?? { kind: 'refused' };
      return (await ownerOf(sessionIn(cookie))) ?? { kind: 'anonymous' };
    },
    async createToken(name, days) {
      const token = newToken();
      const createdAt = clock.now();
      const expiresAt = days === null ? null : new Date(createdAt.getTime() + days * 86_400_000);
      await insertToken(db, { name, hash: hashOfToken(token), createdAt, expiresAt });
      return token;
    },
    revokeTokens: (name) => revokeTokens(db, name, clock.now()),
  };
}
