import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall, json, publicCall, registerCall } from '#features/kit/public.ts';
import { loadEdition } from '#features/sites/public.server.ts';
import { createCallTable } from '../calls/call-table.ts';
import { calls, programParts } from '../program.ts';
import { createKeyOf, type KeyOf } from './cache-key.ts';

let keyOf: KeyOf;
beforeAll(async () => {
  const edition = await loadEdition(join(import.meta.dirname, '../../../edition'), programParts);
  keyOf = createKeyOf(edition, createCallTable([...calls, registerCall(exampleCall)], edition));
});

const exampleCall = defineCall({
  ...publicCall,
  id: 'example',
  path: '/api/example/:slug',
  tag: 'articles',
  summary: 'An example',
  query: z.object({
    page: z.string().regex(/^\d+$/).transform(Number).optional(),
    v: z.enum(['2', '3']).catch('2'),
  }),
  answer: json(z.null(), 'Nothing.'),
  handle: async () => ({ kind: 'answer', value: null, dependencies: [] }),
});

function key(url: string, headers: Record<string, string> = {}, method = 'GET'): string | null {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method });
  Object.assign(request.headers, { host: 'localhost:3000', ...headers });
  return keyOf(request);
}

describe('the cache key', () => {
  it.each([
    ['/', {}, 'localhost/'],
    ['/legfrissebb', { host: '127.0.0.1' }, 'localhost/legfrissebb'],
    ['/legfrissebb', { host: 'LocalHost.:80' }, 'localhost/legfrissebb'],
    ['/legfrissebb', { host: 'nobody.example' }, 'localhost/legfrissebb'],
    ['/legfrissebb', { host: 'transtelex.localhost:3000' }, 'transtelex.localhost/legfrissebb'],
    ['/legfrissebb', { host: '[::1]:3000' }, 'localhost/legfrissebb'],
    ['/legfrissebb', { host: 'transtelex.localhost:' }, 'transtelex.localhost/legfrissebb'],
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
    ['/legfrissebb?perPage=20&oldal=3', 'localhost/legfrissebb?oldal=3&perPage=20'],
    ['/legfrissebb?term=a&from=b&szuro=fontos&p=3', 'localhost/legfrissebb'],
    ['/legfrissebb?oldal=99999999999999999999', 'localhost/legfrissebb?oldal=999999999'],
    ['/legfrissebb?oldal=88888888888888888888', 'localhost/legfrissebb?oldal=999999999'],
    ['/impresszum?oldal=2&perPage=3', 'localhost/impresszum'],
    ['/?oldal=2&perPage=3', 'localhost/'],
    ['/g7?oldal=2', 'localhost/g7?oldal=2'],
    ['/?p=12', 'localhost/?p=12'],
    ['/regi?p=x&p=12', 'localhost/regi?p=12'],
    ['/cikk%2Ephp?id=6', 'localhost/cikk%2Ephp?id=6'],
    ['/cikk.php//?id=7', 'localhost/cikk.php//?id=7'],
    ['/nincs?page_id=12&a=b', 'localhost/nincs?p=12'],
    ['/podcast/adas?oldal=2&perPage=5', 'localhost/podcast/adas?oldal=2'],
    ['/arfolyam?currency=USD&oldal=2', 'localhost/arfolyam?currency=USD'],
    ['/2026/11/21/elo?szuro=minden', 'localhost/2026/11/21/elo'],
    ['/2026/11/21/elo?poszt=%C5%91', 'localhost/2026/11/21/elo'],
    ['/2026/11/21/elo?poszt=a-teto', 'localhost/2026/11/21/elo?poszt=a-teto'],
    ['/2026/11/21/elo?szuro=fontos', 'localhost/2026/11/21/elo?szuro=fontos'],
    ['/archivum?term=a%26b', 'localhost/archivum?term=a%26b'],
    ['/legfrissebb?v=2', 'localhost/legfrissebb'],
    ['/legfrissebb?', 'localhost/legfrissebb'],
    ['/legfrissebb%3Foldal=2', 'localhost/legfrissebb%3Foldal=2'],
    ['/leg%2Frissebb', 'localhost/leg%2Frissebb'],
    ['/api/example/x?oldal=2', 'localhost/api/example/x telex'],
    ['/api/index/boxes?page=2&v=3', 'localhost/api/index/boxes telex'],
    ['/rss?teljes=1&oldal=2&fbclid=3', 'localhost/rss?{"teljes":"1"}'],
    ['/rss/rovat/sport?teljes=igen', 'localhost/rss/rovat/sport'],
    ['/rssz?teljes=1', 'localhost/rssz'],
    ['/api/example/x?v=9&page=2', 'localhost/api/example/x?{"page":2} telex'],
    ['/api/example/x?pa%67e=2&v=3', 'localhost/api/example/x?{"page":2,"v":"3"} telex'],
    ['/?isMobileApp', 'localhost/?isMobileApp=1'],
    ['/?isMobileApp=true&utm_source=a', 'localhost/?isMobileApp=1'],
    ['/?isMobileApp=0', 'localhost/'],
    ['/archivum?isMobileApp=1&term=a', 'localhost/archivum?isMobileApp=1&term=a'],
    ['/rss?isMobileApp=1', 'localhost/rss'],
    ['/api/index/boxes?isMobileApp=1', 'localhost/api/index/boxes telex'],
  ])('of %s contains only what changes the answer: %s', (url, expected) => {
    expect(key(url)).toBe(expected);
  });

  it('contains the site of a call, the main site if unknown [X12]', () => {
    const call = '/api/index/boxes';
    expect(key(call, { 'x-site': 'g7' })).toBe(`localhost${call} g7`);
    expect(key(call, { 'x-site': 'G7' })).toBe(`localhost${call} g7`);
    expect(key(call, { 'x-site': 'semmi' })).toBe(`localhost${call} telex`);
    expect(key('/legfrissebb', { 'x-site': 'g7' })).toBe('localhost/legfrissebb');
    for (const host of ['localhost', 'transtelex.localhost'])
      expect(key('/api/sites', { 'x-site': 'g7', host })).toBe('/api/sites');
  });

  it('is the same for GET and HEAD', () => {
    expect(key('/', {}, 'HEAD')).toBe(key('/'));
  });
});

