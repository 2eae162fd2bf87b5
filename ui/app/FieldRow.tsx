import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './FieldRow.module.css';

export interface FieldRowProps {
  /** Of the field. */
  id: string;
  label: string;
  hasHiddenLabel?: boolean | undefined;
  note?: ReactNode;
  problem?: string | undefined;
  children: ReactNode;
}

/** A field with its label above, and below it what is wrong and what to know. */
export function FieldRow({ id, label, hasHiddenLabel = false, note, problem, children }: FieldRowProps) {
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={classNames(hasHiddenLabel ? 'visually-hidden' : styles.label)}>
        {label}
      </label>
      {children}
      {problem && (
        <p id={`${id}-problem`} className="problem">
          {problem}
        </p>
      )}
      {note !== undefined && (
        <p id={`${id}-note`} className="fine-print">
          {note}
        </p>
      )}
    </div>
  );
}
