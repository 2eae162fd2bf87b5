import { describe, expect, it } from 'vitest';
import { remembering } from './remembering.ts';

describe('remembering', () => {
  it('reads a word once, however it is capitalised', () => {
    const read: string[] = [];
    const stems = remembering((word) => {
      read.push(word);
      return [word];
    });
    expect([stems('Alma'), stems('ALMA')]).toEqual([['alma'], ['alma']]);
    expect(read).toEqual(['alma']);
  });
  it('forgets what has not been asked for lately', () => {
    let reads = 0;
    const stems = remembering((word) => {
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
