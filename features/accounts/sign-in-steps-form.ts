/** Fields and the cookie of signing in with a password, a passkey or Google, and with a second factor. */
import { hostCookieName, jsonCookie } from '#platform/http/json-cookie.ts';
import { hostCookieIn } from '#platform/http/request-cookies.ts';
import { stepSeconds } from './step-times.ts';

export const emailField = 'email';
export const passwordField = 'jelszo';
export const newPasswordField = 'uj-jelszo';
/** A code of the app, or a recovery code. */
export const factorField = 'kod';
/** The answer of a device with a passkey, which a script fills in. */
export const passkeyField = 'belepokulcs';
/** Values of the buttons of a form. */
export const actionField = 'muvelet';

const stepCookie = 'sign_in_step';

/** Binds a started sign-in to the browser; '' deletes it. */
export function stepCookieFor(token: string, isSecure: boolean): string {
  const seconds = token === '' ? 0 : stepSeconds;
  return jsonCookie({
    name: hostCookieName(stepCookie, isSecure),
    value: token,
    seconds,
    isSecure,
    isHttpOnly: true,
  });
}

export function stepTokenIn(cookies: string): string | null {
  const value = hostCookieIn(cookies, stepCookie);
  return typeof value === 'string' && value !== '' ? value : null;
}
