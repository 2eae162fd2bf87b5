import { describe, expect, it } from 'vitest';
import { type AnswerLike, type KeptThing, mayBeKept, whatStays } from './what-stays.ts';

function thing(address: string, bytes: number, parts: string[] = []): KeptThing {
  return { address, bytes, parts };
}

describe('what a browser keeps', () => {
  const things = [
    thing('/hid', 10, ['/_assets/a.css', '/kepek/hid.avif']),
    thing('/komp', 10, ['/_assets/a.css', '/kepek/komp.avif']),
    thing('/regi', 10, ['/_assets/regi.css']),
    thing('/_assets/a.css', 30),
    thing('/_assets/regi.css', 30),
    thing('/kepek/hid.avif', 50),
    thing('/kepek/komp.avif', 50),
  ];

  it('is what is wanted, with its parts, and nothing else', () => {
    expect([...whatStays(things, ['/hid', '/soha'], 1000)]).toEqual([
      '/hid',
      '/_assets/a.css',
      '/kepek/hid.avif',
    ]);
    expect(whatStays(things, [], 1000).size).toBe(0);
  });

  it('counts once what two pages share, and leaves out a page for which there is no room', () => {
    expect(whatStays(things, ['/hid', '/komp'], 150)).toContain('/komp');
    const less = whatStays(things, ['/hid', '/komp', '/regi'], 140);
    expect(less).not.toContain('/komp');
    expect(less, 'a smaller one after it has room').toContain('/regi');
  });

  it('does not depend on a part that was never stored', () => {
    expect(whatStays([thing('/hid', 10, ['/kepek/nincs.avif'])], ['/hid'], 10)).toContain('/hid');
  });
});

describe('a page', () => {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };
  const good = { status: 200, redirected: false, type: 'basic' as const, headers: new Headers(headers) };

  it('may be kept when it is whole and the same for everybody', () => {
    expect(mayBeKept(good)).toBe(true);
  });

  it.each<[string, Partial<AnswerLike>]>([
    ['an error', { status: 404 }],
    ['a failure', { status: 503 }],
    ['another address', { redirected: true }],
    ['another origin', { type: 'opaque' }],
    ['for one reader', { headers: new Headers({ ...headers, 'cache-control': 'no-store' }) }],
    ['a private one', { headers: new Headers({ ...headers, 'cache-control': 'private, max-age=0' }) }],
    ['an answer to a call', { headers: new Headers({ ...headers, 'content-type': 'application/json' }) }],
  ])('may not be kept when it is %s', (_, other) => {
    expect(mayBeKept({ ...good, ...other })).toBe(false);
  });
});
