/** The address requested before login, passed in the query of the login page [PREV-02]. */

import { ownPath } from '#platform/http/requests/own-path.ts';
import { loginPath, logoutPath, returnParameter } from '../forms/login-form.ts';

/** Login address to which a reader is redirected. */
export function loginAddress(requested: string): string {
  const to = safeReturnPath(requested);
  return to === '/' ? loginPath : `${loginPath}?${new URLSearchParams({ [returnParameter]: to })}`;
}

/** The requested path; `home` if absent, on another origin, or the login page itself [X22]. */
export function returnPathIn(given: URLSearchParams, home = '/'): string {
  return safeReturnPath(given.get(returnParameter), home);
}

/** Values of the sign-in page's `hiba`. */
export const addressFaults = ['google', 'lejart'] as const;

/**
 * The sign-in after a form was sent with an ended session: it says that nothing was saved, and leads back.
 */
export function signInAfterForm(signInPath: string, formPath: string): string {
  return `${signInPath}?${new URLSearchParams({ hiba: 'lejart', [returnParameter]: formPath })}`;
}

function safeReturnPath(requested: string | null, home = '/'): string {
  const to = ownPath(requested) || home;
  const [path = ''] = to.split('?', 1);
  return [loginPath, logoutPath].includes(path) ? home : to;
}
