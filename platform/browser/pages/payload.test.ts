import { describe, expect, it } from 'vitest';
import { isRedirect, payloadAddress, readPayload, redirectTarget } from './payload.ts';

describe('the address of a payload', () => {
  it.each([
    ['https://lap.example/', '/_payload.json?b1'],
    ['https://lap.example/after', '/after/_payload.json?b1'],
    ['https://lap.example/rovat/belfold?oldal=2#x', '/rovat/belfold/_payload.json?oldal=2&b1'],
    ['https://lap.example/c%C3%ADm', '/c%C3%ADm/_payload.json?b1'],
    ['https://lap.example//masik.example/x', '/masik.example/x/_payload.json?b1'],
  ])('of %s is %s: a path, and never a host [BUILD-07, BUILD-09]', (page, expected) => {
    expect(payloadAddress(new URL(page), 'b1', false)).toBe(expected);
  });

  it('can request the shell', () => {
    expect(payloadAddress(new URL('https://lap.example/after'), 'b1', true)).toBe(
      '/after/_payload.json?b1&shell',
    );
  });
});

const payload = {
  build: 'b1',
  status: 200,
  head: '',
  main: '<main></main>',
};

describe('a payload response', () => {
  it('is a page or a redirect', () => {
    expect(readPayload(payload)).toBe(payload);
    expect(isRedirect(readPayload({ build: 'b1', redirect: '/x' }))).toBe(true);
  });

  it.each([null, 'x', [], {}, { ...payload, main: 1 }, { ...payload, head: null }, { redirect: '/x' }])(
    'is rejected in any other shape: %o [BUILD-08]',
    (answer) => {
      expect(() => readPayload(answer)).toThrow();
    },
  );
});

describe('a redirect', () => {
  const page = new URL('https://lap.example/sport/2026/11/20/hid?oldal=2&utm_source=a');

  it.each([
    [{ redirect: '/2026/11/20/hid', takesQuery: true }, '/2026/11/20/hid?oldal=2&utm_source=a'],
    [{ redirect: '/legfrissebb?oldal=3' }, '/legfrissebb?oldal=3'],
    [{ redirect: 'https://masik.example/x', takesQuery: true }, undefined],
  ])('%j resolves to %s [REDIR-10] [ERR-08]', (answer, expected) => {
    const target = redirectTarget({ build: 'b1', ...answer }, page);
    expect(target?.href.replace(page.origin, '')).toBe(expected);
  });
});
