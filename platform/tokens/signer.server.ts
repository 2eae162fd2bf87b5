/**
 * Signs tokens, so that they cannot be invented: an HMAC with a key of the deployment, which all processes read from the
 * database. A migration drew the keys; each purpose has its own, so that no token is valid for another purpose.
 *
 * ```ts
 * const signer = createSigner(db, { purpose: 'quiz', characters: 12 });
 * await signer.load();
 * signer.isSigned('text', signer.signatureOf('text')); // true
 * ```
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type SigningPurpose, signingKey } from './signing-key-queries.server.ts';

export interface Signer {
  /** Reads the key, once; nothing can be signed or checked before. */
  load(): Promise<void>;
  signatureOf(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

export interface SignerSettings {
  purpose: SigningPurpose;
  /** Length of a signature, in characters of base64url (6 bits each); 43 at most. */
  characters: number;
}

export function createSigner<DB>(db: Kysely<DB>, { purpose, characters }: SignerSettings): Signer {
  let key: KeyObject | undefined;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      key = await signingKey(db, purpose);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  function signatureOf(text: string): string {
    if (key === undefined) throw new Error(`The signing key for “${purpose}” was not loaded.`);
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, characters);
  }

  return {
    load() {
      loading ??= load();
      return loading;
    },
    signatureOf,
    isSigned(text, signature) {
      const given = Buffer.from(signature);
      return given.length === characters && timingSafeEqual(given, Buffer.from(signatureOf(text)));
    },
  };
}
