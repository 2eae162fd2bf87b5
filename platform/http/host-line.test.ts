import { describe, expect, it } from 'vitest';
import { saysOneHost } from './host-line.ts';

describe('the host that is asked', () => {
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
  ])('is %j', (host) => {
    expect(saysOneHost(['Accept', '*/*', 'Host', host], '1.1')).toBe(true);
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
  ])('cannot be %j', (host) => {
    expect(saysOneHost(['host', host], '1.1')).toBe(false);
  });

  it('cannot be two, though they be the same', () => {
    expect(saysOneHost(['Host', 'a', 'Accept', '*/*', 'HOST', 'a'], '1.1')).toBe(false);
  });

  it('need not be said in the old HTTP, and has to be in the new', () => {
    expect(saysOneHost(['Accept', '*/*'], '1.0')).toBe(true);
    expect(saysOneHost(['Accept', '*/*'], '1.1')).toBe(false);
  });
});
