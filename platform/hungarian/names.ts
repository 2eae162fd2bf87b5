import type { Analyse, Analysis } from './analyse.ts';
import type { Lexicon } from './dictionary/lexicon.ts';
import { fold } from './fold.ts';

/** How a word is written: in lower case, with a capital at the beginning of a sentence, or with one inside it. */
export type Writing = 'lower' | 'initial' | 'capital';

/** A word read as a name of the dictionary: `names('Hatvanban')` is Hatvan. */
export interface Name {
  /** Folded. */
  stem: string;
  /** Other words have this stem, too: Hatvan and hatvan, Eger and egér. */
  isShared: boolean;
}

export interface NameFinder {
  /** Those of the readings that count for a word written like this. */
  readingsIn(readings: Analysis[], writing: Writing): Analysis[];
  /** None for a word that is rather a word of the dictionary: vidék of Vid. */
  namesIn(readings: readonly Analysis[]): Name[];
  /** The place of an adjective in -i: Hatvan of hatvani. */
  placeOf(lemma: string): Name | null;
  /** Whether a word that is not a name has this stem. */
  isShared(stem: string): boolean;
}

/** They belong to another noun more often than to the place: papal. */
const notOfPlace = new Set(['pápai']);
const irregularAdjective: Record<string, string> = { egri: 'eger' };
const shortestPlace = 3;

export function createNameFinder(lexicon: Lexicon, analyse: Analyse): NameFinder {
  return { readingsIn, namesIn, placeOf, isShared };

  function readingsIn(readings: Analysis[], writing: Writing): Analysis[] {
    const [names, others] = [readings.filter(isOfName), readings.filter((one) => !isOfName(one))];
    if (names.length === 0 || others.length === 0) return readings;
    if (others.some(isBare)) return others;
    if (writing === 'capital') return names;
    return writing === 'initial' ? readings : readings.filter((one) => !isInflectedName(one));
  }

  function namesIn(readings: readonly Analysis[]): Name[] {
    const names = readings.filter(isInflectedName);
    if (isKnownWord(readings) && !names.some(isBare)) return [];
    return [...new Set(names.map(({ lemma }) => fold(lemma)))].map(named);
  }

  function placeOf(lemma: string): Name | null {
    const noun = irregularAdjective[lemma] ?? (lemma.endsWith('i') ? lemma.slice(0, -1) : '');
    if (noun.length < shortestPlace || notOfPlace.has(lemma) || !isName(noun)) return null;
    // A word of its own: kocsi is not of Kocs.
    return lemma in irregularAdjective || !lexicon.hasLemma(lemma) ? named(fold(noun)) : null;
  }

  function named(stem: string): Name {
    return { stem, isShared: isShared(stem) };
  }

  /** An adjective derived from a name, hatvani, is not an inflected name. */
  function isInflectedName(reading: Analysis): boolean {
    return isOfName(reading) && isName(reading.lemma);
  }

  function isName(word: string): boolean {
    return lexicon.find(fold(word)).some((entry) => entry.kind === 'name' && entry.word === word);
  }

  function isShared(stem: string): boolean {
    return analyse(stem, false).some((one) => !one.isName && fold(one.lemma) === stem);
  }
}

/** Whether a word typed in lower case is a name rather than a form of another: baja is Baja, hatvan is the number. */
export function isRatherName(readings: readonly Analysis[]): boolean {
  return isBareName(readings) ? !isKnownWord(readings) : readings.length > 0 && readings.every(isOfName);
}

/** Whether it is a word of the dictionary without an ending and not a name. */
export function isKnownWord(readings: readonly Analysis[]): boolean {
  return readings.some((one) => isBare(one) && !isOfName(one));
}

/** Whether it is a name of the dictionary without an ending. */
export function isBareName(readings: readonly Analysis[]): boolean {
  return readings.some((one) => isBare(one) && isOfName(one));
}

function isBare(reading: Analysis): boolean {
  return reading.isBare;
}

function isOfName(reading: Analysis): boolean {
  return reading.isName;
}
