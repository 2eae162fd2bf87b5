import type { ReactNode } from 'react';
import styles from './HiddenResults.module.css';

interface HiddenResultsProps {
  /** Note in place of the results: `Eredmény elrejtve: Magyarország–Svájc`. */
  note: string;
  /** Label of the control that shows them. */
  show: string;
  children: ReactNode;
}

/**
 * Results that are hidden from a reader who hides scores [S44]. The choice is on the device, so both are in
 * the HTML, and the style decides before the first paint. The `<details>` needs no script.
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
