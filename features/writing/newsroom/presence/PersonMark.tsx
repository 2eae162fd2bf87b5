import { classNames } from '#ui/class-names.ts';
import styles from './PersonMark.module.css';
import { markClasses } from './person-mark.ts';

/** A person's mark beside the name, the same as at their caret. */
export function PersonMark({ mark }: { mark: number }) {
  return <span className={classNames(styles.mark, markClasses(mark))} aria-hidden="true" />;
}
