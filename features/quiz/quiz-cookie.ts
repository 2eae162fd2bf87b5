/** The cookie by which a browser is known to the quizzes: a token, for a year [QUIZ-12] [AUTH-12]. */
import { jsonCookie, jsonCookieIn } from '#platform/http/json-cookie.ts';

const name = 'quiz_id';
const yearSeconds = 31_536_000;
/** Anything of another length is no token [QUIZ-07]. */
const tokenLength = 24;

/** The token in a `Cookie` header or in `document.cookie`; null when there is none that could be good. */
export function quizTokenIn(cookies: string): string | null {
  const value = jsonCookieIn(cookies, name);
  return typeof value === 'string' && value.length === tokenLength ? value : null;
}

/** As `document.cookie` and a `Set-Cookie` header take it. */
export function quizCookie(token: string, isSecure: boolean): string {
  return jsonCookie({ name, value: token, seconds: yearSeconds, isSecure });
}
