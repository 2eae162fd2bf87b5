/**
 * Tokens of the newsroom and of readers: `{kind}.{random}.{check}`. The check is a signature, so an invented or damaged
 * token is recognised without a query. Only a token's hash is stored [ROLE-02] [X09].
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Signer } from '#platform/tokens/signer.server.ts';
import type { Realm } from './token-realm.ts';

/** Access tokens are named by their realm, because those of the newsroom leave the shared cache. */
export type TokenKind = Realm | 'refresh' | 'link' | 'browser' | 'download' | 'step' | 'member';

/** For `createSigner`; 132 bits. */
export const tokenSigning = { purpose: 'accounts', characters: 22 } as const;
/** 256 random bits, so a plain hash cannot be reversed by guessing, and a stolen signing key is not enough. */
const pattern = /^(([a-z]+)\.[\w-]{43})\.([\w-]{22})$/;

export function newToken(kind: TokenKind, signer: Signer): string {
  const signed = `${kind}.${randomBytes(32).toString('base64url')}`;
  return `${signed}.${signer.signatureOf(signed)}`;
}

/** Whether this deployment issued a text as a token of this kind; it may have ended. */
export function isToken(text: string, kind: TokenKind, signer: Signer): boolean {
  const [, signed = '', given, check = ''] = pattern.exec(text) ?? [];
  return given === kind && signer.isSigned(signed, check);
}

/** The realm of an access token that this deployment issued; it may have ended. Null for any other text. */
export function realmOf(text: string, signer: Signer): Realm | null {
  if (isToken(text, 'newsroom', signer)) return 'newsroom';
  return isToken(text, 'reader', signer) ? 'reader' : null;
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
