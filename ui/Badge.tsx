import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from './class-names.ts';

interface BadgeProps {
  /** `live` is filled and pulses; `alert` is outlined in the same colour; `plain` is quiet. */
  kind: 'live' | 'alert' | 'plain';
  /** The full text, when the badge is an abbreviation. */
  spoken?: string | undefined;
  lang?: string | undefined;
  children: ReactNode;
}

/** A word or an abbreviation that marks what stands after it. */
export function Badge({ kind, spoken, lang, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind])} title={spoken} lang={lang}>
      {children}
    </span>
  );
}
