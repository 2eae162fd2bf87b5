import type { ReactNode } from 'react';
import type { Block } from '../../body-schema.ts';
import styles from '../../view/boxes.module.css';

type InfoBoxBlockProps = { box: Extract<Block, { kind: 'infoBox' }>; children: ReactNode };

/** Background information beside the story, which is complete without it. */
export function InfoBoxBlock({ box, children }: InfoBoxBlockProps) {
  return (
    <div className={styles.infoBox} role="note" aria-label={box.title || undefined}>
      {box.title && <p className={styles.infoTitle}>{box.title}</p>}
      {children}
    </div>
  );
}
