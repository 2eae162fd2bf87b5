import { describe, expect, it } from 'vitest';
import { tieShortWords, tieShortWordsInHtml } from './tie-short-words.ts';

describe('a title', () => {
  it('does not leave an article alone at the end of a line', () => {
    expect(tieShortWords('A kutya ül a „hídon” s a ház előtt')).toBe(
      'A\u00a0kutya ül a\u00a0„hídon” s\u00a0a\u00a0ház előtt',
    );
  });

  it('does not begin a line with a dash', () => {
    expect(tieShortWords('Tetőt visznek – percről percre')).toBe('Tetőt visznek\u00a0– percről percre');
  });

  it('is unchanged in tags and their attributes', () => {
    expect(tieShortWordsInHtml('A ház, <a href="/x" title="a b c > d e">s a kert</a>')).toBe(
      'A\u00a0ház, <a href="/x" title="a b c > d e">s\u00a0a\u00a0kert</a>',
    );
  });

  it('does not change longer words and text after a hyphen', () => {
    expect(tieShortWords('Szabad-e az út, ha ő-e nem')).toBe('Szabad-e az út, ha ő-e nem');
  });
});
