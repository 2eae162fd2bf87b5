import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

type ButtonProps = {
  /** `primary` once on a page: what the form is for. `quiet` looks like a link. */
  kind?: ButtonKind;
  isWide?: boolean;
  children: ReactNode;
} & (
  | { href: string }
  | { type?: 'submit' | 'button'; name?: string; value?: string; form?: string; isDisabled?: boolean }
);

/** A button of a form, or a link that looks like one. */
export function Button({ kind = 'primary', isWide = false, children, ...rest }: ButtonProps) {
  const className = classNames(styles.button, styles[kind], isWide && styles.wide);
  if ('href' in rest)
    return (
      <a className={className} href={rest.href}>
        {children}
      </a>
    );
  const { type = 'submit', name, value, form, isDisabled = false } = rest;
  return (
    <button className={className} type={type} name={name} value={value} form={form} disabled={isDisabled}>
      {children}
    </button>
  );
}
