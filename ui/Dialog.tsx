import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  id: string;
  label: string;
  /** The edge of the window that it comes from: `end` is a column, `top` is as wide as the window. */
  from: 'end' | 'top';
  children: ReactNode;
}

/**
 * A panel above the page, opened by a button with `popoverTarget`. It is a popover: it opens, takes the focus, and closes
 * with Escape and a click outside without JavaScript.
 */
export function Dialog({ id, label, from, children }: DialogProps) {
  return (
    <div
      id={id}
      className={classNames(styles.dialog, 'screen-only', from === 'end' ? styles.fromEnd : styles.fromTop)}
      popover="auto"
      role="dialog"
      aria-label={label}
    >
      {children}
    </div>
  );
}

/** The button that closes the dialog `of`. */
export function DialogClose({ of, children }: { of: string; children: string }) {
  return (
    <button className={styles.close} type="button" popoverTarget={of} popoverTargetAction="hide">
      {children}
      <span aria-hidden="true">×</span>
    </button>
  );
}
