import { type ListLanguage, listWords } from '../../view/livescore-words.ts';
import styles from './LiveMarker.module.css';

/** „Élő”, where a session is being held [F1-12]. */
export function LiveMarker({ language = 'hu' }: { language?: ListLanguage }) {
  return <span className={styles.live}>{listWords[language].live}</span>;
}
