import { classNames } from '../class-names.ts';
import styles from './ChoiceForm.module.css';

export interface ChoiceOption {
  value: string;
  label: string;
}

export type ChoiceField = { name: string; label: string; value: string } & (
  | { kind: 'select'; options: readonly (ChoiceOption | ChoiceGroup)[] }
  /** Dates such as `2024-06-15`. */
  | { kind: 'date'; min: string; max: string }
);

export interface ChoiceGroup {
  title: string;
  options: readonly ChoiceOption[];
}

interface ChoiceFormProps {
  /** Path of the page that the form leads to. */
  action: string;
  /** Name of the form for screen readers. */
  label: string;
  fields: readonly ChoiceField[];
  /** Parameters that the form keeps. */
  kept?: Readonly<Record<string, string>>;
  /** Text of its button. */
  submit: string;
}

/** Labelled choices of what a page shows: a form with GET, so that each state has its address and needs no script. */
export function ChoiceForm({ action, label, fields, kept = {}, submit }: ChoiceFormProps) {
  return (
    // Without autocompletion, as a browser would restore the choice with which the reader left the page.
    <form
      className={classNames(styles.form, 'screen-only')}
      method="get"
      action={action}
      aria-label={label}
      autoComplete="off"
      data-choices=""
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
      <button type="submit" className={styles.submit}>
        {submit}
      </button>
    </form>
  );
}

function Field({ field }: { field: ChoiceField }) {
  const { name, value } = field;
  // The same in each state of the page, so that the field stays when the page is updated in place.
  const id = `valaszto-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'date' ? (
        <input type="date" min={field.min} max={field.max} id={id} name={name} defaultValue={value} />
      ) : (
        <select id={id} name={name} defaultValue={value}>
          {field.options.map((option) =>
            'options' in option ? (
              <optgroup key={option.title} label={option.title}>
                {option.options.map(optionElement)}
              </optgroup>
            ) : (
              optionElement(option)
            ),
          )}
        </select>
      )}
    </div>
  );
}

function optionElement({ value, label }: ChoiceOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