describe('the cache key of a payload', () => {
  it.each([
    ['/_payload.json?b1', 'localhost/_payload.json'],
    ['/legfrissebb/_payload.json?oldal=2&b1', 'localhost/legfrissebb/_payload.json?oldal=2'],
    ['/legfrissebb/_payload.json?b1&shell', 'localhost/legfrissebb/_payload.json?shell='],
    ['/archivum/_payload.json?term=h%C3%ADd&b1', 'localhost/archivum/_payload.json?term=h%C3%ADd'],
    ['/legfrissebb?shell', 'localhost/legfrissebb'],
  ])('of %s is %s, whichever build requests it [BUILD-07]', (url, expected) => {
    expect(key(url)).toBe(expected);
  });
});

describe('the cache key of a redirect', () => {
  it.each([
    '/english?fbclid=1',
    '/legfrissebb?oldal=2&oldal=3',
    '/leg%66rissebb?a=b',
    '/?isMobileApp=1&isMobileApp=x',
  ])('contains the whole address, because its query is carried along: %s [S37] [REDIR-10]', (url) => {
    expect(key(url)).toContain(url.slice(url.indexOf('?')));
    expect(key(`${url}&b=1`)).not.toBe(key(url));
  });

  it('is null for addresses of excessive length', () => {
    expect(key(`/legfrissebb?oldal=2&oldal=3&a=${'a'.repeat(300)}`)).toBeNull();
  });
});

describe('there is no cache key', () => {
  it.each([
    ['for what changes something', '/', {}, 'POST'],
    ['for a parameter of a call that comes twice [S37]', '/api/example/x?page=2&page=3', {}, 'GET'],
    ['for one that the call refuses', '/api/example/x?page=b', {}, 'GET'],
    ['for a call that is none', '/api/nincs', {}, 'GET'],
    ['for one with another method', '/api/reads', {}, 'GET'],
    ['for one whose answers are not stored', '/api/me', {}, 'GET'],
    ['for one on a host of its own', '/', { host: 'kviz.localhost' }, 'GET'],
  ])('%s', (_why, url, headers: Record<string, string>, method) => {
    expect(key(url, headers, method)).toBeNull();
  });

  it('but cookies and credentials do not affect keys', () => {
    expect(key('/', { cookie: 'theme=dark; access_token=x', authorization: 'Basic x' })).toBe('localhost/');
  });
});
