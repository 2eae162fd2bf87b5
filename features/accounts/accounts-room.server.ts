/** The room of accounts: for now, who of the newsroom is asking. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import { insertToken, revokeTokens, tokenName } from './accounts-queries.server.ts';
import { bearerOf, hashOfToken, newToken } from './newsroom-token.server.ts';

export type Viewer = { kind: 'anonymous' } | { kind: 'newsroom'; name: string } | { kind: 'refused' };

export interface AccountsRoom {
  /** Who a request is from, by its `Authorization` header; refused when it shows a token that is not good. */
  viewerOf(authorization: string | undefined): Promise<Viewer>;
  /** Makes a token for somebody of the newsroom; the token is returned once and kept nowhere. */
  createToken(name: string, days: number | null): Promise<string>;
  /** Returns how many tokens of that name were taken back. */
  revokeTokens(name: string): Promise<number>;
}

export function createAccountsRoom({ db, clock }: { db: Kysely<DB>; clock: Clock }): AccountsRoom {
  return {
    async viewerOf(authorization) {
      if (authorization === undefined) return { kind: 'anonymous' };
      const token = bearerOf(authorization);
      const name = token && (await tokenName(db, hashOfToken(token), clock.now()));
      return name ? { kind: 'newsroom', name } : { kind: 'refused' };
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
