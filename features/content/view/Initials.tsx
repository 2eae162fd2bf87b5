import styles from './Initials.module.css';
import { initialsOf } from './initials-of.ts';

/** In place of the portrait of an author who has none. */
export function Initials({ name }: { name: string }) {
  return (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
