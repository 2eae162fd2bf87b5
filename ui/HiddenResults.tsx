import type { ReactNode } from 'react';
import styles from './HiddenResults.module.css';

interface HiddenResultsProps {
  /** What is hidden: `Eredmény elrejtve: Magyarország–Svájc`. */
  note: string;
  /** What shows it. */
  show: string;
  children: ReactNode;
}

/**
 * Results that are not to be seen by a reader who hides scores [S44]. The choice is on the device, so that both are in the
 * HTML, and the style decides before the first paint. The `<details>` needs no script.
 */
export function HiddenResults({ note, show, children }: HiddenResultsProps) {
  return (
    <div className={styles.results}>
      <details className={styles.note}>
        <summary>
          {note} <span className="lone-link tied">{show}</span>
        </summary>
      </details>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
