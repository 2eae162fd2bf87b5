import { describe, expect, it } from 'vitest';
import { sameSiteUrl } from '../same-site-url.ts';
import { embedMessage } from './embed-message.ts';

describe('a message from an embedded page', () => {
  it.each([
    [
      { type: 'iframe-size', height: 612.2, width: 320 },
      { kind: 'size', height: 613 },
    ],
    [
      { type: 'iframe-size', height: 1e9 },
      { kind: 'size', height: 6000 },
    ],
    [
      { type: 'iframe-size', height: -5 },
      { kind: 'size', height: 40 },
    ],
    [
      { type: 'parent-router', route: '/rovat/sport' },
      { kind: 'route', path: '/rovat/sport' },
    ],
    [
      { type: 'route-push', path: '/belfold/2026/11/21/x' },
      { kind: 'route', path: '/belfold/2026/11/21/x' },
    ],
  ])('%o is parsed [EMB-02, EMB-03, EMB-04]', (message, expected) => {
    expect(embedMessage(message)).toEqual(expected);
  });

  it.each([
    ['nothing', null],
    ['text', 'iframe-size'],
    ['another message', { type: 'resize', height: 3 }],
    ['no height', { type: 'iframe-size', width: 3 }],
    ['a height in words', { type: 'iframe-size', height: '300px' }],
    ['no number', { type: 'iframe-size', height: Number.NaN }],
    ['a route that is no text', { type: 'parent-router', route: { name: 'index' } }],
  ])('%s is ignored', (_what, message) => {
    expect(embedMessage(message)).toBeNull();
  });
});

describe('the target of a navigation by an embedded page', () => {
  const origin = 'https://lapzarta.example';
  it('is a page of the site [EMB-03, EMB-04]', () => {
    expect(sameSiteUrl('/rovat/sport?oldal=2#a', origin)?.href).toBe(`${origin}/rovat/sport?oldal=2#a`);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://lapzarta.example/1',
    '//gonosz.example/',
    '/\\gonosz.example/',
    'https://gonosz.example/',
    'http://lapzarta.example/',
    'https://',
  ])('cannot be %s [ERR-08]', (path) => {
    expect(sameSiteUrl(path, origin)).toBeNull();
  });
});
