/** The cookie by which a browser is known: an access token of the newsroom [AUTH-12] [ROLE-02]. */
import { jsonCookie, jsonCookieIn } from '#platform/http/json-cookie.ts';

const name = 'access_token';
/** How long a browser keeps it; whether the token is still good is asked each time. */
const weekSeconds = 604_800;

/** The token in a `Cookie` header; null when there is none of that form. */
export function sessionIn(cookies: string): string | null {
  const value = jsonCookieIn(cookies, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** As a `Set-Cookie` header takes it; no script of a page can read it. */
export function sessionCookie(token: string, isSecure: boolean): string {
  return jsonCookie({ name, value: token, seconds: weekSeconds, isSecure, isHidden: true });
}

/** Takes it back. */
export function endedSession(isSecure: boolean): string {
  return jsonCookie({ name, value: '', seconds: 0, isSecure, isHidden: true });
}
