/** Cookies and fields of the reader's sign-in by mail. */
import { hostCookieName, jsonCookie } from '#platform/http/requests/json-cookie.ts';
import { hostCookieIn } from '#platform/http/requests/request-cookies.ts';

/** The token of the mail's link, in its address and in the form of its page. */
export const linkField = 'kulcs';
/** Parameter with the step before the mail's code: `google`. */
export const fromField = 'honnan';

const browserCookie = 'sign_in';

/** Seconds for which a requested mail can be used. */
export const requestSeconds = 1_800;

/** Binds the code of a mail to the browser that requested it; '' deletes it. */
export function browserCookieFor(token: string, isSecure: boolean): string {
  const seconds = token === '' ? 0 : requestSeconds;
  return jsonCookie({
    name: hostCookieName(browserCookie, isSecure),
    value: token,
    seconds,
    isSecure,
    isHttpOnly: true,
  });
}

export function browserTokenIn(cookies: string): string | null {
  const value = hostCookieIn(cookies, browserCookie);
  return typeof value === 'string' && value !== '' ? value : null;
}
