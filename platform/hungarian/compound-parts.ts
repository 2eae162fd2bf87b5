import type { Analyse } from './analyse.ts';
import { derivedWord } from './compound.ts';
import { fold } from './fold.ts';
import { preverbs } from './irregular-verbs.ts';
import type { Lexicon } from './lexicon.ts';
import type { WordClasses } from './word-classes.ts';

/** Finds the parts of compounds, which are indexed, too: pálya and udvar of pályaudvar, vasút of vasúti. */
export interface PartsFinder {
  /**
   * Folded parts of a lemma, the last part first; none when it is not a compound. `isCompound`: it is in no dictionary.
   */
  partsOf(lemma: string, isCompound: boolean): string[];
  /** The noun of an adjective in -i: vasúti → vasút, bükki → bükk. */
  nounOfAdjective(lemma: string): string | null;
}

/** Shorter parts are too often coincidences: hat and alom of hatalom. */
const shortestPart = 4;
/** Short words that can precede any noun and rarely begin another word by coincidence. */
const shortHeads = new Set(['kis', 'új']);
/**
 * Frequent beginnings and ends of words that are not compounds: rendszer, függőleges, mindegyik; település, tisztázás.
 */
const noPart = new Set(['szer', 'szeres', 'szerű', 'alom', 'leges', 'mind']);
const shortAction = /^..(?:[áé]s|tt)$/;
/** Shorter place names are coincidences: Kocs and Bács in kocsi and bácsi. */
const shortestPlace = 5;

export function createPartsFinder(lexicon: Lexicon, analyse: Analyse, classes: WordClasses): PartsFinder {
  return { partsOf, nounOfAdjective };

  function partsOf(lemma: string, isCompound: boolean): string[] {
    // A word derived by a rule is not split: csatlakozás is derived from csatlakozik, not from csat.
    const splitKnown = (word: string) => (isCompound || lexicon.hasLemma(word) ? split(word) : []);
    const noun = nounOfAdjective(lemma);
    return [...new Set((noun === null ? splitKnown(lemma) : [noun, ...splitKnown(noun)]).map(fold))];
  }

  /** Prefers the longest last part that is a word; splits into three only when two parts are impossible. */
  function split(lemma: string): string[] {
    const heads: number[] = [];
    for (let at = 2; at <= lemma.length - shortestPart; at += 1) {
      const head = lemma.slice(0, at);
      if (!(at < shortestPart ? shortHeads.has(head) : isHead(head))) continue;
      if (isNoun(lemma.slice(at))) return withHead(lemma.slice(at), head);
      heads.push(at);
    }
    for (const at of heads) {
      const tail = splitInTwo(lemma.slice(at));
      if (tail.length > 0) return [...tail, ...withHead(null, lemma.slice(0, at))];
    }
    return [];
  }

  function splitInTwo(word: string): string[] {
    for (let at = shortestPart; at <= word.length - shortestPart; at += 1)
      if (isHead(word.slice(0, at)) && isNoun(word.slice(at))) return [word.slice(at), word.slice(0, at)];
    return [];
  }

  function nounOfAdjective(lemma: string): string | null {
    if (!lemma.endsWith('i') || lemma.length <= shortestPart) return null;
    const noun = lemma.slice(0, -1);
    return isNoun(noun) || isPlace(noun) || split(noun).length > 0 ? noun : null;
  }

  /** Inside a compound nothing is inflected, so most beginnings are excluded by a lookup, without analysis. */
  function isHead(word: string): boolean {
    return (lexicon.find(fold(word)).length > 0 || derivedWord.test(word)) && isNoun(word);
  }

  function isNoun(word: string): boolean {
    return (
      !preverbs.has(word) &&
      !noPart.has(word) &&
      !shortAction.test(word) &&
      analyse(word, true).some(
        ({ lemma, flags, isName }) =>
          lemma === word && !isName && classes.takesSuffix(flags) && !classes.isVerb(flags),
      )
    );
  }

  function isPlace(word: string): boolean {
    return (
      word.length >= shortestPlace &&
      analyse(word, true).some(({ lemma, isBare, isName }) => lemma === word && isBare && isName)
    );
  }
}

function withHead(tail: string | null, head: string): string[] {
  return [...(tail === null ? [] : [tail]), ...(head.length < shortestPart ? [] : [head])];
}
