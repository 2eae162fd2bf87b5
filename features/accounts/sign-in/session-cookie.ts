/**
 * The cookies of a session, of the newsroom or of a reader [AUTH-12] [ROLE-02]. Over https the tokens have names with
 * `__Host-`; sessions that began under the plain names go on, and get the new ones at the next exchange (decision 103).
 */
import { hostCookieName, jsonCookie } from '#platform/http/requests/json-cookie.ts';
import { hasCookie, hostCookieIn } from '#platform/http/requests/request-cookies.ts';
import { namesNewsroom } from './token-realm.ts';

const accessCookie = 'access_token';
const refreshCookie = 'refresh_token';
const tokenCookies = [accessCookie, refreshCookie];
/**
 * Shows scripts, which cannot read the tokens, that there is a session, 1 of a reader and 2 of the newsroom: without it a
 * page need not call `/api/me`.
 */
const markerCookie = 'signed_in';

/** Lifetimes in seconds. A session ends after its refresh token's, however much it is used. */
export const accessSeconds = 900;
export const sessionSeconds = 2_592_000;

export interface SessionTokens {
  access: string;
  refresh: string;
}

/** The access token in a `Cookie` header; null when there is none. */
export function sessionIn(cookies: string): string | null {
  return tokenIn(cookies, accessCookie);
}

/** The refresh token in a `Cookie` header; null when there is none. */
export function refreshTokenIn(cookies: string): string | null {
  return tokenIn(cookies, refreshCookie);
}

function tokenIn(cookies: string, name: string): string | null {
  const value = hostCookieIn(cookies, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

const sessionNames = [...tokenCookies.flatMap((name) => [name, hostCookieName(name, true)]), markerCookie];

/** Whether a `Cookie` header has a cookie of a session, even if it is malformed. */
export function hasSessionCookies(cookies: string): boolean {
  return hasCookie(cookies, sessionNames);
}

/** Values of the `Set-Cookie` headers: the tokens, which scripts cannot read, and the marker, which they can. */
export function sessionCookies({ access, refresh }: SessionTokens, isSecure: boolean): string[] {
  const hidden = { isSecure, isHttpOnly: true };
  return [
    jsonCookie({
      name: hostCookieName(accessCookie, isSecure),
      value: access,
      // The newsroom's stays when the token has ended: it shows the server that the session has to be refreshed.
      seconds: namesNewsroom(access) ? sessionSeconds : accessSeconds,
      ...hidden,
    }),
    jsonCookie({
      name: hostCookieName(refreshCookie, isSecure),
      value: refresh,
      seconds: sessionSeconds,
      ...hidden,
    }),
    jsonCookie({
      name: markerCookie,
      value: namesNewsroom(access) ? 2 : 1,
      seconds: sessionSeconds,
      isSecure,
    }),
    ...(isSecure ? expired(tokenCookies, true) : []),
  ];
}

/** Values of the `Set-Cookie` headers that delete the cookies. */
export function expiredSessionCookies(isSecure: boolean): string[] {
  return [
    ...expired(
      tokenCookies.map((name) => hostCookieName(name, isSecure)),
      isSecure,
    ),
    jsonCookie({ name: markerCookie, value: 0, seconds: 0, isSecure }),
    ...(isSecure ? expired(tokenCookies, true) : []),
  ];
}

function expired(names: readonly string[], isSecure: boolean): string[] {
  return names.map((name) => jsonCookie({ name, value: '', seconds: 0, isSecure, isHttpOnly: true }));
}
