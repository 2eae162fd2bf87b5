import { fold } from '#platform/hungarian/fold.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';

/**
 * A word with its stems as the command line prints them: `hídról` → `hídról⇥hid`; with `folded` as a query typed
 * without accents.
 */
export function stemLine(stemmer: Stemmer, word: string, folded: boolean): string {
  const stems = folded ? stemmer.foldedStems(fold(word)) : stemmer.stems(word);
  return `${word}\t${stems.join(' ')}`;
}
