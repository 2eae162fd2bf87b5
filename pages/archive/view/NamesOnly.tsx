import { archiveAddress } from '#features/search/public.ts';
import type { ArchivePageData } from '../archive-data.ts';
import { archiveWords } from '../archive-words.ts';
import styles from './PartialMatch.module.css';

interface NamesOnlyProps {
  path: string;
  data: Pick<ArchivePageData, 'question' | 'names'>;
}

/** Says which words were searched for as names only, and links to all of their senses [S62]. */
export function NamesOnly({ path, data: { question, names } }: NamesOnlyProps) {
  if (names.length === 0) return null;
  const term = names.reduce((text, name) => text.replaceAll(name, name.toLowerCase()), question.term);
  return (
    <p className={`note ${styles.partial}`}>
      {archiveWords.names.only(names.join(', '))}{' '}
      <a href={archiveAddress(path, { ...question, term })}>{archiveWords.names.everySense}</a>
    </p>
  );
}
