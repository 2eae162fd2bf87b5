import type { ReactNode } from 'react';
import type { Surroundings } from '#features/sites/public.ts';
import { Wordmark } from '#features/sites/public.view.ts';
import styles from './NewsroomFrame.module.css';

interface NewsroomFrameProps {
  surroundings: Pick<Surroundings, 'site' | 'wordmarks'>;
  children: ReactNode;
}

/** The newsroom's pages have no shell: that of a preview would show what is not public yet. */
export function NewsroomFrame({ surroundings: { site, wordmarks }, children }: NewsroomFrameProps) {
  return (
    <>
      <div className={styles.name}>
        <p className={styles.line}>
          <Wordmark svg={wordmarks[site.slug]} name={site.name} className={styles.wordmark} />
        </p>
      </div>
      {children}
    </>
  );
}
