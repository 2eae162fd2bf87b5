import { describe, expect, it } from 'vitest';
import { isAppleDevice } from './app-store.startup.ts';

describe('the app store', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15', true],
    ['Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X)', true],
    ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)', true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0', false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false],
  ])('for %s is Apple’s: %s [FRONT-19]', (userAgent, expected) => {
    expect(isAppleDevice(userAgent)).toBe(expected);
  });
});
