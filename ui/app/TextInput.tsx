import { type ReactNode, useId } from 'react';
import styles from './FieldRow.module.css';
import { FieldRow } from './FieldRow.tsx';

export interface TextInputProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** The focus goes elsewhere. */
  onLeave?: () => void;
  /** `time`: date and time of a clock, without a zone. */
  kind?: 'text' | 'search' | 'email' | 'password' | 'time' | 'long';
  note?: ReactNode;
  problem?: string;
  placeholder?: string;
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** Only for screen readers: what the field is for is seen otherwise. */
  hasHiddenLabel?: boolean;
  autoFocus?: boolean;
}

/** A line or a few lines of text, with its label above and what is wrong with it below. */
export function TextInput({ label, value, onChange, kind = 'text', problem, note, ...rest }: TextInputProps) {
  const id = useId();
  const { onLeave, placeholder, isRequired, isReadOnly, hasHiddenLabel = false, autoFocus } = rest;
  const described = [problem && `${id}-problem`, note !== undefined && `${id}-note`]
    .filter(Boolean)
    .join(' ');
  const attributes = {
    id,
    value,
    placeholder,
    required: isRequired,
    readOnly: isReadOnly,
    onBlur: onLeave,
    autoFocus,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described === '' ? undefined : described,
    className: styles.control,
  };
  return (
    <FieldRow id={id} label={label} hasHiddenLabel={hasHiddenLabel} note={note} problem={problem}>
      {kind === 'long' ? (
        <textarea {...attributes} rows={3} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          {...attributes}
          type={kind === 'time' ? 'datetime-local' : kind}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldRow>
  );
}
