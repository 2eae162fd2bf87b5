import type { ReactNode } from 'react';
import type { Language } from '#features/sites/public.ts';
import { ButtonFace } from '#ui/form/Button.tsx';
import styles from './AgeGate.module.css';
import { articleWords } from './article-words.ts';

/** Hides adult content until the reader confirms their age; works without script, and prints as displayed [S24]. */
export function AgeGate({ language, children }: { language: Language; children: ReactNode }) {
  const words = articleWords[language];
  return (
    <details className={styles.gate}>
      <summary className={styles.notice}>
        <span className={styles.sign} aria-hidden="true">
          18
        </span>
        <span className={styles.text}>
          <strong>{words.adult}</strong>
          <span>{words.adultNote}</span>
        </span>
        <ButtonFace className={styles.open}>{words.adultOpen}</ButtonFace>
      </summary>
      {children}
    </details>
  );
}
