import { describe, expect, it } from 'vitest';
import { savedPosition, savedSpeed, savePosition, saveSpeed } from './playback-positions.ts';

function storageWith(start: Record<string, string> = {}) {
  const values = new Map(Object.entries(start));
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
}

describe('the playback position of an episode', () => {
  it('is saved for each episode, and cleared near its start and end', () => {
    const storage = storageWith();
    savePosition(storage, 'egy', 61.7, 600);
    savePosition(storage, 'ketto', 20, Number.NaN);
    expect([
      savedPosition(storage, 'egy'),
      savedPosition(storage, 'ketto'),
      savedPosition(storage, 'harom'),
    ]).toEqual([61, 20, 0]);
    savePosition(storage, 'egy', 595, 600);
    savePosition(storage, 'ketto', 3, 600);
    expect([savedPosition(storage, 'egy'), savedPosition(storage, 'ketto')]).toEqual([0, 0]);
  });

  it('is saved for the sixty episodes played last', () => {
    const storage = storageWith();
    for (let n = 0; n < 70; n += 1) savePosition(storage, `adas-${n}`, 100, 600);
    expect([savedPosition(storage, 'adas-9'), savedPosition(storage, 'adas-10')]).toEqual([0, 100]);
  });

  it.each(['', '{', '7', '[1,["a"],["egy","x"],["egy",-1],null]'])(
    'is the beginning if the stored value is %j',
    (stored) => {
      expect(savedPosition(storageWith({ 'lapzarta-playback': stored }), 'egy')).toBe(0);
    },
  );

  it('is the beginning if browser storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('no');
    };
    const storage = { getItem: forbidden, setItem: forbidden };
    savePosition(storage, 'egy', 61, 600);
    expect([savedPosition(storage, 'egy'), savedSpeed(storage)]).toEqual([0, 1]);
  });
});

describe('the playback speed', () => {
  it('is one of the offered values', () => {
    const storage = storageWith();
    expect(savedSpeed(storage)).toBe(1);
    saveSpeed(storage, 1.5);
    expect(savedSpeed(storage)).toBe(1.5);
    saveSpeed(storage, 99);
    expect(savedSpeed(storage)).toBe(1);
  });
});
