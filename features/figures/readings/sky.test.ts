import { describe, expect, it } from 'vitest';
import { type SkyIcon, skyIcon } from './sky.ts';

describe('the sky icon', () => {
  const byDay: [number, SkyIcon][] = [
    [0, 'clear'],
    [1, 'clear'],
    [2, 'cloudy'],
    [3, 'overcast'],
    [45, 'fog'],
    [51, 'rain'],
    [67, 'rain'],
    [71, 'snow'],
    [77, 'snow'],
    [80, 'rain'],
    [86, 'snow'],
    [95, 'storm'],
    [99, 'storm'],
  ];
  it.each(byDay)('of code %i is %s by day [WIDG-02]', (number, sign) => {
    expect(skyIcon(number, true)).toBe(sign);
  });

  it('shows no sun at night', () => {
    expect([0, 1, 2, 3, 61].map((number) => skyIcon(number, false))).toEqual([
      'night',
      'night',
      'overcast',
      'overcast',
      'rain',
    ]);
  });
});
