import type { ReactNode } from 'react';
import styles from './Sample.module.css';

interface SampleProps {
  /** The part's name, and the state that is shown. */
  title: string;
  children: ReactNode;
}

/** A part with its name above it. */
export function Sample({ title, children }: SampleProps) {
  return (
    <div className={styles.sample}>
      <h3 className="label">{title}</h3>
      {children}
    </div>
  );
}

/** Several parts beside each other, as far as the screen is wide enough. */
export function SampleRow({ children }: { children: ReactNode }) {
  return <div className="buttons">{children}</div>;
}
