import { describe, expect, it } from 'vitest';
import { hasOneValidHost } from './host-header.ts';

describe('the Host header', () => {
  it.each([
    'lap.example',
    'lap.example:3000',
    'LAP.example.',
    'lap_1.example',
    'xn--lap-hra.example',
    '127.0.0.1:80',
    '[::1]:3000',
    '[::ffff:127.0.0.1]',
    '',
  ])('may be %j', (host) => {
    expect(hasOneValidHost(['Accept', '*/*', 'Host', host], '1.1')).toBe(true);
  });

  it.each([
    'a"><script>',
    'a b',
    'a/b',
    'a@b',
    'lap.example:80:80',
    'a:b',
    '[::1',
    'a,b c',
    'l\u00e1p.example',
    'a?b#c',
  ])('must not be %j', (host) => {
    expect(hasOneValidHost(['host', host], '1.1')).toBe(false);
  });

  it('must not be repeated, even with the same value', () => {
    expect(hasOneValidHost(['Host', 'a', 'Accept', '*/*', 'HOST', 'a'], '1.1')).toBe(false);
  });

  it('is optional in HTTP/1.0 and required in HTTP/1.1', () => {
    expect(hasOneValidHost(['Accept', '*/*'], '1.0')).toBe(true);
    expect(hasOneValidHost(['Accept', '*/*'], '1.1')).toBe(false);
  });
});
