/** Numbers of a list's pages in words. */
import type { Language } from '#features/sites/public.ts';
import { pageWords } from './page-words.ts';

/** Title of a page of a list, whose first page has none of its own: `Sport – 2. oldal`. */
export function pagedTitle(title: string, page: number, language: Language): string {
  return page <= 1 ? title : pageWords[language].title(title, page);
}

/** `2. oldal a 7-ből` */
export function pageSentence(page: number, totalPages: number, language: Language): string {
  return pageWords[language].sentence(page, totalPages);
}
