import type { ReactNode } from 'react';
import styles from './ScrollFrame.module.css';

interface ScrollFrameProps {
  /** A name of the content, for screen readers. */
  label: string;
  children: ReactNode;
}

/** Content that scrolls sideways by itself when it is wider than the screen; the edge where it goes on is shaded. */
export function ScrollFrame({ label, children }: ScrollFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
