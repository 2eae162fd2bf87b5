import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEdition } from '#features/sites/public.server.ts';
import { createKeyOf, type KeyOf } from './cache-key.ts';

let keyOf: KeyOf;
beforeAll(async () => {
  keyOf = createKeyOf(await loadEdition(join(import.meta.dirname, '../../edition')));
});

function key(url: string, headers: Record<string, string> = {}, method = 'GET'): string | null {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method });
  Object.assign(request.headers, { host: 'localhost:3000', ...headers });
  return keyOf(request);
}

describe('the name under which an answer is kept', () => {
  it.each([
    ['/', {}, 'localhost/'],
    ['/legfrissebb', { host: '127.0.0.1' }, 'localhost/legfrissebb'],
    ['/legfrissebb', { host: 'LocalHost.:80' }, 'localhost/legfrissebb'],
    ['/legfrissebb', { host: 'nobody.example' }, 'localhost/legfrissebb'],
    ['/legfrissebb', { host: 'transtelex.localhost:3000' }, 'transtelex.localhost/legfrissebb'],
    ['/legfrissebb', { host: '[::1]:3000' }, 'localhost/legfrissebb'],
  ])('of %s with %o is %s [SITE-07]', (url, headers: Record<string, string>, expected) => {
    expect(key(url, headers)).toBe(expected);
  });

  it.each([
    ['/legfrissebb?utm_source=a', 'localhost/legfrissebb'],
    ['/legfrissebb?p=x&page_id=', 'localhost/legfrissebb'],
    ['/cikk.php?id=6&a=b', 'localhost/cikk.php?a=b&id=6'],
    ['/legfrissebb?oldal=2&utm_source=a', 'localhost/legfrissebb?oldal=2'],
    ['/legfrissebb?utm_source=a&oldal=2', 'localhost/legfrissebb?oldal=2'],
    ['/legfrissebb?%6fldal=2', 'localhost/legfrissebb?oldal=2'],
    ['/legfrissebb?oldal=a%26b', 'localhost/legfrissebb'],
    ['/legfrissebb?oldal=0&perPage=1000', 'localhost/legfrissebb'],
    ['/legfrissebb?oldal=1&perPage=20', 'localhost/legfrissebb?oldal=1&perPage=20'],
    ['/2026/11/21/elo?szuro=minden', 'localhost/2026/11/21/elo'],
    ['/2026/11/21/elo?poszt=%C5%91', 'localhost/2026/11/21/elo'],
    ['/2026/11/21/elo?poszt=a-teto', 'localhost/2026/11/21/elo?poszt=a-teto'],
    ['/2026/11/21/elo?szuro=fontos', 'localhost/2026/11/21/elo?szuro=fontos'],
    ['/archivum?term=a%26b', 'localhost/archivum?term=a%26b'],
    ['/legfrissebb?v=2', 'localhost/legfrissebb'],
    ['/legfrissebb?', 'localhost/legfrissebb'],
    ['/leg%66rissebb', 'localhost/legfrissebb'],
    ['/leg%66rissebb%3Foldal=2', 'localhost/legfrissebb%3Foldal%3D2'],
    ['/%61pi/articles/x?page=2&oldal=3', 'localhost/api/articles/x?page=2 telex'],
    ['/api/articles/x?oldal=2', 'localhost/api/articles/x telex'],
    ['/rss?teljes=1&oldal=2&fbclid=3', 'localhost/rss?teljes=1'],
    ['/rss/rovat/sport?teljes=igen', 'localhost/rss/rovat/sport'],
    ['/rssz?teljes=1', 'localhost/rssz'],
    ['/api/articles/x?page=2', 'localhost/api/articles/x?page=2 telex'],
    ['/?isMobileApp', 'localhost/?isMobileApp=1'],
    ['/?isMobileApp=true&utm_source=a', 'localhost/?isMobileApp=1'],
    ['/?isMobileApp=ios&isMobileApp=x', 'localhost/?isMobileApp=1'],
    ['/?isMobileApp=0', 'localhost/'],
    ['/archivum?isMobileApp=1&term=a', 'localhost/archivum?isMobileApp=1&term=a'],
    ['/rss?isMobileApp=1', 'localhost/rss'],
    ['/api/articles/x?isMobileApp=1', 'localhost/api/articles/x telex'],
  ])('of %s holds what changes the answer and nothing else: %s', (url, expected) => {
    expect(key(url)).toBe(expected);
  });

  it('holds the site of a call, the main one when it is unknown [X12]', () => {
    expect(key('/api/articles/x', { 'x-site': 'g7' })).toBe('localhost/api/articles/x g7');
    expect(key('/api/articles/x', { 'x-site': 'semmi' })).toBe('localhost/api/articles/x telex');
    expect(key('/legfrissebb', { 'x-site': 'g7' })).toBe('localhost/legfrissebb');
  });

  it('is the same for GET and HEAD', () => {
    expect(key('/', {}, 'HEAD')).toBe(key('/'));
  });
});

describe('the name of a payload', () => {
  it.each([
    ['/_payload.json?b1', 'localhost/_payload.json'],
    ['/legfrissebb/_payload.json?oldal=2&b1', 'localhost/legfrissebb/_payload.json?oldal=2'],
    ['/legfrissebb/_payload.json?b1&shell', 'localhost/legfrissebb/_payload.json?shell='],
    ['/archivum/_payload.json?term=h%C3%ADd&b1', 'localhost/archivum/_payload.json?term=h%C3%ADd'],
    ['/legfrissebb?shell', 'localhost/legfrissebb'],
  ])('of %s is %s, whichever build asks [BUILD-07]', (url, expected) => {
    expect(key(url)).toBe(expected);
  });
});

describe('the name of a variant', () => {
  it.each([
    ['/api/index/auto-block?v=4&x=1', '/api/index/auto-block?v=4'],
    ['/api/index/auto-block?v=5', '/api/index/auto-block?v=1'],
    ['/api/index/auto-block?v=abc', '/api/index/auto-block?v=1'],
    ['/api/recommended/mstag/all?v=20', '/api/recommended/mstag/all?v=20'],
    ['/api/recommended/mstag/all?v=21', '/api/recommended/mstag/all?v=1'],
  ])('%s is one of as many as there are variants [X31] [S22]', (url, expected) => {
    expect(key(url)).toBe(`localhost${expected} telex`);
  });
});

describe('there is no such name', () => {
  it.each([
    ['for a token', '/', { authorization: 'Bearer x' }, 'GET'],
    ['for a signed-in reader', '/', { cookie: 'a=b; access_token=c' }, 'GET'],
    ['for what changes something', '/', {}, 'POST'],
    ['for a click’s mark [REDIR-10]', '/x?fbclid=1', {}, 'GET'],
    ['for an encoded click’s mark', '/x?%66bclid=1', {}, 'GET'],
    ['for an imported story’s number', '/?p=12', {}, 'GET'],
    ['for a parameter that comes twice', '/legfrissebb?oldal=2&oldal=3', {}, 'GET'],
    ['for one of which the first says nothing', '/legfrissebb?oldal=x&oldal=2', {}, 'GET'],
    ['for a variant that comes twice', '/api/index/auto-block?v=2&v=3', {}, 'GET'],
  ])('%s', (_why, url, headers: Record<string, string>, method) => {
    expect(key(url, headers, method)).toBeNull();
  });

  it('but a reader with other cookies is like everybody', () => {
    expect(key('/', { cookie: 'theme=dark' })).toBe('localhost/');
  });
});
