import styles from './Change.module.css';
import { changeText, directionOf } from './rate-text.ts';

/** The change of a rate since the day before, with an arrow that screen readers leave out. */
export function Change({ change }: { change: number | null }) {
  return <span className={styles[directionOf(change)]}>{changeText(change)}</span>;
}
