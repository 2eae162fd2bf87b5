import { describe, expect, it } from 'vitest';
import { waitUntilLive } from './sports-page.ts';

const now = Date.parse('2024-06-15T12:00:00Z');

describe('a page is refreshed', () => {
  it.each([
    ['at once while something is live', 0, 0],
    ['from the kick-off on', now / 1000 + 3600, 3_600_000],
    ['never, when all is over', null, null],
    ['never, when it begins next week', now / 1000 + 7 * 86_400, null],
  ])('%s [FOOT-11]', (_, liveFrom, wait) => {
    expect(waitUntilLive(liveFrom, now)).toBe(wait);
  });
});
