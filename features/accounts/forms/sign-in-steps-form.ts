/** Fields that scripts read, too, and the cookie of signing in with a password, a passkey or Google, and with a second factor. */
import { hostCookieName, jsonCookie } from '#platform/http/requests/json-cookie.ts';
import { hostCookieIn } from '#platform/http/requests/request-cookies.ts';
import { stepSeconds } from '../sign-in/step-times.ts';

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
