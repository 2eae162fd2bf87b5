/** Texts of an edition, in the language of a page. */
import type { Language } from './language.ts';

export interface EditionText {
  text: string;
  /** Language of the text if it differs from the page's. */
  lang: 'hu' | undefined;
}

/** Selects the edition's text in the page's language; Hungarian if an English page has no English text. */
export function editionText(hungarian: string, english: string | undefined, page: Language): EditionText {
  if (page === 'hu') return { text: hungarian, lang: undefined };
  return english === undefined ? { text: hungarian, lang: 'hu' } : { text: english, lang: undefined };
}
