import type { Analysis } from './analyse.ts';
import { fold } from './fold.ts';
import { isBareName, isKnownWord, isRatherName, type NameFinder } from './names.ts';

type Read = (word: string) => Analysis[];

/** Names that a word of a query can be, typed in any case, with or without accents. */
export function createTypedNames(namesIn: NameFinder['namesIn'], exactly: Read, folded: Read) {
  return { typedNames, isOnlyName };

  /** Typed without accents it may still be written exactly so: Eger. */
  function typedNames(word: string) {
    const lower = word.toLowerCase();
    const exact = exactly(lower);
    const found = namesIn(exact);
    if (found.length > 0) return word !== lower || isRatherName(exact) ? found : [];
    if (isKnownWord(exact) || lower !== fold(word)) return [];
    const readings = folded(lower);
    return word !== lower || isRatherName(readings) ? namesIn(readings) : [];
  }

  function isOnlyName(word: string): boolean {
    const lower = word.toLowerCase();
    const exact = exactly(lower);
    if (isKnownWord(exact) || !(isBareName(exact) || isBareName(folded(lower)))) return false;
    const mayLackAccents = word === lower && lower === fold(word) && isKnownWord(folded(lower));
    return !mayLackAccents && typedNames(word).length > 0;
  }
}
