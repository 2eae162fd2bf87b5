/** Fields and cookies of signing in with a password, a passkey or Google, and with a second factor. */
import { jsonCookie, jsonCookieIn } from '#platform/http/json-cookie.ts';
import { googleSeconds, stepSeconds } from './step-times.ts';

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
  return jsonCookie({ name: stepCookie, value: token, seconds, isSecure, isHttpOnly: true });
}

export function stepTokenIn(cookies: string): string | null {
  return textIn(cookies, stepCookie);
}

/** A name that no other host of the domain can set; only encrypted connections know it. */
const googleCookie = (isSecure: boolean) => (isSecure ? '__Host-sign_in_google' : 'sign_in_google');

/** Binds a transaction with Google to the browser; '' deletes it [S13]. */
export function googleCookieFor(token: string, isSecure: boolean): string {
  const seconds = token === '' ? 0 : googleSeconds;
  return jsonCookie({ name: googleCookie(isSecure), value: token, seconds, isSecure, isHttpOnly: true });
}

export function googleTokenIn(cookies: string, isSecure: boolean): string | null {
  return textIn(cookies, googleCookie(isSecure));
}

function textIn(cookies: string, name: string): string | null {
  const value = jsonCookieIn(cookies, name);
  return typeof value === 'string' && value !== '' ? value : null;
}
