import type { Language } from '#features/content/public.ts';
import type { ListPageData } from '../page-data.ts';
import { listWords } from './list-words.ts';
import styles from './Tabs.module.css';

/** Other views of the list: links, of which exactly one is on, like the buttons of a radio [LIST-02]. */
export function Tabs({ tabs, language }: { tabs: ListPageData['tabs']; language: Language }) {
  if (tabs.length === 0) return null;
  return (
    <nav className={styles.tabs} aria-label={listWords[language].tabs} data-tabs="">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a className={styles.tab} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              {tab.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
