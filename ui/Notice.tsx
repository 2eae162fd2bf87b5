import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Notice.module.css';

interface NoticeProps {
  /** `success` and `danger` are the outcome of what the reader just did; screen readers read them at once. */
  kind?: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  children?: ReactNode;
  id?: string;
  /** Of the page, which only places it. */
  className?: string | undefined;
  tabIndex?: -1;
  [data: `data-${string}`]: string;
}

/** A message above the content: the outcome of a form, or a warning. */
export function Notice({ kind = 'info', title = '', children, className, ...attributes }: NoticeProps) {
  const role = { info: undefined, warning: undefined, success: 'status', danger: 'alert' }[kind];
  return (
    <div className={classNames(styles.notice, styles[kind], className)} role={role} {...attributes}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
    </div>
  );
}
