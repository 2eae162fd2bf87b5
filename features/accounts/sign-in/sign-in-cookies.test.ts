/** Cookies that bind a started sign-in to the browser in which it began [S13]. */
import { describe, expect, it } from 'vitest';
import { browserCookieFor, browserTokenIn } from '../forms/sign-in-form.ts';
import { stepCookieFor, stepTokenIn } from '../forms/sign-in-steps-form.ts';
import { googleCookieFor, googleLanguageIn, googleTokenIn } from './google-cookie.ts';

const token = `step.${'a-_Z'.repeat(10)}abc.${'x'.repeat(22)}`;
/** The `Cookie` header with which a browser answers a `Set-Cookie`. */
const sent = (cookie: string): string => cookie.split(';', 1)[0] ?? '';
const attributes = (cookie: string): string[] => cookie.split('; ').slice(1);

const cookies = [
  { name: 'of a mail', write: browserCookieFor, read: browserTokenIn, seconds: 1_800 },
  { name: 'of a second step', write: stepCookieFor, read: stepTokenIn, seconds: 300 },
  {
    name: 'of Google',
    write: googleCookieFor,
    seconds: 900,
    read: (header: string) => googleTokenIn(header, false),
  },
];

describe.each(cookies)('the cookie $name', ({ write, read, seconds }) => {
  it('returns its token among others, and is hidden from scripts and other sites', () => {
    const cookie = write(token, false);
    expect(read(`a=b; ${sent(cookie)}; c=d`)).toBe(token);
    expect(attributes(cookie)).toEqual([`Max-Age=${seconds}`, 'Path=/', 'HttpOnly', 'SameSite=Lax']);
    expect(attributes(write(token, true))).toContain('Secure');
    expect(write(token, true), 'over https').toMatch(/^__Host-/);
  });

  it('is deleted at once by an empty token, and what remains of it is none', () => {
    const cookie = write('', false);
    expect(attributes(cookie)).toContain('Max-Age=0');
    expect(read(sent(cookie))).toBeNull();
  });

  it('is none when it is missing, damaged, or no text', () => {
    const name = sent(write(token, false)).split('=', 1)[0];
    for (const value of ['', '%', '%22', 'abc', '12', 'null', '%5B%22a%22%5D', '%7B%22a%22%3A1%7D'])
      expect(read(`${name}=${value}`), value).toBeNull();
    expect(read('')).toBeNull();
    expect(read(`x${sent(write(token, false))}`), 'another name').toBeNull();
  });
});

describe('the three cookies', () => {
  it('are not mistaken for one another', () => {
    const written = cookies.map(({ write }) => sent(write(token, false)));
    const found = cookies.map(({ read }) => written.map((header) => read(header)));
    expect(found).toEqual([
      [token, null, null],
      [null, token, null],
      [null, null, token],
    ]);
  });
});

describe('the cookie of Google', () => {
  it('cannot be set by another host of the domain where the connection is encrypted', () => {
    expect(googleCookieFor(token, true)).toMatch(/^__Host-sign_in_google=.*; Path=\/; .*Secure$/);
    expect(googleTokenIn(sent(googleCookieFor(token, false)), true), 'planted without encryption').toBeNull();
    expect(googleTokenIn(sent(googleCookieFor(token, true)), true)).toBe(token);
  });

  it('remembers the language of the page, because Google returns to one address', () => {
    const english = sent(googleCookieFor(token, false, 'en'));
    expect(googleTokenIn(english, false)).toBe(token);
    expect(googleLanguageIn(english, false)).toBe('en');
    expect(googleLanguageIn(sent(googleCookieFor(token, false)), false)).toBe('hu');
    expect(googleLanguageIn('', false)).toBe('hu');
    expect(googleLanguageIn(`sign_in_google=%22${token}%20de%22`, false), 'a language that no page has').toBe(
      'hu',
    );
  });
});
