/** The public key of a browser's subscription (RFC 8291). */
import { ECDH } from 'node:crypto';

/**
 * Whether the text is a point of the curve P-256, uncompressed, as base64url. A text of the right length that is no
 * point makes encryption throw.
 */
export function isPublicKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (!/^[\w-]+$/.test(text) || bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
