/** What to try where nothing was found: the same question with less in it. */
import type { ArchiveQuestion } from '../page-data.ts';

export interface EasierQuestion {
  kind: 'without-filters' | 'without-dates' | 'without-quotes' | 'one-word';
  question: ArchiveQuestion;
}

export function easierQuestions(asked: ArchiveQuestion): EasierQuestion[] {
  const kept = asked.tags.filter((tag) => tag.protected);
  const easier: EasierQuestion[] = [];
  if (kept.length < asked.tags.length)
    easier.push({ kind: 'without-filters', question: { ...asked, tags: kept } });
  if (asked.from !== '' || asked.to !== '')
    easier.push({ kind: 'without-dates', question: { ...asked, from: '', to: '' } });
  const unquoted = asked.term.replace(quotes, ' ').replace(/\s+/g, ' ').trim();
  if (unquoted !== asked.term && unquoted !== '')
    easier.push({ kind: 'without-quotes', question: { ...asked, term: unquoted } });
  const words = telling(unquoted);
  if (words.length > 1)
    for (const word of words) easier.push({ kind: 'one-word', question: { ...asked, term: word } });
  return easier;
}

const quotes = /["„”“»«]/g;
const mostWords = 4;

/** Words short enough to be an article or a suffix alone would find everything or nothing. */
function telling(term: string): string[] {
  const words = [...new Set(term.split(' '))].filter((word) => word.length > 3);
  return words.slice(0, mostWords);
}
