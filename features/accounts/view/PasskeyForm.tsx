import { Button } from '#ui/form/Button.tsx';
import { passkeyField } from '../forms/sign-in-steps-form.ts';
import styles from './PasskeyForm.module.css';

interface PasskeyFormProps {
  action: string;
  /** Options for the device, as JSON. */
  options: string;
  /** `create` adds a passkey, `get` signs in with one. */
  mode: 'create' | 'get';
  label: string;
  isPrimary?: boolean;
}

/** A form that a script sends with the answer of the device; without script it stays hidden. */
export function PasskeyForm({ action, options, mode, label, isPrimary = false }: PasskeyFormProps) {
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      data-passkey={mode}
      data-options={options}
      hidden
    >
      <input type="hidden" name={passkeyField} />
      <Button kind={isPrimary ? 'primary' : 'secondary'}>{label}</Button>
      <p className="note" role="alert" />
    </form>
  );
}
