/**
 * Tokens of readers without an account: 24 characters [QUIZ-07], half random and half a signature, so that tokens cannot
 * be invented and need not be stored.
 *
 * ```ts
 * const tokens = createReaderTokens(db, 'quiz');
 * await tokens.isIssued(await tokens.issue()); // true
 * ```
 */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { bearerIn } from '../http/requests/bearer.ts';
import { createSigner } from './signer.server.ts';
import type { SigningPurpose } from './signing-key-queries.server.ts';

export interface ReaderTokens {
  issue(): Promise<string>;
  /** Whether `issue` gave the token, in any process of the deployment, for the same purpose. */
  isIssued(token: string): Promise<boolean>;
}

const randomPart = { bytes: 9, characters: 12 };
const pattern = /^[\w-]{24}$/;

/** The bearer of a request if it has the form of a reader's token; null otherwise. */
export function readerTokenIn(credentials: { authorization?: string | undefined }): string | null {
  const bearer = bearerIn(credentials);
  return bearer !== null && pattern.test(bearer) ? bearer : null;
}

export function createReaderTokens<DB>(db: Kysely<DB>, purpose: SigningPurpose): ReaderTokens {
  const signer = createSigner(db, { purpose, characters: 24 - randomPart.characters });
  return {
    async issue() {
      await signer.load();
      const drawn = randomBytes(randomPart.bytes).toString('base64url');
      return drawn + signer.signatureOf(drawn);
    },
    async isIssued(token) {
      if (!pattern.test(token)) return false;
      await signer.load();
      return signer.isSigned(token.slice(0, randomPart.characters), token.slice(randomPart.characters));
    },
  };
}
