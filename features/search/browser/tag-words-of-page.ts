import { type TagWords, tagWords } from '../view/tag-words.ts';

/** The texts of the search form in the language of the page. */
export function wordsOfPage(): TagWords {
  return tagWords[document.documentElement.lang === 'en' ? 'en' : 'hu'];
}
