import { expect, it } from 'vitest';
import { nearestAddress } from './nearest-address.ts';

it.each([
  [{ width: 300, height: 200 }, 'w375'],
  [{ width: 150, height: 150 }, '1x1-160'],
  [{ width: 768, height: 512 }, 'w768'],
  [{ width: 2048, height: 1365 }, 'w1200'],
  [{ width: 600, height: 338 }, '16x9-500'],
  [{ width: 1, height: 9999 }, '4x5-160'],
  [null, 'w1200'],
])('a former size of %j becomes %s', (wanted, size) => {
  const image = { token: 'a'.repeat(16), width: 1500, height: 1000 };
  expect(nearestAddress(image, wanted, 'hid')).toBe(`/kepek/aaaaaaaaaaaaaaaa/hid-${size}.jpg`);
});

it('an animation keeps moving under its former address', () => {
  const image = { token: 'a'.repeat(16), width: 60, height: 40, isAnimated: true } as const;
  expect(nearestAddress(image, null, 'hid')).toBe('/kepek/aaaaaaaaaaaaaaaa/hid-w1200.webp');
});
