/** The first and last day of an archive search, from its address. */
import { dayStart } from '#platform/time/hungarian-date.ts';
import { archiveWords } from './archive-words.ts';

export interface ArchiveDays {
  /** `2024-06-14`; '' for no limit. */
  from: string;
  to: string;
  notices: string[];
}

export function parseArchiveDays(from: string, to: string): ArchiveDays {
  const notices: string[] = [];
  const read = (text: string): string => {
    const day = text.trim();
    if (day === '' || dayStart(day, 'UTC') !== null) return day;
    notices.push(archiveWords.notices.noDay(day.slice(0, 20)));
    return '';
  };
  const [first, last] = [read(from), read(to)];
  if (first === '' || last === '' || first <= last) return { from: first, to: last, notices };
  notices.push(archiveWords.notices.swapped);
  return { from: last, to: first, notices };
}
