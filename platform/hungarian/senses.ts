import type { Analysis } from './analyse.ts';
import type { Lexicon } from './dictionary/lexicon.ts';
import { fold } from './fold.ts';
import type { WordClasses } from './word-classes.ts';

/**
 * One reading of a word: its stem, and a name that distinguishes it from other words with that stem (kór and kör, the
 * noun and the verb vár); null when no other word has it.
 */
export interface Sense {
  stem: string;
  name: string | null;
}

export function createSenseFinder(
  lexicon: Lexicon,
  classes: WordClasses,
): (readings: readonly Analysis[]) => Sense[] {
  return (readings) => {
    const senses = readings.map(({ lemma, flags }) => senseOf(lemma, classes.isVerb(flags)));
    return [...new Map(senses.map((sense) => [sense.name ?? sense.stem, sense])).values()];
  };

  function senseOf(lemma: string, isVerb: boolean): Sense {
    const stem = fold(lemma);
    const isShared = lexicon
      .find(stem)
      .some(({ word, flags }) => word !== lemma || classes.isVerb(flags) !== isVerb);
    return { stem, name: isShared ? `${lemma}/${isVerb ? 'verb' : 'noun'}` : null };
  }
}

/** Senses of a name that is in no dictionary: a spelling with accents is distinguished from one without. */
export function sensesOfUnknown(words: readonly string[]): Sense[] {
  return words.map((word) => {
    const stem = fold(word);
    return { stem, name: stem === word ? null : word };
  });
}
