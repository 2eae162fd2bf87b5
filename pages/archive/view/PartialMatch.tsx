import { archiveAddress } from '#features/search/public.ts';
import page from '#ui/page.module.css';
import type { ArchivePageData } from '../archive-data.ts';
import { archiveWords } from '../archive-words.ts';
import { broaderSearches } from './broader-searches.ts';
import styles from './PartialMatch.module.css';
import { partialSentences } from './result-sentences.ts';
import { SearchWays } from './SearchWays.tsx';

interface PartialMatchProps {
  path: string;
  data: ArchivePageData;
}

/** Explains above partial matches that no story contains all the words, and links to broader searches [S09]. */
export function PartialMatch({ path, data: { question, partial } }: PartialMatchProps) {
  if (partial === null) return null;
  const easier = broaderSearches(question).filter(
    ({ kind, question: { term } }) => kind !== 'one-word' || !partial.missing.includes(term),
  );
  return (
    <div className={styles.partial}>
      <p className={page.lede}>{partialSentences(partial).join(' ')}</p>
      {easier.length > 0 && (
        <SearchWays inRow>
          {easier.map(({ kind, question: one }) => (
            <li key={`${kind} ${one.term}`}>
              <a className="lone-link" href={archiveAddress(path, one)}>
                {archiveWords.broader[kind](one.term)}
              </a>
            </li>
          ))}
        </SearchWays>
      )}
    </div>
  );
}
