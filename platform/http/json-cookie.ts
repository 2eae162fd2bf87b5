/**
 * Value of a URL-encoded JSON cookie in a `Cookie` header or `document.cookie`; undefined when missing or invalid
 * [AUTH-12].
 */
export function jsonCookieIn(cookies: string, name: string): unknown {
  const written = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1];
  if (written === undefined) return undefined;
  try {
    return JSON.parse(decodeURIComponent(written));
  } catch {
    return undefined;
  }
}

/**
 * The name of a cookie that identifies a person: over https one that no other host of the domain can set, which browsers
 * refuse without `Secure` and `Path=/`; the plain one without https.
 */
export function hostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** Value of a cookie that `hostCookieName` named, without https or with it. */
export function hostCookieIn(cookies: string, name: string): unknown {
  return jsonCookieIn(cookies, hostCookieName(name, true)) ?? jsonCookieIn(cookies, name);
}

export interface JsonCookie {
  name: string;
  value: unknown;
  /** Lifetime in the browser; 0 deletes the cookie. */
  seconds: number;
  isSecure: boolean;
  /** `HttpOnly`, which only a server can set. */
  isHttpOnly?: boolean;
}

/** Serialises a cookie for a `Set-Cookie` header, or for `document.cookie` unless it is hidden. */
export function jsonCookie({ name, value, seconds, isSecure, isHttpOnly = false }: JsonCookie): string {
  return [
    `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    `Max-Age=${seconds}`,
    'Path=/',
    ...(isHttpOnly ? ['HttpOnly'] : []),
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}
