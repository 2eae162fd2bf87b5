/**
 * Encrypts what must be read again and must not be readable in a backup of a single table: seeds of one-time codes.
 *
 * ```ts
 * const box = createSecretBox(db);
 * await box.open(await box.seal('seed', 'totp 5'), 'totp 5'); // 'seed'
 * ```
 */
import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { signingKey } from './signing-key-queries.server.ts';

export interface SecretBox {
  /** `context` names the row: a text sealed for one is no text of another. */
  seal(text: string, context: string): Promise<Buffer>;
  /** Null for what was not sealed with this key for this context. */
  open(sealed: Buffer, context: string): Promise<string | null>;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function createSecretBox<DB>(db: Kysely<DB>): SecretBox {
  let loading: Promise<Buffer> | undefined;

  async function key(): Promise<Buffer> {
    loading ??= signingKey(db, 'secrets').then(encryptionKey);
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    seal: async (text, context) => sealText(text, { key: await key(), context }),
    open: async (sealed, context) => openSealed(sealed, { key: await key(), context }),
  };
}

export interface SealSetting {
  /** 32 bytes. */
  key: Buffer;
  /** Names the row: a text sealed for one is no text of another. */
  context: string;
}

/** With a key of the operator, which is not in the database. */
export function sealText(text: string, { key, context }: SealSetting): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Null for what was not sealed with this key for this context. */
export function openSealed(sealed: Buffer, { key, context }: SealSetting): string | null {
  if (sealed.length < nonceBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    const text = decipher.update(sealed.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString();
  } catch {
    return null;
  }
}

/** The stored key has two bits in each half that are always the same, as a UUID has. */
function encryptionKey(stored: KeyObject): Buffer {
  return Buffer.from(hkdfSync('sha256', stored, '', 'secret box', 32));
}
