import { describe, expect, it } from 'vitest';
import { mayReload } from './lost-chunks.ts';

describe('a page whose script lost a part', () => {
  it('loads once in ten seconds, each path for itself [BUILD-06]', () => {
    const values = new Map<string, string>();
    const memory = {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
    };
    expect(mayReload(memory, '/a', 1_000)).toBe(true);
    expect(mayReload(memory, '/a', 10_999)).toBe(false);
    expect(mayReload(memory, '/b', 10_999)).toBe(true);
    expect(mayReload(memory, '/a', 11_000)).toBe(true);
  });
});
