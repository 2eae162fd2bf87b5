import { formatPercent } from '#platform/text/hungarian-number.ts';
import { fullDateTime } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { Progress } from '../../records/record-fields.ts';
import styles from '../ResultView.module.css';
import type { ResultPlace } from '../result-place.ts';
import { type ResultWords, resultWords } from '../result-words.ts';

interface ProgressLineProps {
  record: { progress: Progress | null; isRehearsal: boolean };
  place: Pick<ResultPlace, 'language' | 'timeZone'>;
}

/** Progress of the count and its time, shown at every figure of an election [S46]. */
export function ProgressLine({ record: { progress, isRehearsal }, place }: ProgressLineProps) {
  const words = resultWords[place.language];
  if (!progress && !isRehearsal) return null;
  const at = progress?.at == null ? null : Date.parse(progress.at) / 1000;
  return (
    <p className={classNames('facts', styles.progress)}>
      {isRehearsal && <strong className={styles.rehearsal}>{words.rehearsal}</strong>}
      {progress && <span>{progressText(progress, isRehearsal, words)}</span>}
      {at !== null && <time dateTime={progress?.at ?? ''}>{fullDateTime(at, place)}</time>}
    </p>
  );
}

function progressText({ percent, isFinal }: Progress, isRehearsal: boolean, words: ResultWords): string {
  if (isFinal && !isRehearsal) return words.finalResult;
  if (percent === null) return words.unofficial;
  if (percent === 0) return words.notCountedYet;
  return percent === 100 ? words.allCounted : words.counted(formatPercent(percent, 2));
}
