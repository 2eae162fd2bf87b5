import { classNames } from '#ui/class-names.ts';
import styles from './PersonMark.module.css';
import { markClasses } from './person-mark.ts';

/** Beside a name: the same mark is at the person's caret. */
export function PersonMark({ mark }: { mark: number }) {
  return <span className={classNames(styles.mark, markClasses(mark))} aria-hidden="true" />;
}
