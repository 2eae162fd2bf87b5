import { describe, expect, it } from 'vitest';
import { keepPlace, keepSpeed, placeIn, speedIn } from './heard-places.ts';

function memoryWith(start: Record<string, string> = {}) {
  const held = new Map(Object.entries(start));
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
  };
}

describe('the place in an episode', () => {
  it('is kept for each, and forgotten at its ends', () => {
    const memory = memoryWith();
    keepPlace(memory, 'egy', 61.7, 600);
    keepPlace(memory, 'ketto', 20, Number.NaN);
    expect([placeIn(memory, 'egy'), placeIn(memory, 'ketto'), placeIn(memory, 'harom')]).toEqual([61, 20, 0]);
    keepPlace(memory, 'egy', 595, 600);
    keepPlace(memory, 'ketto', 3, 600);
    expect([placeIn(memory, 'egy'), placeIn(memory, 'ketto')]).toEqual([0, 0]);
  });

  it('is kept of the sixty that were heard last', () => {
    const memory = memoryWith();
    for (let n = 0; n < 70; n += 1) keepPlace(memory, `adas-${n}`, 100, 600);
    expect([placeIn(memory, 'adas-9'), placeIn(memory, 'adas-10')]).toEqual([0, 100]);
  });

  it.each(['', '{', '7', '[1,["a"],["egy","x"],["egy",-1],null]'])(
    'is the beginning where the device has %j',
    (kept) => {
      expect(placeIn(memoryWith({ 'lapzarta-heard': kept }), 'egy')).toBe(0);
    },
  );

  it('is the beginning where the browser keeps nothing', () => {
    const forbidden = () => {
      throw new Error('no');
    };
    const memory = { getItem: forbidden, setItem: forbidden };
    keepPlace(memory, 'egy', 61, 600);
    expect([placeIn(memory, 'egy'), speedIn(memory)]).toEqual([0, 1]);
  });
});

describe('the speed', () => {
  it('is one of those that are offered', () => {
    const memory = memoryWith();
    expect(speedIn(memory)).toBe(1);
    keepSpeed(memory, 1.5);
    expect(speedIn(memory)).toBe(1.5);
    keepSpeed(memory, 99);
    expect(speedIn(memory)).toBe(1);
  });
});
