import { describe, expect, it } from 'vitest';
import { storySchema } from '#features/content/public.document.ts';
import { isSoak } from '#tests/soak.ts';
import {
  type SimulationOptions,
  type SimulationResult,
  simulate,
} from '../simulation/simulated-story.fixture.ts';

function optionsOf(seed: number, options: Partial<SimulationOptions> = {}): SimulationOptions {
  return { seed, writers: 2 + (seed % 15), edits: 300, schema: storySchema, ...options };
}

function run(count: number, options?: Partial<SimulationOptions>): SimulationResult[] {
  return Array.from({ length: count }, (_, at) => simulate(optionsOf(at + 1, options)));
}

function sum(results: readonly SimulationResult[], of: 'lost' | 'doubled' | 'rows' | 'needless'): number {
  return results.reduce((total, result) => total + result[of], 0);
}

describe('several writers of one story', () => {
  it('lose and double no character, and all end with the same document [SAVE-03] [SAVE-04] [SAVE-05]', () => {
    const results = run(isSoak ? 10_000 : 40);
    expect(results.filter(({ areEqual }) => !areEqual)).toEqual([]);
    expect(sum(results, 'lost')).toBe(0);
    expect(sum(results, 'doubled')).toBe(0);
    expect(sum(results, 'needless')).toBeLessThanOrEqual(sum(results, 'rows') * 0.02);
    expect(results.some(({ rebased }) => rebased > 0)).toBe(true);
  }, 7_200_000);

  it('lose nothing when one wrote for an hour without network [SAVE-04] [SAVE-05]', () => {
    const results = run(isSoak ? 100 : 2, { writers: 3, edits: 1500, isFirstOffline: true });
    expect(results.filter(({ areEqual }) => !areEqual)).toEqual([]);
    expect(sum(results, 'lost') + sum(results, 'doubled')).toBe(0);
  }, 7_200_000);

  it('would lose text without what is kept aside [SAVE-04] [SAVE-05]', () => {
    expect(sum(run(5, { without: 'kept' }), 'lost')).toBeGreaterThan(0);
  });

  it('would double text without the numbers of entries [SAVE-03] [SAVE-05]', () => {
    expect(simulate(optionsOf(2, { without: 'numbers' })).doubled).toBeGreaterThan(0);
  });

  it('would keep what people deleted without a comparison with the base [SAVE-04] [SAVE-05]', () => {
    const results = run(3, { without: 'base' });
    expect(sum(results, 'needless')).toBeGreaterThan(sum(results, 'rows') * 0.05);
  });
});
