import { describe, expect, it } from 'vitest';
import { loginAddress, returnPathIn } from './return-path.ts';

describe('the return path after login', () => {
  it('is the requested path with its query [PREV-02] [X22]', () => {
    const address = loginAddress('/legfrissebb?oldal=2&a=b');
    expect(address).toBe('/login?tovabb=%2Flegfrissebb%3Foldal%3D2%26a%3Db');
    expect(returnPathIn(new URL(address, 'http://a').searchParams)).toBe('/legfrissebb?oldal=2&a=b');
  });

  it.each([['/'], ['/login'], ['/login?tovabb=%2Fa'], ['/logout'], [`/${'a'.repeat(400)}`]])(
    'is the front page for %s [X22]',
    (requested) => {
      expect(loginAddress(requested)).toBe('/login');
      expect(returnPathIn(new URLSearchParams({ tovabb: requested }))).toBe('/');
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
  ])('is never on another origin: %s [X22]', (requested) => {
    expect(returnPathIn(new URLSearchParams({ tovabb: requested }))).toBe('/');
  });

  it('is the front page by default [X22]', () => {
    expect(returnPathIn(new URLSearchParams())).toBe('/');
  });
});
