import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../fold.ts';
import type { Entry } from './dictionary-file.ts';
import { createLexicon as createFromColumns, type Lexicon, lexiconColumns } from './lexicon.ts';

const createLexicon = (entries: Entry[]): Lexicon => createFromColumns(lexiconColumns(entries));

const word = (text: string, given: Partial<Entry> = {}): Entry => ({
  word: text,
  flags: '',
  kind: 'word',
  lemmaEnd: '',
  ...given,
});

describe('the lexicon', () => {
  const kor = [
    word('kor', { flags: 'AB' }),
    word('kór'),
    word('kor', { kind: 'form', lemmaEnd: 'ő' }),
    word('kör'),
  ];
  const lexicon = createLexicon([
    word('alma', { flags: 'AB' }),
    ...kor,
    word('dorog', { kind: 'name', flags: 'C' }),
  ]);

  it('returns entries that are the same without accents, in the list’s order [S09]', () => {
    expect(lexicon.find('kor')).toEqual(kor);
    expect(lexicon.find('dorog')).toEqual([word('dorog', { kind: 'name', flags: 'C' })]);
  });
  it('returns nothing for unknown words and for parts of words [S09]', () => {
    for (const other of ['', 'ko', 'korr', 'kór', 'almak']) expect(lexicon.find(other)).toEqual([]);
    expect(createLexicon([]).find('alma')).toEqual([]);
  });
  it('distinguishes words with the same hash', () => {
    // Two words with the same 32-bit FNV-1a hash.
    const twins = createLexicon([word('costarring')]);
    expect(twins.find('liquid')).toEqual([]);
    expect(twins.find('costarring')).toEqual([word('costarring')]);
  });
  it('distinguishes lemmas by accents, and excludes irregular forms [S09]', () => {
    expect(['kor', 'kór', 'kőr', 'dorog'].filter(lexicon.hasLemma)).toEqual(['kor', 'kór', 'dorog']);
    expect(createLexicon([word('kezek', { kind: 'form' })]).hasLemma('kezek')).toBe(false);
  });

  it('finds every word of any list, and no other [S09]', () => {
    const syllables = fc.constantFrom('a', 'á', 'ő', 'kő', 'ku', 'lá', 'ma', 'rü', 'sz', '-');
    const words = fc.array(syllables, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(words), words, (list, requested) => {
        const entries = list.map((text, at) => word(text, { flags: `${at % 3}`, lemmaEnd: `${at % 5}` }));
        const found = createLexicon(entries).find(fold(requested));
        expect(found).toEqual(entries.filter((entry) => fold(entry.word) === fold(requested)));
      }),
    );
  });
});
