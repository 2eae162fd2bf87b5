import type { Language } from '#features/sites/public.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import styles from './SupporterCounter.module.css';
import { supporterCounterWords } from './supporter-counter-words.ts';

interface SupporterCounterProps {
  /** Start date and initial number of hours. */
  counter: { since: string; base: number };
  language: Language;
}

/**
 * Hours of work that still need supporters. The browser fetches the number, so without JavaScript it is hidden.
 * The largest possible number is the placeholder, so that lines do not wrap differently later.
 */
export function SupporterCounter({ counter, language }: SupporterCounterProps) {
  const { hours, anHour } = supporterCounterWords[language];
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
