import { describe, expect, it } from 'vitest';
import { isReadable, nearestReadable } from './readable-colour.ts';

describe('the colour of a site', () => {
  it('needs a contrast of 4.5 to light pages', () => {
    expect(['#000000', '#2f4858', '#0d6b52', '#96372f', '#6b6b6b'].map(isReadable)).not.toContain(false);
    expect(['#ffffff', '#ffd400', '#808080', '#3fa9f5'].map(isReadable)).not.toContain(true);
  });

  it.each(['#ffd400', '#3fa9f5', '#ffffff', '#ff0000'])(
    'is refused with the nearest that has it: %s',
    (colour) => {
      const nearest = nearestReadable(colour);
      expect(isReadable(nearest)).toBe(true);
      // Only a little lighter it would not have it.
      const lighter = nearest.replaceAll(/[\da-f]{2}/g, (channel) =>
        Math.min(255, Math.round(Number.parseInt(channel, 16) * 1.02 + 1))
          .toString(16)
          .padStart(2, '0'),
      );
      expect(isReadable(lighter)).toBe(false);
    },
  );

  it('that is readable stays as it is', () => {
    expect(nearestReadable('#2f4858')).toBe('#2f4858');
  });
});
