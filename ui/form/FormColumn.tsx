import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './FormColumn.module.css';

interface FormColumnProps {
  title: string;
  intro?: ReactNode;
  /** For pages with tables; their forms stay narrow. */
  isWide?: boolean;
  children: ReactNode;
}

/** The narrow column of a page whose content is a form: title, introduction, then one question after another. */
export function FormColumn({ title, intro, isWide = false, children }: FormColumnProps) {
  return (
    <div className={classNames(styles.column, isWide && styles.wide)}>
      <h1 className={styles.title}>{title}</h1>
      {intro && <div className={styles.intro}>{intro}</div>}
      {children}
    </div>
  );
}

interface FormPartProps {
  title: string;
  /** Of the title, by which the part is labelled then. */
  id?: string;
  children: ReactNode;
}

/** A part of such a page that has a title of its own, below a line. */
export function FormPart({ title, id, children }: FormPartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface FormProps {
  /** The page's own address by default. */
  action?: string;
  /** Name for screen readers where a page has several forms. */
  label?: string;
  /** It has fields for files. */
  hasFiles?: boolean;
  children: ReactNode;
}

/** A form of such a page, which is posted and needs no script. */
export function Form({ action, label, hasFiles = false, children }: FormProps) {
  const encType = hasFiles ? 'multipart/form-data' : undefined;
  return (
    <form className={styles.form} method="post" action={action} encType={encType} aria-label={label}>
      {children}
    </form>
  );
}
