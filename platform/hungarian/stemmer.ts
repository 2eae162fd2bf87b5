/** The stems of Hungarian words, as they are indexed and as they are looked for. */
import type { AffixFile } from './affix-file.ts';
import { makeAffixTable } from './affix-table.ts';
import { type Analysis, createAnalyser } from './analyse.ts';
import { createCompoundReader } from './compound.ts';
import { createLemmaFinder } from './entry-lemma.ts';
import { fold } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import { remembering } from './remembering.ts';
import { stemsOfUnknown } from './unknown-word.ts';

/** Stems are lower-case and without accents; a word has at least one, and several where its reading is not certain. */
export interface Stemmer {
  /** Which dictionary the words are known from. */
  source: string;
  /** Of a word as it is typed: `stems('kezével')` is `['kez']`. */
  stems(word: string): string[];
  /** Of a word whose accents were left out: `foldedStems('kormanyhivatalban')` is `['kormanyhivatal']`. */
  foldedStems(word: string): string[];
}

/** No word of the language is longer; what is, is noise. */
const longestWord = 50;
/** What stands after a hyphen and is an ending: OECD-ben, iPhone-t, NATO-val. */
const endingAlone =
  /^(?:n[ae]k|b[ae]n?|bol|r[ae]|rol|n[ae]l|h[oe]z|tol|kent|ert|ig|[a-z]{1,3}[ae]l|[oe]?n|[oea]?[tkm]|j?[ae]|[oae]?s|i|)$/;

export function createStemmer(source: string, affixes: AffixFile, lexicon: Lexicon): Stemmer {
  const table = makeAffixTable(affixes);
  const analyse = createAnalyser(lexicon, table, createLemmaFinder(lexicon, table));
  const readCompound = createCompoundReader(lexicon, analyse, table);
  return {
    source,
    stems: remembering((word) => stemsOf(word, true)),
    foldedStems: remembering((word) => stemsOf(word, false)),
  };

  function stemsOf(word: string, asTyped: boolean): string[] {
    if (word.length > longestWord) return [fold(word)];
    // Who leaves accents out may also mean what stands there.
    const readings = asTyped ? analyse(word, true) : [...analyse(word, true), ...analyse(word, false)];
    const whole = folded(likely(readings));
    if (whole.length > 0) return whole;
    const hyphen = word.lastIndexOf('-');
    if (hyphen > 0) return stemsOfHyphened(word.slice(0, hyphen), word.slice(hyphen + 1), asTyped);
    const compound = folded(readCompound(word, asTyped));
    return compound.length > 0 ? compound : stemsOfUnknown(word, asTyped);
  }

  function stemsOfHyphened(head: string, tail: string, asTyped: boolean): string[] {
    if (endingAlone.test(fold(tail))) return stemsOf(head, asTyped);
    return stemsOf(tail, asTyped).map((stem) => `${fold(head)}-${stem}`);
  }
}

function folded(lemmas: string[]): string[] {
  return [...new Set(lemmas.map(fold))];
}

/** A word that stands in the dictionary is hardly a form of a name: vidék of Vid. */
function likely(readings: Analysis[]): string[] {
  const isWord = readings.some(({ isBare, isName }) => isBare && !isName);
  return readings.filter(({ isName }) => !isWord || !isName).map(({ lemma }) => lemma);
}
