import { scriptNamed } from '../islands/Island.tsx';
import styles from './SupporterCounter.module.css';
import type { ShellData } from './shell-data.ts';
import { shellWords } from './shell-words.ts';

/** How much of the work still waits for supporters; the browser asks, so without script it is not there. */
export function SupporterCounter({ shell: { counter, language } }: { shell: ShellData }) {
  const script = scriptNamed('supporters', 'visible');
  if (!counter) return null;
  const [before, after] = shellWords[language].hours;
  return (
    <p
      className={styles.counter}
      data-supporters={counter.since}
      data-base={counter.base}
      data-waits=""
      lang={language}
      {...script}
    >
      {before} <strong data-hours="" /> {after}
    </p>
  );
}
