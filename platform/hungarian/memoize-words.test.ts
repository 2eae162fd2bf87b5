import { describe, expect, it } from 'vitest';
import { memoizeWords } from './memoize-words.ts';

describe('memoizeWords', () => {
  it('computes a word once, regardless of case', () => {
    const read: string[] = [];
    const stems = memoizeWords((word) => {
      read.push(word);
      return [word];
    });
    expect([stems('Alma'), stems('ALMA')]).toEqual([['alma'], ['alma']]);
    expect(read).toEqual(['alma']);
  });
  it('drops words that were not used recently', () => {
    let reads = 0;
    const stems = memoizeWords((word) => {
      reads += 1;
      return [word];
    });
    for (let number = 0; number < 30_000; number += 1) stems(`szó${number}`);
    stems('szó29999');
    expect(reads).toBe(30_000);
    stems('szó0');
    expect(reads).toBe(30_001);
  });
});
