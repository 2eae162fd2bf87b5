import type { AffixTable } from './affix-table.ts';
import { type Analysis, createAnalyser } from './analyse.ts';
import { createCompoundReader } from './compound.ts';
import { createPartsFinder } from './compound-parts.ts';
import { createLemmaFinder } from './entry-lemma.ts';
import { fold } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import { memoizeWords } from './memoize-words.ts';
import { createRootFinder } from './roots.ts';
import { createSenseFinder, type Sense, sensesOfUnknown } from './senses.ts';
import { stemsOfUnknown, unfoldedStemsOf } from './unknown-word.ts';

/**
 * Stems of Hungarian words for indexing and searching. Stems are lower-case and without accents; a word has at least
 * one, and several where its reading is ambiguous.
 */
export interface Stemmer {
  /** Name and version of the dictionary. */
  source: string;
  /** Stems of a word as typed: `stems('kezével')` is `['kez']`. */
  stems(word: string): string[];
  /** Stems of a word typed without accents: `foldedStems('kormanyhivatalban')` is `['kormanyhivatal']`. */
  foldedStems(word: string): string[];
  /** Parts of a compound or an adjective in -i: `parts('kisvasúton')` is `['vasut']`. */
  parts(word: string): string[];
  /** Words that a word is derived from: `roots('lezárásról')` is `['lezar']`, `roots('bükki')` is `['bukk']`. */
  roots(word: string): string[];
  /** Roots of a word typed without accents. */
  foldedRoots(word: string): string[];
  /**
   * Senses of a word as typed, with names that distinguish them from other words with the same stem: `senses('kórról')`
   * is `[{ stem: 'kor', name: 'kór/noun' }]`.
   */
  senses(word: string): Sense[];
}

interface Reading {
  stems: string[];
  /** As written. */
  lemmas: string[];
  /** The lemmas that the dictionary has as nouns or adjectives, or whose parts it has. */
  nouns: string[];
  isCompound: boolean;
  senses: Sense[];
}

/** Cache size for words whose parts are requested soon after their stems; callers cache both for longer. */
const recentWords = 1_000;
/** No Hungarian word is longer; longer input is not analysed. */
const longestWord = 50;
/** Endings after a hyphen: OECD-ben, iPhone-t, NATO-val. */
const endingAfterHyphen =
  /^(?:n[ae]k|b[ae]n?|bol|r[ae]|rol|n[ae]l|h[oe]z|tol|kent|ert|ig|[a-z]{1,3}[ae]l|[oe]?n|[oea]?[tkm]|j?[ae]|[oae]?s|i|)$/;

export function createStemmer(source: string, table: AffixTable, lexicon: Lexicon): Stemmer {
  const analyse = createAnalyser(lexicon, table, createLemmaFinder(lexicon, table));
  const readCompound = createCompoundReader(lexicon, analyse, table);
  const { partsOf: findParts, nounOfAdjective } = createPartsFinder(lexicon, analyse, table);
  const findRoots = createRootFinder(analyse, table, nounOfAdjective);
  const sensesOf = createSenseFinder(lexicon, table);
  const asTyped = memoizeWords(readAsTyped, recentWords);
  return {
    source,
    stems: (word) => asTyped(word).stems,
    foldedStems: memoizeWords(stemsOfFolded),
    parts: memoizeWords(partsOf, recentWords),
    roots: memoizeWords(rootsOf, recentWords),
    foldedRoots: memoizeWords(rootsOfFolded, recentWords),
    senses: (word) => asTyped(word).senses,
  };

  function partsOf(word: string): string[] {
    const { stems, nouns, isCompound } = asTyped(word);
    const parts = new Set(nouns.flatMap((noun) => findParts(noun, isCompound)));
    return [...parts].filter((part) => !stems.includes(part));
  }

  function rootsOf(word: string): string[] {
    const { stems, lemmas } = asTyped(word);
    return without(stems, folded(lemmas.flatMap(findRoots)));
  }

  function rootsOfFolded(word: string): string[] {
    if (word.length > longestWord) return [];
    const readings = withoutNamesIfKnown([...analyse(word, true), ...analyse(word, false)]);
    return without(stemsOfFolded(word), folded(lemmasIn(readings).flatMap(findRoots)));
  }

  function readAsTyped(word: string): Reading {
    const readings = word.length > longestWord ? [] : withoutNamesIfKnown(analyse(word, true));
    if (readings.length > 0) {
      const lemmas = lemmasIn(readings);
      const nouns = lemmasIn(readings.filter(({ flags }) => !table.isVerb(flags)));
      const senses = sensesOf(readings);
      return { stems: folded(lemmas), lemmas, nouns: [...new Set(nouns)], isCompound: false, senses };
    }
    const lemmas = isPlain(word) ? [...new Set(readCompound(word, true))] : [];
    if (lemmas.length > 0)
      return { stems: folded(lemmas), lemmas, nouns: lemmas, isCompound: true, senses: [] };
    const senses = isPlain(word) ? sensesOfUnknown(unfoldedStemsOf(word, true)) : [];
    return { stems: stemsOfRest(word, true), lemmas: [], nouns: [], isCompound: false, senses };
  }

  function stemsOfFolded(word: string): string[] {
    if (word.length > longestWord) return [fold(word)];
    // A word typed without accents may also be meant literally.
    const readings = withoutNamesIfKnown([...analyse(word, true), ...analyse(word, false)]);
    const whole = folded(lemmasIn(readings));
    if (whole.length === 0) {
      const compounds = isPlain(word) ? folded(readCompound(word, false)) : [];
      return compounds.length > 0 ? compounds : stemsOfRest(word, false);
    }
    // Without accents many nouns look like a preverb and a verb: telefontöltők, telefontol.
    const isGuess = isPlain(word) && readings.every(({ hasPreverb }) => hasPreverb);
    const compounds = isGuess
      ? readCompound(word, false, false).filter((one) => findParts(one, true).length > 1)
      : [];
    return [...new Set([...whole, ...folded(compounds)])];
  }

  /** Stems of a word that is neither known nor a compound of known words. */
  function stemsOfRest(word: string, typed: boolean): string[] {
    if (word.length > longestWord) return [fold(word)];
    const hyphen = word.lastIndexOf('-');
    if (hyphen <= 0) return stemsOfUnknown(word, typed);
    const [head, tail] = [word.slice(0, hyphen), word.slice(hyphen + 1)];
    const stemsOf = typed ? (part: string) => readAsTyped(part).stems : stemsOfFolded;
    if (endingAfterHyphen.test(fold(tail))) return stemsOf(head);
    return stemsOf(tail).map((stem) => `${fold(head)}-${stem}`);
  }
}

/** A word with a hyphen inside is split there. */
function isPlain(word: string): boolean {
  return word.length <= longestWord && word.lastIndexOf('-') <= 0;
}

function lemmasIn(readings: Analysis[]): string[] {
  return readings.map(({ lemma }) => lemma);
}

function without(stems: readonly string[], found: readonly string[]): string[] {
  return found.filter((one) => !stems.includes(one));
}

function folded(lemmas: string[]): string[] {
  return [...new Set(lemmas.map(fold))];
}

/** A word in the dictionary is rarely a form of a name: vidék of Vid. */
function withoutNamesIfKnown(readings: Analysis[]): Analysis[] {
  const isWord = readings.some(({ isBare, isName }) => isBare && !isName);
  return readings.filter(({ isName }) => !isWord || !isName);
}
