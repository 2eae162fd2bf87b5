import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { NoData } from '#ui/NoData.tsx';
import ruled from '#ui/ruled.module.css';
import results from '../../view/results.module.css';

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
    <section className={classNames(ruled.part, results.part)} data-section={name}>
      <h3>{title}</h3>
      {nothing === null ? children : <NoData>{nothing}</NoData>}
    </section>
  );
}
