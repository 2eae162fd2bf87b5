import { describe, expect, it } from 'vitest';
import { browserName, unknownBrowser } from './browser-name.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a browser', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox · Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0 Safari/537.36`, 'Chrome · Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge · Windows'],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/142.0 Safari/537.36 OPR/125`,
      'Opera · macOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26 Safari/605.1.15',
      'Safari · macOS',
    ],
  ])('is found although it also names those that it descends from: %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) FxiOS/145.0 Mobile Safari/605.1',
      'Firefox · iOS',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 26_1 like Mac OS X) CriOS/142.0 Mobile Safari/604.1', 'Chrome · iOS'],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-S921B) ${webKit} SamsungBrowser/29.0 Chrome/136.0`,
      'Samsung Internet · Android',
    ],
    [`Mozilla/5.0 (Linux; Android 16) ${webKit} Chrome/142.0 Mobile Safari/537.36`, 'Chrome · Android'],
  ])('has the system of the device, not the one that it imitates: %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });

  it('is one of the two when the other is not known', () => {
    expect(browserName('Firefox/145.0')).toBe('Firefox');
    expect(browserName('curl/8.5.0 (Windows)')).toBe('Windows');
  });

  it.each(['', 'curl/8.5.0', '<script>alert(1)</script>', 'x'.repeat(20_000)])(
    'has nothing of what an unknown client sends',
    (userAgent) => {
      expect(browserName(userAgent)).toBe(unknownBrowser);
    },
  );

  it('has nothing else of the header of a known one, which a client writes as it likes', () => {
    expect(browserName('Firefox/145.0 <b>Linux</b> Elek elek@example.com')).toBe('Firefox · Linux');
  });
});
