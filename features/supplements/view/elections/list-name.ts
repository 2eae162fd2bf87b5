import type { ResultWords } from '../result-words.ts';

/** The list of a winner as readers see it; candidates without one are independent. */
export function listName(list: string, words: ResultWords): string {
  return list === '' ? words.independent : list;
}
