import { archivePath } from '../archive/archive-path.ts';
import { SearchIcon } from '../archive/SearchIcon.tsx';
import type { Surroundings } from '../page-data.ts';
import styles from './SearchLink.module.css';
import { shellWords } from './shell-words.ts';

/** Leads to the archive; with script it opens a field in place. */
export function SearchLink({ surroundings }: { surroundings: Surroundings }) {
  return (
    <a className={styles.link} href={archivePath(surroundings.site)} data-search-link="">
      <SearchIcon className={styles.icon} />
      <span className={styles.word}>{shellWords[surroundings.language].search}</span>
    </a>
  );
}
