/** The stems of Hungarian words, as they are indexed and as they are looked for. */
import type { AffixFile } from './affix-file.ts';
import { makeAffixTable } from './affix-table.ts';
import { type Analysis, createAnalyser } from './analyse.ts';
import { createCompoundReader } from './compound.ts';
import { createPartsFinder } from './compound-parts.ts';
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
  /** What a compound or an adjective in -i is made of: `parts('kisvasúton')` is `['vasut']`. */
  parts(word: string): string[];
}

interface Reading {
  stems: string[];
  /** As they are written: nouns and adjectives that the dictionary knows, or knows the parts of. */
  nouns: string[];
  isCompound: boolean;
}

/** A word's parts are asked for after its stems; for longer whoever takes texts apart remembers both. */
const askedAgain = 1_000;
/** No word of the language is longer; what is, is noise. */
const longestWord = 50;
/** What stands after a hyphen and is an ending: OECD-ben, iPhone-t, NATO-val. */
const endingAlone =
  /^(?:n[ae]k|b[ae]n?|bol|r[ae]|rol|n[ae]l|h[oe]z|tol|kent|ert|ig|[a-z]{1,3}[ae]l|[oe]?n|[oea]?[tkm]|j?[ae]|[oae]?s|i|)$/;

export function createStemmer(source: string, affixes: AffixFile, lexicon: Lexicon): Stemmer {
  const table = makeAffixTable(affixes);
  const analyse = createAnalyser(lexicon, table, createLemmaFinder(lexicon, table));
  const readCompound = createCompoundReader(lexicon, analyse, table);
  const findParts = createPartsFinder(lexicon, analyse, table);
  const asTyped = remembering(readAsTyped, askedAgain);
  return {
    source,
    stems: (word) => asTyped(word).stems,
    foldedStems: remembering(stemsOfFolded),
    parts: remembering(partsOf, askedAgain),
  };

  function partsOf(word: string): string[] {
    const { stems, nouns, isCompound } = asTyped(word);
    const parts = new Set(nouns.flatMap((noun) => findParts(noun, isCompound)));
    return [...parts].filter((part) => !stems.includes(part));
  }

  function readAsTyped(word: string): Reading {
    const readings = word.length > longestWord ? [] : likely(analyse(word, true));
    if (readings.length > 0) {
      const nouns = readings.filter(({ flags }) => !table.isVerb(flags));
      return { stems: folded(lemmasIn(readings)), nouns: [...new Set(lemmasIn(nouns))], isCompound: false };
    }
    const compounds = isPlain(word) ? readCompound(word, true) : [];
    if (compounds.length === 0) return { stems: stemsOfRest(word, true), nouns: [], isCompound: false };
    return { stems: folded(compounds), nouns: [...new Set(compounds)], isCompound: true };
  }

  function stemsOfFolded(word: string): string[] {
    if (word.length > longestWord) return [fold(word)];
    // Who leaves accents out may also mean what stands there.
    const readings = likely([...analyse(word, true), ...analyse(word, false)]);
    const whole = folded(lemmasIn(readings));
    if (whole.length === 0) {
      const compounds = isPlain(word) ? folded(readCompound(word, false)) : [];
      return compounds.length > 0 ? compounds : stemsOfRest(word, false);
    }
    // Without accents many a noun looks like a preverb and a verb: telefontöltők, telefontol.
    const isGuess = isPlain(word) && readings.every(({ hasPreverb }) => hasPreverb);
    const compounds = isGuess
      ? readCompound(word, false, false).filter((one) => findParts(one, true).length > 1)
      : [];
    return [...new Set([...whole, ...folded(compounds)])];
  }

  /** Of a word that is neither known nor a compound of known words. */
  function stemsOfRest(word: string, typed: boolean): string[] {
    if (word.length > longestWord) return [fold(word)];
    const hyphen = word.lastIndexOf('-');
    if (hyphen <= 0) return stemsOfUnknown(word, typed);
    const [head, tail] = [word.slice(0, hyphen), word.slice(hyphen + 1)];
    const stemsOf = typed ? (part: string) => readAsTyped(part).stems : stemsOfFolded;
    if (endingAlone.test(fold(tail))) return stemsOf(head);
    return stemsOf(tail).map((stem) => `${fold(head)}-${stem}`);
  }
}

/** With a hyphen inside, a word says itself where it is put together. */
function isPlain(word: string): boolean {
  return word.length <= longestWord && word.lastIndexOf('-') <= 0;
}

function lemmasIn(readings: Analysis[]): string[] {
  return readings.map(({ lemma }) => lemma);
}

function folded(lemmas: string[]): string[] {
  return [...new Set(lemmas.map(fold))];
}

/** A word that stands in the dictionary is hardly a form of a name: vidék of Vid. */
function likely(readings: Analysis[]): Analysis[] {
  const isWord = readings.some(({ isBare, isName }) => isBare && !isName);
  return readings.filter(({ isName }) => !isWord || !isName);
}
