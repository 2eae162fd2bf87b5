import { describe, expect, it } from 'vitest';
import { pickRandom } from './pick-random.ts';
import { pickVariant } from './variant-pool.ts';

function storageWith(known: Record<string, string> = {}) {
  const values = new Map(Object.entries(known));
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    values,
  };
}

function pickTimes(
  memory: ReturnType<typeof storageWith>,
  pool: string,
  most: number,
  times: number,
): number[] {
  return Array.from({ length: times }, () => {
    const { variant, markShown } = pickVariant(memory, pool, most, Math.random);
    markShown();
    return variant;
  });
}

describe('a pool of variants', () => {
  it('returns each of four variants once before any is repeated [FRONT-07]', () => {
    const memory = storageWith();
    for (let round = 0; round < 5; round++)
      expect(pickTimes(memory, 'autoBlockVariants', 4, 4).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('returns each of twenty once, then is refilled [FRONT-12]', () => {
    const memory = storageWith();
    const twenty = Array.from({ length: 20 }, (_, at) => at + 1);
    for (let round = 0; round < 3; round++)
      expect(pickTimes(memory, 'recommenderVersions', 20, 20).toSorted((a, b) => a - b)).toEqual(twenty);
  });

  it('is independent of the other pool [X31]', () => {
    const memory = storageWith();
    pickTimes(memory, 'recommenderVersions', 20, 7);
    expect(memory.values.has('autoBlockVariants')).toBe(false);
    expect(pickTimes(memory, 'autoBlockVariants', 4, 4).toSorted()).toEqual([1, 2, 3, 4]);
    expect(JSON.parse(memory.values.get('recommenderVersions') ?? '')).toHaveLength(13);
  });

  it('retains a variant that was not shown', () => {
    const memory = storageWith({ autoBlockVariants: '[3]' });
    expect(pickVariant(memory, 'autoBlockVariants', 4, Math.random).variant).toBe(3);
    expect(memory.values.get('autoBlockVariants')).toBe('[3]');
  });

  it.each(['{', '{"a":1}', '[0,5,"2",null]', '[]', '""'])(
    'tolerates invalid stored content: %s',
    (written) => {
      const memory = storageWith({ autoBlockVariants: written });
      expect(pickTimes(memory, 'autoBlockVariants', 4, 4).toSorted()).toEqual([1, 2, 3, 4]);
    },
  );
});

describe('posts of partners’ blogs', () => {
  it('are four at random, or all when there are fewer [FRONT-15]', () => {
    const posts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const drawn = new Set<string>();
    for (let time = 0; time < 60; time++) {
      const shown = pickRandom(posts, 4, Math.random);
      expect(shown.size).toBe(4);
      for (const post of shown) drawn.add(post);
    }
    expect([...drawn].toSorted()).toEqual(posts);
    expect(pickRandom(['a'], 4, Math.random)).toEqual(new Set(['a']));
  });
});
