import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[];
}

/** Titles that open and close their content, without a script. */
export function Accordion({ items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }) => (
        <details key={title}>
          <summary>{title}</summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
