import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ActionButton.module.css';

export interface ActionButtonProps {
  /** `primary` once on a screen. `bare` is an icon or a word in a row of others. */
  kind?: 'primary' | 'secondary' | 'bare' | 'danger';
  /** The act goes on: it cannot be pressed again. */
  isBusy?: boolean;
  isDisabled?: boolean;
  isPressed?: boolean;
  /** Instead of the words, for an icon alone. */
  label?: string;
  shortcut?: string;
  type?: 'button' | 'submit';
  /** The popover that it opens. */
  opens?: string;
  ref?: Ref<HTMLButtonElement>;
  onPress?: () => void;
  /** Keeps the focus, and with it the selection, where it is. */
  keepsFocus?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A button of the newsroom: smaller than that of readers' forms, with its state said in attributes. */
export function ActionButton({
  kind = 'secondary',
  isBusy = false,
  isDisabled = false,
  isPressed,
  label,
  shortcut,
  type = 'button',
  opens,
  ref,
  onPress,
  keepsFocus = false,
  className,
  children,
}: ActionButtonProps) {
  const title = [label, shortcut && `(${shortcut})`].filter(Boolean).join(' ');
  return (
    <button
      ref={ref}
      type={type}
      className={classNames(styles.button, styles[kind], className)}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-pressed={isPressed}
      aria-label={label}
      title={title === '' ? undefined : title}
      popoverTarget={opens}
      onMouseDown={keepsFocus ? (event) => event.preventDefault() : undefined}
      onClick={isBusy ? undefined : onPress}
    >
      {children}
    </button>
  );
}
