/** Names of orders: a short one that people can type into a transfer, and a secret one for addresses. */
import { createHash, randomBytes } from 'node:crypto';

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const digits = 10;

/** `LZ7K3M9PQ2XD`: 49 bits, of which the last sign is a check for typing errors. */
export function newReference(random: (bytes: number) => Buffer = randomBytes): string {
  let text = '';
  while (text.length < digits - 1)
    for (const byte of random(digits * 2)) {
      // Bytes beyond the last whole multiple would make some signs likelier.
      if (byte < 248 && text.length < digits - 1) text += alphabet[byte % 31] ?? '';
    }
  return `LZ${text}${checkOf(text)}`;
}

/** References in a text that somebody typed, such as the remark of a transfer; wrong ones are left out. */
export function referencesIn(text: string): string[] {
  const plain = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const found = new Set<string>();
  for (const { index } of plain.matchAll(/LZ/g)) {
    const [, body = '', check = ''] =
      /^LZ([2-9A-HJKMNP-Z]{9})([2-9A-HJKMNP-Z])/.exec(plain.slice(index)) ?? [];
    if (body !== '' && checkOf(body) === check) found.add(`LZ${body}${check}`);
  }
  return [...found];
}

/** Differs for every single wrong sign and every exchange of neighbours. */
function checkOf(text: string): string {
  const sum = [...text].reduce((total, sign, at) => total + (alphabet.indexOf(sign) + 1) * (at + 2), 0);
  return alphabet[sum % 31] ?? '';
}

export function newKey(): string {
  return randomBytes(18).toString('base64url');
}

export const keyPattern = /^[\w-]{24}$/;

/** The same form with the same choices. */
export function hashOfForm(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
