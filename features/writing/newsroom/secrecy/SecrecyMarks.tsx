import { useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { clockTime, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import styles from './SecrecyMarks.module.css';
import { secrecyWords } from './secrecy-words.ts';

interface SecrecyMarksProps {
  embargoUntil: string | null;
  isRestricted: boolean;
  site: string;
}

/** Marks for restriction and embargo: a shape and a word each, never colour alone [ACT-03] [ACT-16]. */
export function SecrecyMarks({ embargoUntil, isRestricted, site }: SecrecyMarksProps) {
  const { language, sites } = useNewsroom();
  const words = secrecyWords[language];
  const at = embargoUntil === null ? null : Date.parse(embargoUntil) / 1000;
  const style = { timeZone: zoneOf({ sites }, site), language };
  return (
    <>
      {isRestricted && (
        <span className={styles.mark}>
          <Shape d={lock} /> {words.restricted}
        </span>
      )}
      {at !== null && (
        <span className={styles.mark}>
          <Shape d={hourglass} /> {words.embargo}{' '}
          <time dateTime={machineTime(at)}>
            {shortDay(at, style)} {clockTime(at, style)}
          </time>
        </span>
      )}
    </>
  );
}

function Shape({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d={d} fillRule="evenodd" />
    </svg>
  );
}

const lock =
  'M6 .8a2.7 2.7 0 0 0-2.7 2.7V5H2v6.2h8V5H8.7V3.5A2.7 2.7 0 0 0 6 .8Zm1.3 4.2H4.7V3.5a1.3 1.3 0 0 1 2.6 0V5Z';
const hourglass =
  'M2.5.8h7v1.3h-.8v1.2L6.9 6l1.8 2.7v1.2h.8v1.3h-7V9.9h.8V8.7L5.1 6 3.3 3.3V2.1h-.8V.8Zm2.1 1.3v.8L6 5l1.4-2.1v-.8H4.6Z';
