import { describe, expect, it } from 'vitest';
import { matchesBeginning, matchesEnd, readCondition } from './condition.ts';

describe('a condition of the affix file', () => {
  it('requires one of several letters, none of them, or any, at each position', () => {
    const condition = readCondition('[^l]l.[ae]');
    expect(['tolna', 'volte'].map((word) => matchesEnd(word, condition))).toEqual([true, true]);
    expect(['hullna', 'tolni', 'tola'].map((word) => matchesEnd(word, condition))).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('does not match a shorter word', () => {
    expect(matchesEnd('e', readCondition('[^a]e'))).toBe(false);
  });
  it('is tested at the beginning for a prefix', () => {
    expect(matchesBeginning('borul', readCondition('b'))).toBe(true);
    expect(matchesBeginning('omol', readCondition('b'))).toBe(false);
  });
});
