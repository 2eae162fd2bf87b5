/** Texts above the archive's results. */
import { isEmptySearch, type PartialMatch } from '#features/search/public.ts';
import type { ArchivePageData } from '../archive-data.ts';
import { archiveWords } from '../archive-words.ts';

/** Heading of the results: `1240 találat`. */
export function resultSentence({ question, totalItems, totalIsLeast, partial }: ArchivePageData): string {
  const words = archiveWords.found;
  if (isEmptySearch(question)) return words.whole;
  if (totalItems === 0) return words.none;
  const total = partial === null ? words.all(totalItems) : words.similar(totalItems);
  return totalIsLeast ? words.moreThan(total) : total;
}

/** Sentences that explain why the listed stories lack some of the words [S09]. */
export function partialSentences({ words, of, missing }: PartialMatch): string[] {
  const texts = archiveWords.partial;
  const absent = missing.length === 0 ? [] : [texts.missing(missing.map((word) => `„${word}”`).join(', '))];
  if (words === of - missing.length) return [...absent, texts.without(missing.length)];
  // All results contain the quoted phrases.
  if (words === 0) return [...absent, texts.phraseOnly];
  return [...absent, missing.length === 0 ? texts.noneWithAll(of) : texts.notTogether, texts.some(words)];
}
