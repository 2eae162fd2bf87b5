import { archiveAddress, correctedTerm } from '#features/search/public.ts';
import type { ArchivePageData } from '../archive-data.ts';
import { archiveWords } from '../archive-words.ts';
import styles from './PartialMatch.module.css';

interface CorrectionsProps {
  path: string;
  data: Pick<ArchivePageData, 'question' | 'corrections'>;
}

/** Says which words no story has, and links to the search for those that were found instead [S09]. */
export function Corrections({ path, data: { question, corrections } }: CorrectionsProps) {
  if (corrections.length === 0) return null;
  const term = correctedTerm(question.term, corrections);
  const typed = corrections.map((one) => `„${one.typed}”`).join(', ');
  return (
    <p className={`note ${styles.partial}`}>
      {archiveWords.corrections.none(typed)} {archiveWords.corrections.instead}{' '}
      <a href={archiveAddress(path, { ...question, term })}>{term}</a>
    </p>
  );
}
