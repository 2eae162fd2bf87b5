import { randomBytes } from 'node:crypto';

/** Ten characters: two blocks of one story get the same once in 10^12 stories of a thousand blocks. */
export function newBlockKey(): string {
  return randomBytes(8).toString('base64url').slice(0, 10);
}
