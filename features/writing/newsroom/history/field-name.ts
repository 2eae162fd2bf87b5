import { storyFieldWords } from '#features/content/public.document.ts';
import type { WordLanguage } from '#platform/text/words.ts';

/**
 * The label of a field within a sentence.
 * @example fieldName('tagIds', 'hu') // 'címkék'
 */
export function fieldName(name: string, language: WordLanguage): string {
  const found = Object.entries(storyFieldWords[language]).find(([one]) => one === name);
  const label = found ? found[1] : name;
  return label.charAt(0).toLocaleLowerCase('hu') + label.slice(1);
}
