/** Reads one word: the lemmas and stems that it can be a form of. */

import type { Analyse, Analysis } from './analyse.ts';
import { createCompoundReader } from './compound.ts';
import type { PartsFinder } from './compound-parts.ts';
import type { AffixTable } from './dictionary/affix-table.ts';
import type { Lexicon } from './dictionary/lexicon.ts';
import { fold } from './fold.ts';
import type { NameFinder, Writing } from './names.ts';
import { createSenseFinder, type Sense, sensesOfUnknown } from './senses.ts';
import { stemsOfUnknown, unfoldedStemsOf } from './unknown-word.ts';

interface Reading {
  stems: string[];
  /** As written. */
  lemmas: string[];
  /** The lemmas that the dictionary has as nouns or adjectives, or whose parts it has. */
  nouns: string[];
  isCompound: boolean;
  senses: Sense[];
}

/** No Hungarian word is longer; longer input is not analysed. */
const longestWord = 50;
/** Endings after a hyphen: OECD-ben, iPhone-t, NATO-val. */
const endingAfterHyphen =
  /^(?:n[ae]k|b[ae]n?|bol|r[ae]|rol|n[ae]l|h[oe]z|tol|kent|ert|ig|[a-z]{1,3}[ae]l|[oe]?n|[oea]?[tkm]|j?[ae]|[oae]?s|i|)$/;

interface Needs {
  analyse: Analyse;
  names: NameFinder;
  parts: PartsFinder;
}

export function createWordReader(lexicon: Lexicon, table: AffixTable, { analyse, names, parts }: Needs) {
  const readCompound = createCompoundReader(lexicon, analyse, table);
  const sensesOf = createSenseFinder(lexicon, table);
  return { readingsOf, readingsOfFolded, readAsTyped, stemsOfFolded, compoundsOfFolded };

  /** As typed. */
  function readingsOf(word: string): Analysis[] {
    return word.length > longestWord ? [] : analyse(word.toLowerCase(), true);
  }

  /** With any accents. */
  function readingsOfFolded(word: string): Analysis[] {
    return word.length > longestWord ? [] : analyse(word, false);
  }

  function readAsTyped(word: string, writing: Writing): Reading {
    const readings = names.readingsIn(readingsOf(word), writing);
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
    const readings = names.readingsIn([...readingsOf(word), ...readingsOfFolded(word)], 'initial');
    const whole = folded(lemmasIn(readings));
    if (whole.length === 0) {
      const compounds = folded(compoundsOfFolded(word));
      return compounds.length > 0 ? compounds : stemsOfRest(word, false);
    }
    // Without accents many nouns look like a preverb and a verb: telefontöltők, telefontol.
    const isGuess = isPlain(word) && readings.every(({ hasPreverb }) => hasPreverb);
    const compounds = isGuess
      ? readCompound(word, false, false).filter((one) => parts.partsOf(one, true).length > 1)
      : [];
    return [...new Set([...whole, ...folded(compounds)])];
  }

  function compoundsOfFolded(word: string): string[] {
    return isPlain(word) ? readCompound(word, false) : [];
  }

  /** Stems of a word that is neither known nor a compound of known words. */
  function stemsOfRest(word: string, typed: boolean): string[] {
    if (word.length > longestWord) return [fold(word)];
    const hyphen = word.lastIndexOf('-');
    if (hyphen <= 0) return stemsOfUnknown(word, typed);
    const [head, tail] = [word.slice(0, hyphen), word.slice(hyphen + 1)];
    const stemsOf = typed ? (part: string) => readAsTyped(part, 'initial').stems : stemsOfFolded;
    if (endingAfterHyphen.test(fold(tail))) return stemsOf(head);
    return stemsOf(tail).map((stem) => `${fold(head)}-${stem}`);
  }
}

/** A word with a hyphen inside is split there. */
function isPlain(word: string): boolean {
  return word.length <= longestWord && word.lastIndexOf('-') <= 0;
}

export function lemmasIn(readings: Analysis[]): string[] {
  return readings.map(({ lemma }) => lemma);
}

export function folded(lemmas: string[]): string[] {
  return [...new Set(lemmas.map(fold))];
}
