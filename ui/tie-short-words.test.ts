import { describe, expect, it } from 'vitest';
import { tieShortWords } from './tie-short-words.ts';

describe('a title', () => {
  it('does not leave an article alone at the end of a line', () => {
    expect(tieShortWords('A kutya ül a „hídon” s a ház előtt')).toBe(
      'A\u00a0kutya ül a\u00a0„hídon” s\u00a0a\u00a0ház előtt',
    );
  });

  it('does not begin a line with a dash', () => {
    expect(tieShortWords('Tetőt visznek – percről percre')).toBe('Tetőt visznek\u00a0– percről percre');
  });

  it('leaves longer words and what follows a hyphen alone', () => {
    expect(tieShortWords('Szabad-e az út, ha ő-e nem')).toBe('Szabad-e az út, ha ő-e nem');
  });
});
