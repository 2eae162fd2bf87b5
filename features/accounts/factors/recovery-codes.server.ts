/** Recovery codes: each replaces a second factor once, when the phone is lost. */
import { createHash, randomInt } from 'node:crypto';

const count = 10;
/** Without characters that are confused: 16 of 30 give 78 bits, so a plain hash cannot be reversed. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz2345678';
const characters = 16;

/** @example ['abcd-efgh-jkmn-pqrs', …] */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: characters }, () => alphabet[randomInt(alphabet.length)])
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  );
}

/** Null for a text that is no recovery code. Hyphens, spaces and capitals do not matter. */
export function hashOfRecoveryCode(text: string): string | null {
  const code = text.toLowerCase().replaceAll(/[\s-]/g, '');
  if (!/^[a-z2-9]{16}$/.test(code)) return null;
  return createHash('sha256').update(`recovery ${code}`).digest('hex');
}
