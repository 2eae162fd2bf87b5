import type { Surroundings } from '../page-data.ts';
import styles from './EmptyPage.module.css';

/** A placeholder: white paper with our name on it [SITE-28]. */
export function EmptyPage({ surroundings: { site, language } }: { surroundings: Surroundings }) {
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
