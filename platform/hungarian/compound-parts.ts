import type { Analyse } from './analyse.ts';
import { derivedWord } from './compound.ts';
import type { Lexicon } from './dictionary/lexicon.ts';
import { fold } from './fold.ts';
import { preverbs } from './irregular-verbs.ts';
import type { WordClasses } from './word-classes.ts';

/** Finds the parts of compounds, which are indexed, too: pálya and udvar of pályaudvar, vasút of vasúti. */
export interface PartsFinder {
  /**
   * Folded parts of a lemma, the last part first; none when it is not a compound. `isCompound`: it is in no dictionary.
   */
  partsOf(lemma: string, isCompound: boolean): string[];
  /** The ways to split a compound in two, also into short parts: kenyérár is kenyér and ár. */
  halvesOf(lemma: string, isCompound: boolean): [string, string][];
  /** The noun of an adjective in -i: vasúti → vasút, bükki → bükk. */
  nounOfAdjective(lemma: string): string | null;
}

/** Shorter parts are too often coincidences: hat and alom of hatalom. */
const shortestPart = 4;
/** Shorter halves of compounds are coincidences, but for these. */
const shortestHalf = 3;
const shortHalves = new Set(['ár', 'út', 'év', 'tó', 'mű', 'hő', 'kő', 'ló', 'só', 'íz', 'fa', 'fű']);
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
  return { partsOf, halvesOf, nounOfAdjective };

  function partsOf(lemma: string, isCompound: boolean): string[] {
    // A word derived by a rule is not split: csatlakozás is derived from csatlakozik, not from csat.
    const splitKnown = (word: string) =>
      isCompound || lexicon.hasLemma(word) ? split(word, isCompound) : [];
    const noun = nounOfAdjective(lemma);
    return [...new Set((noun === null ? splitKnown(lemma) : [noun, ...splitKnown(noun)]).map(fold))];
  }

  /** Prefers the longest last part that is a word; splits into three only when two parts are impossible. */
  function split(lemma: string, isCompound = false): string[] {
    const heads: number[] = [];
    for (let at = 2; at <= lemma.length - shortestPart; at += 1) {
      const head = lemma.slice(0, at);
      if (!(at < shortestPart ? shortHeads.has(head) : isHead(head))) continue;
      if (isNoun(lemma.slice(at))) return withHead(lemma.slice(at), head);
      heads.push(at);
    }
    for (const at of heads) {
      // The middle of a compound in no dictionary may be short: párbaj, tőr and csapat.
      const leastMiddle = isCompound ? shortestHalf : shortestPart;
      const [two] = halvesWith(lemma.slice(at), leastMiddle, shortestPart);
      if (two) return partsOfThree(lemma.slice(0, at), two, isCompound);
    }
    return [];
  }

  function halvesOf(lemma: string, isCompound: boolean): [string, string][] {
    if (!isCompound && !lexicon.hasLemma(lemma)) return [];
    const halves = halvesWith(lemma, 2, 2).filter((halves) => halves.every(isHalf));
    if (halves.length > 0 || !isCompound)
      return isCompound ? halves : halves.filter(([head, tail]) => isLikely(head.length, tail.length));
    const parts = split(lemma, true);
    const [tail = ''] = parts;
    const head = lemma.slice(0, lemma.length - tail.length);
    return parts.includes(head) ? [[head, tail]] : [];
  }

  function halvesWith(word: string, leastHead: number, leastTail: number): [string, string][] {
    const halves: [string, string][] = [];
    for (let at = leastHead; at <= word.length - leastTail; at += 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      if (isHead(head) && isNoun(tail)) halves.push([head, tail]);
    }
    return halves;
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

function isHalf(part: string): boolean {
  return part.length >= shortestHalf || shortHalves.has(part);
}

/** Whether parts of these lengths are no coincidence in a word of the dictionary, as hat and ár in határ are. */
function isLikely(head: number, tail: number): boolean {
  return (head >= 3 && tail >= 3) || head >= shortestPart || tail > shortestPart;
}

function withHead(tail: string, head: string): string[] {
  return head.length < shortestPart ? [tail] : [tail, head];
}

/** Also the first two together, where it is no coincidence: párbajtőr. */
function partsOfThree(head: string, [middle, tail]: [string, string], isCompound: boolean): string[] {
  const parts = [tail, middle, head, ...(isCompound ? [head + middle] : [])];
  return parts.filter((part) => part.length >= shortestPart);
}
