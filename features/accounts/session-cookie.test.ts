import { describe, expect, it } from 'vitest';
import { endedSession, sessionCookie, sessionIn } from './session-cookie.ts';

describe('the cookie of a session', () => {
  it('holds the token as URL-encoded JSON, out of scripts’ reach [AUTH-12]', () => {
    expect(sessionCookie('lpz_a', false)).toBe(
      'access_token=%22lpz_a%22; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax',
    );
    expect(sessionCookie('lpz_a', true)).toMatch(/; Secure$/);
  });

  it('is found among others, and what it holds comes back', () => {
    const [written] = sessionCookie('lpz_a"; x=1', false).split('; ');
    expect(sessionIn(`quiz_id=%22a%22; ${written}; b=c`)).toBe('lpz_a"; x=1');
  });

  it.each([
    [''],
    ['not_access_token=%22a%22'],
    ['access_token='],
    ['access_token=a'],
    ['access_token=%'],
    ['access_token=12'],
  ])('is nobody’s when it says: %s', (cookies) => expect(sessionIn(cookies)).toBeNull());

  it('counts as deleted once it was taken back [AUTH-12]', () => {
    expect(endedSession(false)).toContain('Max-Age=0;');
    expect(sessionIn(endedSession(false))).toBeNull();
  });
});
