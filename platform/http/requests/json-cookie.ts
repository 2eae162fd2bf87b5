/** Writes cookies whose values are JSON, on the server and in the browser. */

/**
 * The name of a cookie that identifies a person: over https one that no other host of the domain can set, which browsers
 * refuse without `Secure` and `Path=/`; the plain one without https.
 */
export function hostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
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
