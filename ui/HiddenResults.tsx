import type { ReactNode } from 'react';
import styles from './HiddenResults.module.css';

interface HiddenResultsProps {
  /** What is hidden: `Eredmény elrejtve: Magyarország–Svájc`. */
  note: string;
  /** Of the button that shows it. */
  show: string;
  children: ReactNode;
}

/**
 * Results that are not to be seen by a reader who hides scores [S44]. The choice is on the device, so that both are in the
 * HTML, and the style decides before the first paint; the script of the button runs in the head.
 */
export function HiddenResults({ note, show, children }: HiddenResultsProps) {
  return (
    <div className={styles.results} data-hidden-results="">
      <p className={styles.note}>
        {note}{' '}
        <button type="button" className="lone-link" data-show-results="">
          {show}
        </button>
      </p>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
