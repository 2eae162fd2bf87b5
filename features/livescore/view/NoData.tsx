import styles from './LivescoreNotes.module.css';
import { listWords } from './list-words.ts';

/** „Még nincs adat.” [FOOT-16] [S53] */
export function NoData({ children = noData }: { children?: string }) {
  return <p className={styles.none}>{children}</p>;
}

export const noData = listWords.hu.noData;
export const noResults = 'Nincs még elérhető információ.';
