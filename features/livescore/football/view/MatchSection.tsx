import type { ReactNode } from 'react';
import { NoData } from '#ui/NoData.tsx';
import styles from './MatchView.module.css';

interface MatchSectionProps {
  name: string;
  title: string;
  /** Instead of the content where there is none [FOOT-16]. */
  nothing: string | null;
  children: ReactNode;
}

/** A titled section of a match. */
export function MatchSection({ name, title, nothing, children }: MatchSectionProps) {
  return (
    <section className={styles.section} data-section={name}>
      <h3 className={styles.title}>{title}</h3>
      {nothing === null ? children : <NoData>{nothing}</NoData>}
    </section>
  );
}
