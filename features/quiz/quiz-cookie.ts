/** The cookie by which a browser is known to the quizzes: a token, as URL-encoded JSON, for a year [QUIZ-12] [AUTH-12]. */
const name = 'quiz_id';
const yearSeconds = 31_536_000;
/** Anything of another length is no token [QUIZ-07]. */
const tokenLength = 24;

/** The token in a `Cookie` header or in `document.cookie`; null when there is none that could be good. */
export function quizTokenIn(cookies: string): string | null {
  const written = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1];
  if (written === undefined) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(written));
    return typeof value === 'string' && value.length === tokenLength ? value : null;
  } catch {
    return null;
  }
}

/** As `document.cookie` and a `Set-Cookie` header take it. */
export function quizCookie(token: string, isSecure: boolean): string {
  const value = encodeURIComponent(JSON.stringify(token));
  return `${name}=${value}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
