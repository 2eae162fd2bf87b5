import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './ShownBlock.module.css';

/** A description of a block whose readers' view is not rendered here. */
export function Card({ kind, title, note, hasProblem = false }: CardProps) {
  return (
    <div className={classNames(styles.card, hasProblem && styles.problem)}>
      <p className={styles.kind}>{kind}</p>
      <p className={styles.title}>{title}</p>
      {note !== undefined && <p className="fine-print">{note}</p>}
    </div>
  );
}

interface CardProps {
  kind: string;
  title: ReactNode;
  note?: string;
  hasProblem?: boolean;
}
