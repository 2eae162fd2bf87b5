import { chartColour } from './chart/chart-colour.ts';
import { classNames } from './class-names.ts';
import styles from './ShareBar.module.css';

interface ShareBarProps {
  /** From 0 to 1. */
  share: number;
  /** Position in the palette of charts. */
  colour?: number;
}

/** A bar beside a number in a table; the number says the same, so it is hidden from screen readers. */
export function ShareBar({ share, colour = 0 }: ShareBarProps) {
  const width = `${Math.round(share * 1000) / 10}%`;
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" className={styles.rest} />
      <rect width={width} height="100%" className={classNames(styles.share, chartColour(colour))} />
    </svg>
  );
}
