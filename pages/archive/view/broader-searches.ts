/** Broader searches to offer when nothing was found: the same search with fewer conditions. */
import type { ArchiveQuery } from '#features/search/public.ts';

export interface BroaderSearch {
  kind: 'without-filters' | 'without-dates' | 'without-quotes' | 'one-word';
  question: ArchiveQuery;
}

export function broaderSearches(search: ArchiveQuery): BroaderSearch[] {
  const protectedTags = search.tags.filter((tag) => tag.protected);
  const easier: BroaderSearch[] = [];
  if (protectedTags.length < search.tags.length)
    easier.push({ kind: 'without-filters', question: { ...search, tags: protectedTags } });
  if (search.from !== '' || search.to !== '')
    easier.push({ kind: 'without-dates', question: { ...search, from: '', to: '' } });
  const unquoted = search.term.replace(quotes, ' ').replace(/\s+/g, ' ').trim();
  if (unquoted !== search.term && unquoted !== '')
    easier.push({ kind: 'without-quotes', question: { ...search, term: unquoted } });
  const words = significantWords(unquoted);
  if (words.length > 1)
    for (const word of words) easier.push({ kind: 'one-word', question: { ...search, term: word } });
  return easier;
}

const quotes = /["„”“»«]/g;
const maxWords = 4;

/** Omits words of up to three letters: searched alone, an article or a suffix finds everything or nothing. */
function significantWords(term: string): string[] {
  const words = [...new Set(term.split(' '))].filter((word) => word.length > 3);
  return words.slice(0, maxWords);
}
