/** The cookie by which a browser is known: an access token of the newsroom, as URL-encoded JSON [AUTH-12] [ROLE-02]. */
const name = 'access_token';
/** How long a browser keeps it; whether the token is still good is asked each time. */
const weekSeconds = 604_800;

/** The token in a `Cookie` header; null when there is none of that form. */
export function sessionIn(cookies: string): string | null {
  const written = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1];
  if (written === undefined) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(written));
    return typeof value === 'string' && value !== '' ? value : null;
  } catch {
    return null;
  }
}

/** As a `Set-Cookie` header takes it; no script of a page can read it. */
export function sessionCookie(token: string, isSecure: boolean): string {
  return cookie(encodeURIComponent(JSON.stringify(token)), weekSeconds, isSecure);
}

/** Takes it back. */
export function endedSession(isSecure: boolean): string {
  return cookie('', 0, isSecure);
}

function cookie(value: string, seconds: number, isSecure: boolean): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
