import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './SupportFacts.module.css';

interface SupportFactsProps {
  /** Labels and values. */
  rows: readonly (readonly [string, ReactNode])[];
  /** Each value is selected as a whole, to be copied into another program. */
  areCopied?: boolean;
}

/** Facts about a support, a line each. */
export function SupportFacts({ rows, areCopied = false }: SupportFactsProps) {
  return (
    <dl className={classNames(styles.facts, areCopied && styles.copied)}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
