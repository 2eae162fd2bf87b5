import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';
import { describedBy, FieldFrame } from './FieldFrame.tsx';

interface FieldProps {
  /** Also its id. */
  name: string;
  label: string;
  value?: string;
  /** Why the value was refused, as a sentence; '' for none. */
  error?: string;
  /** Help below the label. */
  hint?: string;
  type?: 'text' | 'email' | 'password' | 'search' | 'number' | 'date' | 'time' | 'tel' | 'url' | 'file';
  /** Of files: `image/png,image/jpeg`. */
  accept?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  /** Of a number. */
  min?: number;
  max?: number;
  /** The unit behind a number: `Ft`. */
  unit?: string;
  /** Digits of a code, set apart. */
  isCode?: boolean;
}

/** A labelled field of a form, with its hint and its fault, which screen readers read with it. */
export function Field(props: FieldProps) {
  const { name, label, error = '', hint = '', unit = '', required = false, isCode = false } = props;
  const { value = '', type = 'text', accept, autoComplete = 'off', inputMode } = props;
  const { minLength, maxLength = 200, min, max } = props;
  const isFile = type === 'file';
  return (
    <FieldFrame name={name} label={label} error={error} hint={hint}>
      <span className={unit ? styles.withUnit : undefined}>
        <input
          className={classNames(isCode && styles.code, isFile && styles.file) || undefined}
          id={name}
          name={name}
          type={type}
          accept={accept}
          defaultValue={isFile ? undefined : value}
          required={required}
          minLength={minLength}
          maxLength={isFile ? undefined : maxLength}
          min={min}
          max={max}
          autoComplete={isFile ? undefined : autoComplete}
          inputMode={inputMode}
          autoCapitalize={type === 'text' && isCode ? 'none' : undefined}
          spellCheck={type === 'text' && !isCode ? undefined : false}
          {...describedBy({ name, error, hint })}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
    </FieldFrame>
  );
}
