/** The tokens with which clients name themselves [PUSH-01]. */
import { createHash } from 'node:crypto';

/** Of a browser: given by us, 24 characters. Of an app: the registration token of Firebase. */
const browserPattern = /^[\w-]{24}$/;
const appPattern = /^[\w:.-]{64,1024}$/;

export function kindOfToken(token: string): 'browser' | 'app' | null {
  if (browserPattern.test(token)) return 'browser';
  return appPattern.test(token) ? 'app' : null;
}

/** Tokens and endpoints are secrets: who has one can send, or unsubscribe. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The client in the register of consents. */
export function consentSubject(clientId: number): string {
  return `push:${clientId}`;
}
