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
    expect(saysOneHost(['Accept', '*/*', 'Host', host])).toBe(true);
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
    expect(saysOneHost(['host', host])).toBe(false);
  });

  it('cannot be two, though they be the same', () => {
    expect(saysOneHost(['Host', 'a', 'Accept', '*/*', 'HOST', 'a'])).toBe(false);
  });

  it('need not be said by who speaks the old HTTP', () => {
    expect(saysOneHost(['Accept', '*/*'])).toBe(true);
  });
});
