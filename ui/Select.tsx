import fieldStyles from './Field.module.css';

interface Option {
  value: string;
  label: string;
}

interface SelectProps {
  /** Also its id. */
  name: string;
  label: string;
  /** Options below their headings. */
  groups: readonly { label: string; options: readonly Option[] }[];
  value?: string;
  /** Why the value was refused, as a sentence; '' for none. */
  error?: string;
  hint?: string;
}

/** A labelled list of which one is chosen, for more choices than radio buttons have room for. */
export function Select({ name, label, groups, value, error = '', hint = '' }: SelectProps) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={name}>
        {label}
      </label>
      {hint && (
        <p className={fieldStyles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <select
        className={fieldStyles.input}
        id={name}
        name={name}
        defaultValue={value}
        aria-invalid={error !== '' || undefined}
        aria-describedby={described || undefined}
      >
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {error && (
        <p className={fieldStyles.error} id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
