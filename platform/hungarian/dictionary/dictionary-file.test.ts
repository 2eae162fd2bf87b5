import { describe, expect, it } from 'vitest';
import { type Entry, readDictionary } from './dictionary-file.ts';

function read(...lines: string[]): Entry[] {
  return [...readDictionary([`${lines.length}`, ...lines])];
}

describe('the word list', () => {
  it('returns words with their classes, and marks names', () => {
    expect(read('alma/AB', 'Dorog/C', 'tegnap')).toEqual([
      { word: 'alma', flags: 'AB', kind: 'word', lemmaEnd: '' },
      { word: 'dorog', flags: 'C', kind: 'name', lemmaEnd: '' },
      { word: 'tegnap', flags: '', kind: 'word', lemmaEnd: '' },
    ]);
  });
  it('returns what is left of the lemma of an irregular form', () => {
    expect(read('kezek/Ix)éz', 'vonalak/Ix)')).toMatchObject([
      { word: 'kezek', flags: 'Ix', kind: 'form', lemmaEnd: 'éz' },
      { word: 'vonalak', flags: 'Ix', kind: 'form', lemmaEnd: '' },
    ]);
  });
  it('separates a lemma that follows the classes without a mark', () => {
    expect(read('utak/IóÍžxút', 'öblök/IóÍžxöböl')).toMatchObject([
      { flags: 'IóÍžx', kind: 'form', lemmaEnd: 'út' },
      { flags: 'IóÍžx', kind: 'form', lemmaEnd: 'öböl' },
    ]);
  });
  it('does not take hyphenation for classes', () => {
    expect(read('nehézség/VËáz-ség')).toMatchObject([{ flags: 'VË', kind: 'word' }]);
  });
  it('omits forbidden words, phrases and short acronyms', () => {
    expect(read('rosz/w', 'úgy_is', 'MA', 'NATO/AB')).toEqual([]);
  });
});
