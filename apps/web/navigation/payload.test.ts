import { describe, expect, it } from 'vitest';
import { isElsewhere, leadsTo, payloadAddress, readPayload } from './payload.ts';

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

  it('may ask for what stands around the page', () => {
    expect(payloadAddress(new URL('https://lap.example/after'), 'b1', true)).toBe(
      '/after/_payload.json?b1&shell',
    );
  });
});

const payload = {
  build: 'b1',
  status: 200,
  route: 'index',
  head: '',
  styles: [],
  root: {},
  body: {},
  main: '<main></main>',
};

describe('what an answer says', () => {
  it('is a page, or where to go instead', () => {
    expect(readPayload(payload)).toBe(payload);
    expect(isElsewhere(readPayload({ build: 'b1', redirect: '/x' }))).toBe(true);
  });

  it.each([null, 'x', [], {}, { ...payload, main: 1 }, { ...payload, styles: null }, { redirect: '/x' }])(
    'is nothing in any other shape: %o [BUILD-08]',
    (answer) => {
      expect(() => readPayload(answer)).toThrow();
    },
  );
});

describe('an address that leads elsewhere', () => {
  const page = new URL('https://lap.example/sport/2026/11/20/hid?oldal=2&utm_source=a');

  it.each([
    [{ redirect: '/2026/11/20/hid', takesQuery: true }, '/2026/11/20/hid?oldal=2&utm_source=a'],
    [{ redirect: '/legfrissebb?oldal=3' }, '/legfrissebb?oldal=3'],
    [{ redirect: 'https://masik.example/x', takesQuery: true }, undefined],
  ])('%j leads to %s [REDIR-10] [ERR-08]', (answer, expected) => {
    const target = leadsTo({ build: 'b1', ...answer }, page);
    expect(target?.href.replace(page.origin, '')).toBe(expected);
  });
});
