/**
 * A reader's token: 24 characters [QUIZ-07], half drawn by lot and half a signature, so that nobody can think of one and
 * no process has to remember those it gave.
 */
import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';

const lot = { bytes: 9, characters: 12 };
const pattern = /^[\w-]{24}$/;

export function newQuizToken(key: KeyObject): string {
  const drawn = randomBytes(lot.bytes).toString('base64url');
  return drawn + signatureOf(drawn, key);
}

export function isQuizToken(token: string, key: KeyObject): boolean {
  if (!pattern.test(token)) return false;
  const signature = signatureOf(token.slice(0, lot.characters), key);
  return timingSafeEqual(Buffer.from(token.slice(lot.characters)), Buffer.from(signature));
}

function signatureOf(drawn: string, key: KeyObject): string {
  return createHmac('sha256', key)
    .update(drawn)
    .digest('base64url')
    .slice(0, 24 - lot.characters);
}
