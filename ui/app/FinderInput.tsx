import { type KeyboardEvent, useId, useState } from 'react';
import row from './FieldRow.module.css';
import { FieldRow } from './FieldRow.tsx';
import styles from './FinderInput.module.css';

export interface FinderOption {
  id: number;
  name: string;
}

interface FinderInputProps {
  label: string;
  /** Only the label is shown. */
  isHidden?: boolean;
  placeholder: string;
  value: string;
  onChange(value: string): void;
  options: readonly FinderOption[];
  /** Shown when there are no options; '' for nothing. */
  emptyText: string;
  onTake(id: number): void;
}

/** A field that finds as one types; the arrows choose, Enter takes. */
export function FinderInput({
  label,
  isHidden = false,
  options,
  emptyText,
  onTake,
  ...field
}: FinderInputProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, options.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[at];
    if (step !== undefined) setChosen((at + step + options.length) % Math.max(1, options.length));
    else if (event.key === 'Enter' && option) onTake(option.id);
    else if (event.key === 'Escape' && field.value !== '') field.onChange('');
    else return;
    event.preventDefault();
  };
  if (isHidden) return <p className={row.label}>{label}</p>;
  return (
    <FieldRow id={id} label={label}>
      <div className={styles.finder}>
        <input
          id={id}
          type="text"
          role="combobox"
          className={row.control}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={options[at] ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={field.placeholder}
          value={field.value}
          onChange={({ target }) => {
            field.onChange(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className={styles.options}
          hidden={options.length === 0}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
            <div
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(option.id)}
            >
              {option.name}
            </div>
          ))}
        </div>
        <p className="fine-print" role="status">
          {options.length === 0 ? emptyText : ''}
        </p>
      </div>
    </FieldRow>
  );
}
