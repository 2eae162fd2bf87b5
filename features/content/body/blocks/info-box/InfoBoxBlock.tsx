import type { ReactNode } from 'react';
import styles from '../../view/boxes.module.css';

type InfoBoxBlockProps = { box: { title?: string | undefined }; children: ReactNode };

/** Background information beside the story, which is complete without it. */
export function InfoBoxBlock({ box, children }: InfoBoxBlockProps) {
  return (
    <div className={styles.infoBox} role="note" aria-label={box.title || undefined}>
      {box.title && <p className={styles.infoTitle}>{box.title}</p>}
      {children}
    </div>
  );
}
