import type { ViewProps } from '#features/sites/public.ts';
import styles from './EmptyPage.module.css';
import type { emptyPage } from './empty.page.ts';

/** Placeholder for a page that is intentionally empty [SITE-28]. */
export function EmptyPage({ surroundings: { site, language } }: ViewProps<typeof emptyPage>) {
  return (
    <div className={styles.empty}>
      <h1 className={styles.title}>{language === 'en' ? 'This page is empty' : 'Ez az oldal üres'}</h1>
      <p>
        {language === 'en'
          ? `Nothing of ${site.name} stands here yet.`
          : 'Szándékosan nincs rajta semmi: a helye foglalt.'}
      </p>
    </div>
  );
}
