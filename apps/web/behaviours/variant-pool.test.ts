import { describe, expect, it } from 'vitest';
import { drawn } from '../islands/drawn.ts';
import { drawVariant } from './variant-pool.ts';

function memoryWith(known: Record<string, string> = {}) {
  const values = new Map(Object.entries(known));
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    values,
  };
}

function draw(memory: ReturnType<typeof memoryWith>, pool: string, most: number, times: number): number[] {
  return Array.from({ length: times }, () => {
    const { variant, keep } = drawVariant(memory, pool, most, Math.random);
    keep();
    return variant;
  });
}

describe('a pool of variants', () => {
  it('gives each of four once before any comes again [FRONT-07]', () => {
    const memory = memoryWith();
    for (let round = 0; round < 5; round++)
      expect(draw(memory, 'autoBlockVariants', 4, 4).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('gives each of twenty once, then fills up again [FRONT-12]', () => {
    const memory = memoryWith();
    const twenty = Array.from({ length: 20 }, (_, at) => at + 1);
    for (let round = 0; round < 3; round++)
      expect(draw(memory, 'recommenderVersions', 20, 20).toSorted((a, b) => a - b)).toEqual(twenty);
  });

  it('knows nothing of the other pool [X31]', () => {
    const memory = memoryWith();
    draw(memory, 'recommenderVersions', 20, 7);
    expect(memory.values.has('autoBlockVariants')).toBe(false);
    expect(draw(memory, 'autoBlockVariants', 4, 4).toSorted()).toEqual([1, 2, 3, 4]);
    expect(JSON.parse(memory.values.get('recommenderVersions') ?? '')).toHaveLength(13);
  });

  it('keeps a variant that was not shown', () => {
    const memory = memoryWith({ autoBlockVariants: '[3]' });
    expect(drawVariant(memory, 'autoBlockVariants', 4, Math.random).variant).toBe(3);
    expect(memory.values.get('autoBlockVariants')).toBe('[3]');
  });

  it.each(['{', '{"a":1}', '[0,5,"2",null]', '[]', '""'])(
    'survives what somebody else wrote there: %s',
    (written) => {
      const memory = memoryWith({ autoBlockVariants: written });
      expect(draw(memory, 'autoBlockVariants', 4, 4).toSorted()).toEqual([1, 2, 3, 4]);
    },
  );
});

describe('posts of partners’ blogs', () => {
  it('are drawn, four of however many, and all where there are fewer [FRONT-15]', () => {
    const posts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const seen = new Set<string>();
    for (let time = 0; time < 60; time++) {
      const shown = drawn(posts, 4, Math.random);
      expect(shown.size).toBe(4);
      for (const post of shown) seen.add(post);
    }
    expect([...seen].toSorted()).toEqual(posts);
    expect(drawn(['a'], 4, Math.random)).toEqual(new Set(['a']));
  });
});
