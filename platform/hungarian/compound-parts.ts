/** What a compound can be found by besides itself: pálya and udvar of pályaudvar, vasút of vasúti. */
import type { Analyse } from './analyse.ts';
import { madeByRule } from './compound.ts';
import { fold } from './fold.ts';
import { preverbs } from './irregular-verbs.ts';
import type { Lexicon } from './lexicon.ts';
import type { WordClasses } from './word-classes.ts';

/** The folded parts of a lemma, its tail first; none when it is no compound. `isCompound`: no dictionary has it whole. */
export type FindParts = (lemma: string, isCompound: boolean) => string[];

/** Shorter parts are too often letters that happen to stand there: hat and alom of hatalom. */
const shortestPart = 4;
/** Short words that stand before any noun, and hardly begin another word by chance. */
const shortHeads = new Set(['kis', 'új']);
/** What many words end with, or begin with, that are no compounds: rendszer, függőleges, mindegyik; település, tisztázás. */
const noPart = new Set(['szer', 'szeres', 'szerű', 'alom', 'leges', 'mind']);
const shortAction = /^..(?:[áé]s|tt)$/;
/** Names as short as Kocs and Bács are in kocsi and bácsi. */
const shortestPlace = 5;

export function createPartsFinder(lexicon: Lexicon, analyse: Analyse, classes: WordClasses): FindParts {
  return (lemma, isCompound) => {
    // What a rule made of a known word is not split: csatlakozás is of csatlakozik, not of csat.
    const partsOf = (word: string) => (isCompound || lexicon.hasLemma(word) ? split(word) : []);
    const noun = nounBefore(lemma);
    return [...new Set((noun === null ? partsOf(lemma) : [noun, ...partsOf(noun)]).map(fold))];
  };

  /** The longest tail that is a word, as compounds are read everywhere; in three only when not in two. */
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

  /** What an adjective in -i is made of. */
  function nounBefore(lemma: string): string | null {
    if (!lemma.endsWith('i') || lemma.length <= shortestPart) return null;
    const noun = lemma.slice(0, -1);
    return isNoun(noun) || isPlace(noun) || split(noun).length > 0 ? noun : null;
  }

  /** Nothing is inflected inside a compound: most beginnings are refused without being read. */
  function isHead(word: string): boolean {
    return (lexicon.find(fold(word)).length > 0 || madeByRule.test(word)) && isNoun(word);
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
