import { replaceWords } from '#platform/text/words.ts';

/** The words that the edition replaces are a data block of the document; it has none if scripts use none of them. */
export function replaceWordsOfDocument(): void {
  const block = document.querySelector('script[data-words]');
  if (block) replaceWords(JSON.parse(block.textContent));
}
