import { describedBy, FieldFrame } from './FieldFrame.tsx';

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

/** A labelled list from which one is chosen, for more choices than radio buttons have room for. */
export function Select({ name, label, groups, value, error = '', hint = '' }: SelectProps) {
  return (
    <FieldFrame name={name} label={label} error={error} hint={hint}>
      <select id={name} name={name} defaultValue={value} {...describedBy({ name, error, hint })}>
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
    </FieldFrame>
  );
}
