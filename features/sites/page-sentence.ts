/** Numbers of a list's pages in words. */
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { articleBeforeNumber, outOf } from '#platform/text/hungarian-number-words.ts';
import type { Language } from './language.ts';

/** Title of a page of a list, whose first page has none of its own: `Sport – 2. oldal`. */
export function pagedTitle(title: string, page: number, language: Language): string {
  if (page <= 1) return title;
  return language === 'en' ? `${title} – page ${page}` : `${title} – ${page}. oldal`;
}

/** `2. oldal a 7-ből` */
export function pageSentence(page: number, totalPages: number, language: Language): string {
  if (language === 'en') return `Page ${english(page)} of ${english(totalPages)}`;
  return `${formatNumber(page)}. oldal ${articleBeforeNumber(totalPages)} ${outOf(totalPages)}`;
}

function english(number: number): string {
  return number.toLocaleString('en-GB');
}
