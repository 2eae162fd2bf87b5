/** The cookie with a browser's quiz token, valid for a year [QUIZ-12] [AUTH-12]. */
import { jsonCookie } from '#platform/http/requests/json-cookie.ts';

const name = 'quiz_id';
const yearSeconds = 31_536_000;
/** A value of any other length is no token [QUIZ-07]. */
const tokenLength = 24;

/** The token in a `Cookie` header or in `document.cookie`; null when it is missing or has the wrong length. */
export function quizTokenIn(cookies: string): string | null {
  const [, written = ''] = /(?:^|;\s*)quiz_id=([^;]*)/.exec(cookies) ?? [];
  try {
    const value: unknown = JSON.parse(decodeURIComponent(written));
    return typeof value === 'string' && value.length === tokenLength ? value : null;
  } catch {
    return null;
  }
}

/** In the format of `document.cookie` and of a `Set-Cookie` header. */
export function quizCookie(token: string, isSecure: boolean): string {
  return jsonCookie({ name, value: token, seconds: yearSeconds, isSecure });
}
