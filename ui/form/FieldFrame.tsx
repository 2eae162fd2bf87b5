import type { ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldFrameProps {
  /** Id of the control. */
  name: string;
  label: string;
  /** Why the value was refused, as a sentence; '' for none. */
  error: string;
  /** Help below the label; '' for none. */
  hint: string;
  children: ReactNode;
}

/** The label, hint and fault around a control, which has the attributes of `describedBy`. */
export function FieldFrame({ name, label, error, hint, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {label}
      </label>
      {hint && (
        <p className="note" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="problem" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Attributes of the control, so that screen readers read its hint and fault with it. */
export function describedBy({ name, error, hint }: Pick<FieldFrameProps, 'name' | 'error' | 'hint'>) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': error !== '' || undefined, 'aria-describedby': described || undefined };
}
