import { describe, expect, it } from 'vitest';
import { isStorable, type ResponseLike, retainedAddresses, type StoredEntry } from './retention.ts';

function entry(address: string, bytes: number, parts: string[] = []): StoredEntry {
  return { address, bytes, parts };
}

describe('retention of offline copies', () => {
  const entries = [
    entry('/hid', 10, ['/_assets/a.css', '/kepek/hid.avif']),
    entry('/komp', 10, ['/_assets/a.css', '/kepek/komp.avif']),
    entry('/regi', 10, ['/_assets/regi.css']),
    entry('/_assets/a.css', 30),
    entry('/_assets/regi.css', 30),
    entry('/kepek/hid.avif', 50),
    entry('/kepek/komp.avif', 50),
  ];

  it('keeps the listed pages with their parts, and nothing else', () => {
    expect([...retainedAddresses(entries, ['/hid', '/soha'], 1000)]).toEqual([
      '/hid',
      '/_assets/a.css',
      '/kepek/hid.avif',
    ]);
    expect(retainedAddresses(entries, [], 1000).size).toBe(0);
  });

  it('counts shared parts once, and drops a page that exceeds the size limit', () => {
    expect(retainedAddresses(entries, ['/hid', '/komp'], 150)).toContain('/komp');
    const less = retainedAddresses(entries, ['/hid', '/komp', '/regi'], 140);
    expect(less).not.toContain('/komp');
    expect(less, 'a smaller one after it has room').toContain('/regi');
  });

  it('ignores a part that was never stored', () => {
    expect(retainedAddresses([entry('/hid', 10, ['/kepek/nincs.avif'])], ['/hid'], 10)).toContain('/hid');
  });
});

describe('a response', () => {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };
  const good = { status: 200, redirected: false, type: 'basic' as const, headers: new Headers(headers) };

  it('may be stored when it is complete and the same for everybody', () => {
    expect(isStorable(good)).toBe(true);
  });

  it.each<[string, Partial<ResponseLike>]>([
    ['an error', { status: 404 }],
    ['a failure', { status: 503 }],
    ['another address', { redirected: true }],
    ['another origin', { type: 'opaque' }],
    ['for one reader', { headers: new Headers({ ...headers, 'cache-control': 'no-store' }) }],
    ['a private one', { headers: new Headers({ ...headers, 'cache-control': 'private, max-age=0' }) }],
    ['an answer to a call', { headers: new Headers({ ...headers, 'content-type': 'application/json' }) }],
  ])('may not be stored when it is %s', (_, other) => {
    expect(isStorable({ ...good, ...other })).toBe(false);
  });
});
