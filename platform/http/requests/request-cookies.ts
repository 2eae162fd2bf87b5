/** Cookies of a request. Scripts of the browser have readers of their own for one cookie each (decision 120). */
import { parseCookie } from 'cookie';
import { hostCookieName } from './json-cookie.ts';

/** Whether a `Cookie` header has one of these cookies, even a malformed one. */
export function hasCookie(cookies: string, names: readonly string[]): boolean {
  const found = parseCookie(cookies);
  return names.some((name) => found[name] !== undefined);
}

/** Value of a URL-encoded JSON cookie in a `Cookie` header; undefined when missing or invalid [AUTH-12]. */
export function jsonCookieIn(cookies: string, name: string): unknown {
  const text = parseCookie(cookies)[name];
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Value of a cookie that `hostCookieName` named, without https or with it. */
export function hostCookieIn(cookies: string, name: string): unknown {
  return jsonCookieIn(cookies, hostCookieName(name, true)) ?? jsonCookieIn(cookies, name);
}
