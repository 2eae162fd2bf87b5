import type { ReactNode } from 'react';
import type { Language } from '#features/sites/public.ts';
import { articleWords } from '../article-words.ts';

/** Introduction of a live blog, collapsed because readers come for the new posts. */
export function LiveIntro({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <details data-fold="">
      <summary>{articleWords[language].aboutLive}</summary>
      {children}
    </details>
  );
}
