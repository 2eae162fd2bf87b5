import { classNames } from '#ui/class-names.ts';
import styles from './LivescoreNotes.module.css';
import { type ListLanguage, listWords } from './livescore-words.ts';

interface OldCopyProps {
  /** Such as `június 14., 9:05`. */
  since: string | null;
  language?: ListLanguage;
}

/** The age of data that should be newer; nothing for fresh ones. */
export function OldCopy({ since, language = 'hu' }: OldCopyProps) {
  if (since === null) return null;
  return <p className={classNames('note', styles.old)}>{listWords[language].silentSince(since)}</p>;
}
