import { describe, expect, it } from 'vitest';
import { tipCookie, tipTokenIn } from './tip-cookie.ts';

const token = 'abcdefghijkl_-1234567890';

describe('the cookie of a ticket', () => {
  it('comes back as it was set, among others [S45]', () => {
    const [sent = ''] = tipCookie(token, true).split(';');
    expect(tipTokenIn(sent)).toBe(token);
    expect(tipTokenIn(`consent=v%3D1; ${sent}; theme=dark`)).toBe(token);
  });

  it('cannot be read by scripts, lasts a year, and is encrypted where the connection is', () => {
    const fields = tipCookie(token, true).split('; ');
    expect(fields).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']));
    expect(fields).toContain(`Max-Age=${365 * 24 * 3_600}`);
    expect(tipCookie(token, false)).not.toContain('Secure');
  });

  it.each([
    ['no cookies', ''],
    ['an empty one', 'tip_id='],
    ['a token that is not JSON', `tip_id=${token}`],
    ['a number', 'tip_id=12'],
    ['an object', `tip_id=${encodeURIComponent('{"token":"a"}')}`],
    ['half an escape', 'tip_id=%E0%A4%A'],
    ['another cookie whose name ends so', `old_tip_id=${encodeURIComponent(`"${token}"`)}`],
    ['the name inside the value of another one', `a="b tip_id=${encodeURIComponent(`"${token}"`)}"`],
  ])('has no token in %s', (_what, cookies) => {
    expect(tipTokenIn(cookies)).toBeNull();
  });

  it('cannot add attributes by a token with semicolons', () => {
    const hostile = 'a"; Domain=evil.example; X="';
    const [sent = '', ...rest] = tipCookie(hostile, false).split('; ');
    expect(rest.every((field) => !field.startsWith('Domain'))).toBe(true);
    expect(tipTokenIn(sent)).toBe(hostile);
  });
});
