import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceChoices } from './device-choices.ts';

const values = new Map<string, string>();
const root = { toggleAttribute: vi.fn() };

beforeEach(() => {
  values.clear();
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('choices on the device [S44]', () => {
  it('are stored when they are made, and leave nothing behind when they are taken back', () => {
    const device = createDeviceChoices();
    expect([...values]).toEqual([]);
    device.toggleFavourite('team-12');
    expect(createDeviceChoices().isFavourite('team-12')).toBe(true);
    expect(createDeviceChoices().isFavourite('team-1')).toBe(false);
    device.toggleFavourite('team-12');
    expect([...values]).toEqual([]);
  });

  it('hide all scores but those that the reader wants to see, until they are hidden again', () => {
    const device = createDeviceChoices();
    device.toggleScores();
    expect(root.toggleAttribute).toHaveBeenLastCalledWith('data-hides-scores', true);
    device.reveal('7');
    expect([device.hides('7'), device.hides('8'), createDeviceChoices().hides('7')]).toEqual([
      false,
      true,
      true,
    ]);
    device.toggleScores();
    expect([device.hides('8'), values.size]).toEqual([false, 0]);
    device.toggleScores();
    expect(device.hides('7')).toBe(true);
  });

  it('are as if there were none where the browser forbids storage, and last until the page is left', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('localStorage', undefined);
    const device = createDeviceChoices();
    device.toggleScores();
    expect([device.hidesScores(), createDeviceChoices().hidesScores()]).toEqual([true, false]);
  });
});
