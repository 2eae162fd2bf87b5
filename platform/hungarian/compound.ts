import type { Analyse } from './analyse.ts';
import type { Lexicon } from './dictionary/lexicon.ts';
import { fold } from './fold.ts';
import { preverbs } from './irregular-verbs.ts';
import type { WordClasses } from './word-classes.ts';

/**
 * Lemmas of a compound that is in no dictionary (`tőketartalékba`: tőke, tartalék); none when its parts are unknown.
 * Preverbs can be excluded.
 */
export type ReadCompound = (word: string, asTyped: boolean, preverbsToo?: boolean) => string[];

const mostParts = 3;
const shortestTail = 3;
/** The dictionary's flags for "may be first in a compound". */
const beginsCompounds = /[Yv]/;
/** Short words without these flags that begin compounds. */
const shortHeads = new Set(['kis', 'új', 'ál', 'al', 'jó', 'ős', 'két', 'öt', 'hat', 'hét', 'tíz']);
/** Derived words are in no dictionary but can begin compounds: tervező, kutatás, pénzügyi. */
export const derivedWord = /(?:[oóőö]|[áéae]s|i)$/;

export function createCompoundReader(lexicon: Lexicon, analyse: Analyse, classes: WordClasses): ReadCompound {
  return (whole, asTyped, preverbsToo = true) => {
    // Each tail is analysed once for all splits, so the time is linear even for hostile words.
    const known = new Map<number, string[]>();
    return read(0, mostParts);

    /** Beginnings of two letters are tried last: most of them belong to a longer word. */
    function read(from: number, parts: number): string[] {
      for (let at = from + 3; at <= whole.length - shortestTail; at += 1) {
        const lemmas = split(from, at, parts);
        if (lemmas.length > 0) return lemmas;
      }
      return split(from, from + 2, parts);
    }

    function split(from: number, at: number, parts: number): string[] {
      if (at > whole.length - shortestTail) return [];
      const head = whole.slice(from, at);
      if (!preverbsToo && preverbs.has(head)) return [];
      const heads = headsOf(head, asTyped);
      if (heads.length === 0) return [];
      const simple = tailsAt(at, preverbs.has(heads[0] ?? ''));
      const tails = simple.length > 0 || parts <= 2 ? simple : read(at, parts - 1);
      return heads.flatMap((head) => tails.map((tail) => head + tail));
    }

    function tailsAt(at: number, afterPreverb: boolean): string[] {
      if (afterPreverb) return tailsOf(whole.slice(at), asTyped, true);
      let tails = known.get(at);
      if (!tails) {
        tails = tailsOf(whole.slice(at), asTyped, false);
        known.set(at, tails);
      }
      return tails;
    }
  };

  function headsOf(head: string, asTyped: boolean): string[] {
    if (preverbs.has(head)) return [head];
    const known = lexicon
      .find(fold(head))
      .filter(({ word, flags }) => {
        const mayBegin =
          beginsCompounds.test(flags) || shortHeads.has(word) || (word.length > 3 && !classes.isVerb(flags));
        return mayBegin && (!asTyped || word === head);
      })
      .map(({ word }) => word);
    if (known.length > 0 || head.length < 4 || !derivedWord.test(head)) return known;
    return analyse(head, asTyped)
      .map(({ lemma }) => lemma)
      .filter((lemma) => fold(lemma) === fold(head));
  }

  /** Nouns and adjectives end compounds; verbs only after a preverb. */
  function tailsOf(tail: string, asTyped: boolean, afterPreverb: boolean): string[] {
    return analyse(tail, asTyped)
      .filter(
        ({ lemma, flags }) =>
          (lemma.length >= shortestTail || tail.length > shortestTail) &&
          flags !== '' &&
          (afterPreverb || !classes.isVerb(flags)),
      )
      .map(({ lemma }) => lemma);
  }
}
