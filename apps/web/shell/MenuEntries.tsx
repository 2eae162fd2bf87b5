import type { Surroundings } from '../page-data.ts';
import styles from './MenuEntries.module.css';

interface MenuEntriesProps {
  entries: Surroundings['site']['menu'];
  path: string;
  label: string;
  /** Language of the entries, where it is not the page's. */
  lang?: string | undefined;
}

/** A site's menu in a line; the open page is underlined. */
export function MenuEntries({ entries, path, label, lang }: MenuEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label} data-marks-page="">
      <ul className={styles.entries} lang={lang}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <a href={entry.href} aria-current={entry.href === path ? 'page' : undefined}>
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
