import { useId } from 'react';
import styles from './FieldRow.module.css';
import { FieldRow } from './FieldRow.tsx';

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceInputProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange(value: string): void;
  hasHiddenLabel?: boolean;
  isDisabled?: boolean;
  note?: string;
}

/** One of a list, by the browser's own list, which works by keyboard and on a telephone. */
export function ChoiceInput({ label, value, choices, onChange, isDisabled, ...row }: ChoiceInputProps) {
  const id = useId();
  return (
    <FieldRow {...row} id={id} label={label}>
      <select
        id={id}
        className={styles.control}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldRow>
  );
}
