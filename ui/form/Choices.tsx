import type { ReactNode } from 'react';
import styles from './Choices.module.css';

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: string;
}

interface CheckboxProps {
  name: string;
  /** '1' by default. */
  value?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  isChecked?: boolean;
  isRequired?: boolean;
}

/** A choice that stands for itself, never ticked in advance where it is a consent. */
export function Checkbox({ name, value = '1', label, hint = '', error = '', ...rest }: CheckboxProps) {
  const id = value === '1' ? name : `${name}-${value}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.choice}>
      <input
        type="checkbox"
        id={id}
        name={name}
        value={value}
        defaultChecked={rest.isChecked}
        required={rest.isRequired}
        aria-invalid={error !== '' || undefined}
        aria-describedby={described || undefined}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="problem" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface RadioGroupProps {
  name: string;
  legend: string;
  options: readonly Choice[];
  value?: string;
  error?: string;
  /** `tiles`: beside each other, for amounts and frequencies. */
  look?: 'list' | 'tiles';
}

/** One of several choices, in a fieldset with its legend. */
export function RadioGroup({ name, legend, options, value, error = '', look = 'list' }: RadioGroupProps) {
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={look === 'tiles' ? styles.tiles : styles.list}>
        {options.map((option) => {
          const id = `${name}-${option.value}`;
          return (
            <div key={option.value} className={look === 'tiles' ? styles.tile : styles.choice}>
              <input
                type="radio"
                id={id}
                name={name}
                value={option.value}
                defaultChecked={option.value === value}
                aria-describedby={option.hint ? `${id}-hint` : undefined}
              />
              <label className={styles.label} htmlFor={id}>
                {option.label}
              </label>
              {option.hint && (
                <p className="note" id={`${id}-hint`}>
                  {option.hint}
                </p>
              )}
            </div>
          );
        })}
      </div>
      {error && (
        <p className="problem" id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
