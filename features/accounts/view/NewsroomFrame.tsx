import type { ReactNode } from 'react';
import type { Surroundings } from '#features/kit/public.ts';
import { Wordmark } from '#features/sites/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './NewsroomFrame.module.css';

interface NewsroomFrameProps {
  surroundings: Pick<Surroundings, 'site' | 'wordmarks'>;
  /** For tables: as wide as `FormColumn` with the same property. */
  isWide?: boolean;
  children: ReactNode;
}

/** The newsroom's pages have no shell: that of a preview would show what is not public yet. */
export function NewsroomFrame({ surroundings, isWide = false, children }: NewsroomFrameProps) {
  const { site, wordmarks } = surroundings;
  return (
    <>
      <div className={classNames(styles.name, isWide && styles.wide)}>
        <p className={styles.line}>
          <Wordmark svg={wordmarks[site.slug]} name={site.name} className={styles.wordmark} />
        </p>
      </div>
      {children}
    </>
  );
}
