import { describe, expect, it } from 'vitest';
import { mayReload } from './lost-chunks.ts';

describe('a page whose script chunk is missing', () => {
  it('reloads at most once in ten seconds for each path [BUILD-06]', () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
    };
    expect(mayReload(storage, '/a', 1_000)).toBe(true);
    expect(mayReload(storage, '/a', 10_999)).toBe(false);
    expect(mayReload(storage, '/b', 10_999)).toBe(true);
    expect(mayReload(storage, '/a', 11_000)).toBe(true);
  });
});
