import { describe, expect, it } from 'vitest';
import { beginsSo, endsSo, readCondition } from './condition.ts';

describe('a condition of the affix file', () => {
  it('wants one of the letters, none of them, or any, place by place', () => {
    const condition = readCondition('[^l]l.[ae]');
    expect(['tolna', 'volte'].map((word) => endsSo(word, condition))).toEqual([true, true]);
    expect(['hullna', 'tolni', 'tola'].map((word) => endsSo(word, condition))).toEqual([false, false, false]);
  });
  it('holds for no word that is shorter than itself', () => {
    expect(endsSo('e', readCondition('[^a]e'))).toBe(false);
  });
  it('looks at the beginning for a prefix', () => {
    expect(beginsSo('borul', readCondition('b'))).toBe(true);
    expect(beginsSo('omol', readCondition('b'))).toBe(false);
  });
});
