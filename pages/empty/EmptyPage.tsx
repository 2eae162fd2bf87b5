import type { ViewProps } from '#features/kit/public.ts';
import styles from './EmptyPage.module.css';
import type { emptyPage } from './empty.page.ts';
import { emptyWords } from './empty-words.ts';

/** Placeholder for a page that is intentionally empty [SITE-28]. */
export function EmptyPage({ surroundings: { site, language } }: ViewProps<typeof emptyPage>) {
  const words = emptyWords[language];
  return (
    <div className={styles.empty}>
      <h1 className={styles.title}>{words.title}</h1>
      <p>{words.text(site.name)}</p>
    </div>
  );
}
