import type { WordLanguage } from './words.ts';

const collators = {
  hu: new Intl.Collator('hu', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
};

/**
 * Compares two names as a reader of the language looks for them: `Alaszka, Észak-Dakota, Wyoming`, `Pest 2., Pest 10.`.
 * Code units would put every accented capital behind Z.
 * @example names.toSorted(byName('hu'))
 */
export function byName(language: WordLanguage): (one: string, other: string) => number {
  return collators[language].compare;
}
