import { shortDateTime } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import { type ListLanguage, listWords } from './livescore-words.ts';
import { OldCopy } from './OldCopy.tsx';

interface LivescoreNotesProps {
  /** Unix seconds of the last answer, if it is older than it should be. */
  oldSince?: number | null;
  timeZone?: string;
  /** Publisher of the data. */
  source: string;
  language?: ListLanguage;
}

/** The note that the data are not in real time and informative only [FOOT-17]. */
export function LivescoreNotes({
  oldSince = null,
  timeZone = 'Europe/Budapest',
  source,
  language = 'hu',
}: LivescoreNotesProps) {
  const since = oldSince === null ? null : shortDateTime(oldSince, { timeZone, language });
  return (
    <footer className={classNames('fine-print', ruled.part)}>
      <OldCopy since={since} language={language} />
      <p>{listWords[language].informative(source)}</p>
    </footer>
  );
}
