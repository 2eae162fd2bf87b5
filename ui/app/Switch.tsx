import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange(isOn: boolean): void;
}

/** A tick box with its label beside it. */
export function Switch({ label, isOn, isDisabled = false, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
