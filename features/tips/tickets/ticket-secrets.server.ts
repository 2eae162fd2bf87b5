/** Secrets of a ticket: a key for reading, and the reader's token for changing, of which only a hash is stored. */
import { createHash, randomBytes } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** 80 random bits, in lower case because paths are. */
export function newTicketKey(): string {
  return Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]).join('');
}

export function ownerOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
