import { describe, expect, it } from 'vitest';
import { encodingFor, matchesEtag } from './content-negotiation.server.ts';

describe('the encoding of a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.1, gzip;q=1.0', 'br'],
    ['BR, GZIP', 'br'],
    ['x-gzip', 'gzip'],
    ['br;q=0,gzip', 'gzip'],
    ['br;Q=0,gzip', 'gzip'],
    ['Br ; Q=0.000 , gzip', 'gzip'],
    ['br;q=0.01,gzip', 'br'],
    ['gzip;q=0', 'identity'],
    ['gzip;Q=0, br;q=0', 'identity'],
    ['zebra, gzipped', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [',;,;q=0', 'identity'],
  ])('for %j is %s [RFC 9110 §12.5.3]', (accepts, encoding) => {
    expect(encodingFor(accepts)).toBe(encoding);
    expect(encodingFor(accepts)).toBe(encoding);
  });

  it('is found in long headers, and for many different ones', () => {
    for (let at = 0; at < 2_000; at += 1) expect(encodingFor(`x${at}, br`)).toBe('br');
    expect(encodingFor(`${'x,'.repeat(4_000)}gzip`)).toBe('gzip');
  });
});

describe('If-None-Match', () => {
  it('matches one of its tags, weak or strong', () => {
    for (const known of ['"a"', 'W/"a"', '"b", W/"a"', '*']) expect(matchesEtag(known, '"a"')).toBe(true);
    for (const known of [undefined, '', '"b"', '"a-br"']) expect(matchesEtag(known, '"a"')).toBe(false);
  });
});
