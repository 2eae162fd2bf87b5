/** The cookie with the token that edits a reader's tickets, valid for a year. Scripts cannot read it. */
import { jsonCookie } from '#platform/http/requests/json-cookie.ts';
import { jsonCookieIn } from '#platform/http/requests/request-cookies.ts';

const name = 'tip_id';
const yearSeconds = 31_536_000;

/** The token in a `Cookie` header; null when there is none. */
export function tipTokenIn(cookies: string): string | null {
  const value = jsonCookieIn(cookies, name);
  return typeof value === 'string' ? value : null;
}

/** For a `Set-Cookie` header. */
export function tipCookie(token: string, isSecure: boolean): string {
  return jsonCookie({ name, value: token, seconds: yearSeconds, isSecure, isHttpOnly: true });
}
