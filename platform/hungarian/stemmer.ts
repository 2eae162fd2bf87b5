import { createAnalyser } from './analyse.ts';
import { createPartsFinder } from './compound-parts.ts';
import type { AffixTable } from './dictionary/affix-table.ts';
import { createLemmaFinder } from './dictionary/entry-lemma.ts';
import type { Lexicon } from './dictionary/lexicon.ts';
import { fold } from './fold.ts';
import { memoizeWords } from './memoize-words.ts';
import { createNameFinder, isKnownWord, type Name, type Writing } from './names.ts';
import { createWordReader, folded, lemmasIn } from './read-word.ts';
import { createRootFinder } from './roots.ts';
import type { Sense } from './senses.ts';
import { createTypedNames } from './typed-names.ts';

/**
 * Stems of Hungarian words for indexing and searching. Stems are lower-case and without accents; a word has at least
 * one, and several where its reading is ambiguous.
 */
export interface Stemmer {
  /** Name and version of the dictionary. */
  source: string;
  /**
   * Stems of a word as typed: `stems('kezével')` is `['kez']`. How it is written excludes some: `stems('érd', 'lower')`
   * is `['er']`, `stems('Érd', 'capital')` is `['erd']`.
   */
  stems(word: string, writing?: Writing): string[];
  /** Stems of a word typed without accents: `foldedStems('kormanyhivatalban')` is `['kormanyhivatal']`. */
  foldedStems(word: string): string[];
  /** Parts of a compound or an adjective in -i: `parts('kisvasúton')` is `['vasut']`. */
  parts(word: string): string[];
  /** The ways to split a compound in two: `halves('kenyérárakat')` is `[['kenyér', 'ár']]`. */
  halves(word: string): [string, string][];
  /** Halves of a compound typed without accents. */
  foldedHalves(word: string): [string, string][];
  /** Words that a word is derived from: `roots('lezárásról')` is `['lezar']`, `roots('bükki')` is `['bukk']`. */
  roots(word: string): string[];
  /** Roots of a word typed without accents. */
  foldedRoots(word: string): string[];
  /**
   * Senses of a word as typed, with names that distinguish them from other words with the same stem: `senses('kórról')`
   * is `[{ stem: 'kor', name: 'kór/noun' }]`.
   */
  senses(word: string, writing?: Writing): Sense[];
  /** Names that a word with a capital can be: `names('Hatvanban')` is `[{ stem: 'hatvan', isShared: true }]`. */
  names(word: string): Name[];
  /** Names that a word of a query can be, typed in any case, with or without accents; none for another word. */
  typedNames(word: string): Name[];
  /** Whether a word of a query is a name and nothing else: Baja and Tura; not Hatvan, nor tura, which may be túra. */
  isOnlyName(word: string): boolean;
  /** Places of an adjective in -i: Hatvan of hatvani. */
  places(word: string): Name[];
  /** Whether it can be a form of a word or a name of the dictionary, with or without accents. */
  isForm(word: string): boolean;
  /** Whether the form is in the dictionary, and not as a name: hatvan, but not hatvanban. */
  isKnownWord(word: string): boolean;
}

/** Cache size for words whose parts are requested soon after their stems; callers cache both for longer. */
const recentWords = 1_000;
export function createStemmer(source: string, table: AffixTable, lexicon: Lexicon): Stemmer {
  const analyse = createAnalyser(lexicon, table, createLemmaFinder(lexicon, table));
  const parts = createPartsFinder(lexicon, analyse, table);
  const findRoots = createRootFinder(analyse, table, parts);
  const names = createNameFinder(lexicon, analyse);
  const read = createWordReader(lexicon, table, { analyse, names, parts });
  const { readingsOf, readingsOfFolded, readAsTyped, stemsOfFolded, compoundsOfFolded } = read;
  const written = {
    initial: memoizeWords((word) => readAsTyped(word, 'initial'), recentWords),
    lower: memoizeWords((word) => readAsTyped(word, 'lower'), recentWords),
    capital: memoizeWords((word) => readAsTyped(word, 'capital'), recentWords),
  };
  const asTyped = written.initial;
  const { typedNames, isOnlyName } = createTypedNames(names.namesIn, readingsOf, readingsOfFolded);
  return {
    source,
    stems: (word, writing = 'initial') => written[writing](word).stems,
    foldedStems: memoizeWords(stemsOfFolded),
    parts: memoizeWords(partsOf, recentWords),
    halves: halvesAsTyped,
    foldedHalves: halvesOfFolded,
    roots: memoizeWords(rootsOf, recentWords),
    foldedRoots: memoizeWords(rootsOfFolded, recentWords),
    senses: (word, writing = 'initial') => written[writing](word).senses,
    names: memoizeWords((word) => names.namesIn(readingsOf(word)), recentWords),
    typedNames,
    isOnlyName,
    places: memoizeWords(placesOf, recentWords),
    isForm: (word) => readingsOf(word).length > 0 || readingsOfFolded(fold(word)).length > 0,
    isKnownWord: (word) => isKnownWord(readingsOf(word)),
  };

  function placesOf(word: string): Name[] {
    const places = asTyped(word).lemmas.flatMap((lemma) => names.placeOf(lemma) ?? []);
    return [...new Map(places.map((place) => [place.stem, place])).values()];
  }

  function partsOf(word: string): string[] {
    const { stems, nouns, isCompound } = asTyped(word);
    const found = new Set(nouns.flatMap((noun) => parts.partsOf(noun, isCompound)));
    return [...found].filter((part) => !stems.includes(part));
  }

  /** A word that is not read at all may end with a part that is too short for stems: kávéár. */
  function halvesAsTyped(word: string): [string, string][] {
    const { nouns, lemmas, isCompound } = asTyped(word);
    return lemmas.length > 0 ? halvesOf(nouns, isCompound) : halvesOf([word.toLowerCase()], true);
  }

  function halvesOf(nouns: string[], isCompound: boolean): [string, string][] {
    return nouns.flatMap((noun) => parts.halvesOf(noun, isCompound));
  }

  function halvesOfFolded(word: string): [string, string][] {
    const lemmas = lemmasIn(readingsOfFolded(fold(word)));
    if (lemmas.length > 0) return halvesOf([...new Set(lemmas)], false);
    return halvesOf([...new Set(compoundsOfFolded(fold(word)))], true);
  }

  function rootsOf(word: string): string[] {
    const { stems, lemmas } = asTyped(word);
    return without(stems, folded(lemmas.flatMap(findRoots)));
  }

  function rootsOfFolded(word: string): string[] {
    const readings = names.readingsIn([...readingsOf(word), ...readingsOfFolded(word)], 'initial');
    return without(stemsOfFolded(word), folded(lemmasIn(readings).flatMap(findRoots)));
  }
}

function without(stems: readonly string[], found: readonly string[]): string[] {
  return found.filter((one) => !stems.includes(one));
}
