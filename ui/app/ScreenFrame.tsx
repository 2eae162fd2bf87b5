import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ScreenFrame.module.css';

interface ScreenFrameProps {
  title: string;
  /** Above the title: the way back to a list. */
  before?: ReactNode;
  /** Beside the title: what is done first on this screen. */
  action?: ReactNode;
  /** As wide as a form. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** A screen of the newsroom with its title: a list, or a form. */
export function ScreenFrame({ title, before, action, isNarrow = false, children }: ScreenFrameProps) {
  return (
    <div className={classNames(styles.screen, isNarrow && styles.narrow)}>
      {before && <p>{before}</p>}
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {action}
      </header>
      {children}
    </div>
  );
}
