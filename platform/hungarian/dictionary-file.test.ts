import { describe, expect, it } from 'vitest';
import { type Entry, readDictionary } from './dictionary-file.ts';

function read(...lines: string[]): Entry[] {
  return [...readDictionary([`${lines.length}`, ...lines])];
}

describe('the word list', () => {
  it('gives words with their classes, and says which are names', () => {
    expect(read('alma/AB', 'Dorog/C', 'tegnap')).toEqual([
      { word: 'alma', flags: 'AB', kind: 'word', lemmaEnd: '' },
      { word: 'dorog', flags: 'C', kind: 'name', lemmaEnd: '' },
      { word: 'tegnap', flags: '', kind: 'word', lemmaEnd: '' },
    ]);
  });
  it('keeps what is left of the lemma of an irregular form', () => {
    expect(read('kezek/Ix)éz', 'vonalak/Ix)')).toMatchObject([
      { word: 'kezek', flags: 'Ix', kind: 'form', lemmaEnd: 'éz' },
      { word: 'vonalak', flags: 'Ix', kind: 'form', lemmaEnd: '' },
    ]);
  });
  it('finds the lemma that has run into the classes', () => {
    expect(read('utak/IóÍžxút', 'öblök/IóÍžxöböl')).toMatchObject([
      { flags: 'IóÍžx', kind: 'form', lemmaEnd: 'út' },
      { flags: 'IóÍžx', kind: 'form', lemmaEnd: 'öböl' },
    ]);
  });
  it('does not take hyphenation for classes', () => {
    expect(read('nehézség/VËáz-ség')).toMatchObject([{ flags: 'VË', kind: 'word' }]);
  });
  it('leaves out forbidden words, phrases and short acronyms', () => {
    expect(read('rosz/w', 'úgy_is', 'MA', 'NATO/AB')).toEqual([]);
  });
});
