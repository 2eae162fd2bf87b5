/** The cookie of a transaction with Google [S13]. */
import { type Language, languageIn } from '#features/sites/public.ts';
import { jsonCookie } from '#platform/http/requests/json-cookie.ts';
import { jsonCookieIn } from '#platform/http/requests/request-cookies.ts';
import { googleSeconds } from './step-times.ts';

/** A name that no other host of the domain can set; only encrypted connections know it. */
const googleCookie = (isSecure: boolean) => (isSecure ? '__Host-sign_in_google' : 'sign_in_google');

/**
 * Binds a transaction to the browser; '' deletes it. The language is that of the page at which it began: Google's address
 * of return is the same for both.
 */
export function googleCookieFor(token: string, isSecure: boolean, language: Language = 'hu'): string {
  const seconds = token === '' ? 0 : googleSeconds;
  const value = language === 'en' ? `${token} en` : token;
  return jsonCookie({ name: googleCookie(isSecure), value, seconds, isSecure, isHttpOnly: true });
}

export function googleTokenIn(cookies: string, isSecure: boolean): string | null {
  return valuesIn(cookies, isSecure)[0] || null;
}

export function googleLanguageIn(cookies: string, isSecure: boolean): Language {
  return languageIn(valuesIn(cookies, isSecure)[1]);
}

function valuesIn(cookies: string, isSecure: boolean): string[] {
  const value = jsonCookieIn(cookies, googleCookie(isSecure));
  return typeof value === 'string' ? value.split(' ') : [];
}
