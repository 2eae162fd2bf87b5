/** Hidden scores before the first paint. */
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('hidden scores before the first paint [S44]', () => {
  async function isHidden(storage: { getItem(name: string): string | null }): Promise<boolean | undefined> {
    let isSet: boolean | undefined;
    const toggleAttribute = (name: string, isOn: boolean): void => {
      if (name === 'data-hides-scores') isSet = isOn;
    };
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('document', { documentElement: { toggleAttribute }, addEventListener: () => undefined });
    vi.resetModules();
    await import('./hidden-scores.head.ts');
    return isSet;
  }

  it('follow the reader’s choice, and only this one', async () => {
    const of = (name: string) => ({ getItem: (asked: string) => (asked === name ? '["hidden"]' : null) });
    expect(await isHidden(of('lapzarta-livescore-scores'))).toBe(true);
    expect(await isHidden(of('lapzarta-livescore-favourites'))).toBe(false);
  });

  it('are not hidden where storage is forbidden', async () => {
    const getItem = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    expect(await isHidden({ getItem })).toBeUndefined();
  });
});
