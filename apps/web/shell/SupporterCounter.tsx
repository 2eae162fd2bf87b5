import { formatNumber } from '#platform/text/hungarian-number.ts';
import styles from './SupporterCounter.module.css';
import type { ShellData } from './shell-data.ts';
import { shellWords } from './shell-words.ts';

/**
 * Hours of work that still need supporters. The browser fetches the number, so without JavaScript it is hidden.
 * The largest possible number is the placeholder, so that lines do not wrap differently later.
 */
export function SupporterCounter({ shell: { counter, language } }: { shell: ShellData }) {
  if (!counter) return null;
  const { hours, anHour } = shellWords[language];
  const [before, after] = hours;
  return (
    <p
      className={styles.counter}
      data-supporters={counter.since}
      data-base={counter.base}
      data-waits=""
      lang={language}
    >
      {before} <strong data-hours="">{formatNumber(counter.base)}</strong> {after} <small>{anHour}</small>
    </p>
  );
}
