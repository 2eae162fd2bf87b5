import { archivePath } from '../archive/archive-path.ts';
import { SearchIcon } from '../archive/SearchIcon.tsx';
import styles from './SearchLink.module.css';
import type { ShellData } from './shell-data.ts';
import { shellWords } from './shell-words.ts';

/** Leads to the archive; with script it opens a field in place. */
export function SearchLink({ shell }: { shell: ShellData }) {
  return (
    <a className={styles.link} href={archivePath(shell.site)} data-search-link="">
      <SearchIcon className={styles.icon} />
      <span className={styles.word}>{shellWords[shell.language].search}</span>
    </a>
  );
}
