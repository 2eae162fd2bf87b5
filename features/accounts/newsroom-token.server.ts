/** Access tokens of the newsroom: shown once when made, kept as a hash, sent as a bearer [ROLE-02] [X09]. */
import { createHash, randomBytes } from 'node:crypto';

const prefix = 'lpz_';

export function newToken(): string {
  return prefix + randomBytes(32).toString('base64url');
}

/** A token holds 256 random bits, so a plain hash cannot be guessed back. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an `Authorization: Bearer …` header; undefined when there is none of that form. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer\s+([\w.~+/=-]{1,400})\s*$/i.exec(header ?? '')?.[1];
}
