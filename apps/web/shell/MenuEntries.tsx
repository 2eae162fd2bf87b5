import type { Surroundings } from '../page-data.ts';
import styles from './MenuEntries.module.css';

interface MenuEntriesProps {
  entries: Surroundings['site']['menu'];
  path: string;
  label: string;
}

/** A site's menu in a line; the open page is underlined. */
export function MenuEntries({ entries, path, label }: MenuEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.entries}>
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
