import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './SearchWays.module.css';

/** Other searches that a reader may try, as list items with a link each. */
export function SearchWays({ inRow = false, children }: { inRow?: boolean; children: ReactNode }) {
  return <ul className={classNames(styles.ways, inRow && styles.inRow)}>{children}</ul>;
}
