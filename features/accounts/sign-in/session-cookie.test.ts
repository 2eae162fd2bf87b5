import { describe, expect, it } from 'vitest';
import {
  expiredSessionCookies,
  hasSessionCookies,
  refreshTokenIn,
  sessionCookies,
  sessionIn,
} from './session-cookie.ts';

const access = `reader.${'a'.repeat(43)}.${'b-_'.repeat(7)}c`;
const refresh = access.replace('reader', 'refresh');
const tokens = { access, refresh };

describe('the cookies of a session', () => {
  it('are the tokens as URL-encoded JSON, hidden from scripts, and a marker for them [AUTH-12]', () => {
    expect(sessionCookies(tokens, false)).toEqual([
      `access_token=%22${access}%22; Max-Age=900; Path=/; HttpOnly; SameSite=Lax`,
      `refresh_token=%22${refresh}%22; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
      'signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax',
    ]);
  });

  it('have names over https that no other host of the domain can set, in place of the plain ones [S13]', () => {
    expect(sessionCookies(tokens, true)).toEqual([
      `__Host-access_token=%22${access}%22; Max-Age=900; Path=/; HttpOnly; SameSite=Lax; Secure`,
      `__Host-refresh_token=%22${refresh}%22; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure`,
      'signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax; Secure',
      'access_token=%22%22; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
      'refresh_token=%22%22; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]);
    expect(expiredSessionCookies(true).map((cookie) => cookie.split('=', 1)[0])).toEqual([
      '__Host-access_token',
      '__Host-refresh_token',
      'signed_in',
      'access_token',
      'refresh_token',
    ]);
  });

  it('are read under both names, first under those that no other host can set [S13]', () => {
    const cookies = (tokens: { access: string; refresh: string }, isSecure: boolean) =>
      sessionCookies(tokens, isSecure)
        .slice(0, 2)
        .map((cookie) => cookie.split(';', 1)[0])
        .join('; ');
    const planted = { access: access.replace('a', 'x'), refresh: refresh.replace('a', 'x') };
    for (const header of [
      cookies(tokens, true),
      cookies(tokens, false),
      `${cookies(planted, false)}; ${cookies(tokens, true)}`,
    ]) {
      expect(sessionIn(header), header).toBe(access);
      expect(refreshTokenIn(header), header).toBe(refresh);
      expect(hasSessionCookies(header), header).toBe(true);
    }
  });

  it('are deleted together after sign-out [AUTH-12]', () => {
    const expired = expiredSessionCookies(false);
    expect(expired.map((cookie) => cookie.split('; ').slice(0, 2))).toEqual([
      ['access_token=%22%22', 'Max-Age=0'],
      ['refresh_token=%22%22', 'Max-Age=0'],
      ['signed_in=0', 'Max-Age=0'],
    ]);
    for (const cookie of expired) expect(sessionIn(cookie) ?? refreshTokenIn(cookie)).toBeNull();
  });

  it('are recognised even if they are malformed', () => {
    expect(['access_token=x', 'a=b; signed_in=1'].map(hasSessionCookies)).toEqual([true, true]);
    expect(['', 'was_signed_in=1', 'quiz_id=%22access_token%22'].map(hasSessionCookies)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the token', () => {
  const [written = '', other = ''] = sessionCookies(tokens, false).map((cookie) => cookie.split(';', 1)[0]);

  it('is found among other cookies', () => {
    for (const cookies of [written, `quiz_id=%22a%22; ${written}; b=c`, `a=b;${written} `])
      expect(sessionIn(cookies), cookies).toBe(access);
    expect(refreshTokenIn(`${written}; ${other}`)).toBe(refresh);
    expect([refreshTokenIn(written), sessionIn(other)]).toEqual([null, null]);
  });

  it.each([
    [''],
    ['not_access_token=%22a%22'],
    ['access_token='],
    ['access_token=a'],
    ['access_token=%'],
    ['access_token=12'],
    ['access_token=%22a'],
    ['access_token=%22a%22b'],
  ])('is missing in: %s', (cookies) => expect(sessionIn(cookies)).toBeNull());
});
