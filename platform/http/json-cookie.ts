/** Cookies whose values are URL-encoded JSON [AUTH-12]. */

/** What a cookie of a `Cookie` header, or of `document.cookie`, holds; undefined when it is not there or is no JSON. */
export function jsonCookieIn(cookies: string, name: string): unknown {
  const written = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1];
  if (written === undefined) return undefined;
  try {
    return JSON.parse(decodeURIComponent(written));
  } catch {
    return undefined;
  }
}

export interface JsonCookie {
  name: string;
  value: unknown;
  /** How long the browser keeps it; 0 takes it back. */
  seconds: number;
  isSecure: boolean;
  /** Kept from scripts, which only a server can do. */
  isHidden?: boolean;
}

/** As a `Set-Cookie` header takes it, and `document.cookie` one that is not hidden. */
export function jsonCookie({ name, value, seconds, isSecure, isHidden = false }: JsonCookie): string {
  return [
    `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    `Max-Age=${seconds}`,
    'Path=/',
    ...(isHidden ? ['HttpOnly'] : []),
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}
