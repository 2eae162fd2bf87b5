import type { Entry } from './dictionary-file.ts';
import { fold } from './fold.ts';

/** All words, found as they are typed without accents: `find('kor')` gives kor, kór and kör. */
export interface Lexicon {
  add(entry: Entry): void;
  find(folded: string): readonly Entry[];
  /** Whether this is a word of its own and not an irregular form of another. */
  hasLemma(word: string): boolean;
}

const none: readonly Entry[] = [];

export function createLexicon(): Lexicon {
  const entries = new Map<string, Entry | Entry[]>();
  function find(folded: string): readonly Entry[] {
    const there = entries.get(folded);
    if (there === undefined) return none;
    return Array.isArray(there) ? there : [there];
  }
  return {
    find,
    add(entry) {
      const key = fold(entry.word);
      const there = entries.get(key);
      if (there === undefined) entries.set(key, entry);
      else if (Array.isArray(there)) there.push(entry);
      else entries.set(key, [there, entry]);
    },
    hasLemma: (word) => find(fold(word)).some((entry) => entry.word === word && entry.kind !== 'form'),
  };
}
