import type { ReactNode } from 'react';
import styles from './FormColumn.module.css';

interface FormColumnProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** The narrow column of a page whose content is a form: title, introduction, then one question after another. */
export function FormColumn({ title, intro, children }: FormColumnProps) {
  return (
    <div className={styles.column}>
      <h1 className={styles.title}>{title}</h1>
      {intro && <div className={styles.intro}>{intro}</div>}
      {children}
    </div>
  );
}

interface FormProps {
  /** The page's own address by default. */
  action?: string;
  /** Name for screen readers where a page has several forms. */
  label?: string;
  children: ReactNode;
}

/** A form of such a page, which is posted and needs no script. */
export function Form({ action, label, children }: FormProps) {
  return (
    <form className={styles.form} method="post" action={action} aria-label={label}>
      {children}
    </form>
  );
}
