import { describe, expect, it } from 'vitest';
import { loginAddress, wayBackIn } from './way-back.ts';

describe('the way back after the login', () => {
  it('is what was asked for, with its query [PREV-02] [X22]', () => {
    const address = loginAddress('/legfrissebb?oldal=2&a=b');
    expect(address).toBe('/login?tovabb=%2Flegfrissebb%3Foldal%3D2%26a%3Db');
    expect(wayBackIn(new URL(address, 'http://a').searchParams)).toBe('/legfrissebb?oldal=2&a=b');
  });

  it.each([['/'], ['/login'], ['/login?tovabb=%2Fa'], ['/logout'], [`/${'a'.repeat(400)}`]])(
    'is the front page for %s [X22]',
    (asked) => {
      expect(loginAddress(asked)).toBe('/login');
      expect(wayBackIn(new URLSearchParams({ tovabb: asked }))).toBe('/');
    },
  );

  it.each([
    ['https://gonosz.example/'],
    ['//gonosz.example/'],
    ['/\\gonosz.example/'],
    ['\\\\gonosz.example'],
    ['javascript:alert(1)'],
    ['/a\r\nset-cookie: b=c'],
    [''],
  ])('leads to no other paper: %s [X22]', (asked) => {
    expect(wayBackIn(new URLSearchParams({ tovabb: asked }))).toBe('/');
  });

  it('is the front page when nothing was asked for [X22]', () => {
    expect(wayBackIn(new URLSearchParams())).toBe('/');
  });
});
