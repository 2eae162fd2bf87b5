import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  /** `primary` once on a page: what the form is for. `quiet` looks like a link. */
  kind?: ButtonKind;
  isWide?: boolean;
  /** Of the page, which only places it. */
  className?: string | undefined;
  children: ReactNode;
}

type LookParts = { [part in 'kind' | 'isWide' | 'className']?: Look[part] | undefined };

type ButtonProps = Look &
  (
    | { href: string }
    | {
        type?: 'submit' | 'button';
        name?: string;
        value?: string;
        form?: string;
        isDisabled?: boolean;
        /** Until a script shows it. */
        hidden?: boolean;
        [data: `data-${string}`]: string;
      }
  );

/** A button of a form or of a script, or a link that looks like one. */
export function Button({ kind, isWide, className, children, ...rest }: ButtonProps) {
  const look = lookOf({ kind, isWide, className });
  if ('href' in rest)
    return (
      <a className={look} href={rest.href}>
        {children}
      </a>
    );
  const { type = 'submit', isDisabled = false, ...attributes } = rest;
  return (
    <button className={look} type={type} disabled={isDisabled} {...attributes}>
      {children}
    </button>
  );
}

/** Looks like a button, inside of what is pressed: the summary of details. */
export function ButtonFace({ children, ...look }: Look) {
  return <span className={lookOf(look)}>{children}</span>;
}

function lookOf({ kind = 'primary', isWide, className }: LookParts): string {
  return classNames(styles.button, styles[kind], isWide && styles.wide, className);
}
