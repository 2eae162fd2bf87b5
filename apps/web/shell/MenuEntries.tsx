import styles from './MenuEntries.module.css';
import type { ShellData } from './shell-data.ts';

interface MenuEntriesProps {
  entries: ShellData['site']['menu'];
  /** Address of the one that leads to the page. */
  open: string;
  label: string;
  /** Language of the entries, where it is not the page's. */
  lang?: string | undefined;
}

/** A site's menu in a line; the open page is underlined. */
export function MenuEntries({ entries, open, label, lang }: MenuEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label} data-marks-page="">
      <ul className={styles.entries} lang={lang}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <a href={entry.href} aria-current={entry.href === open ? 'page' : undefined}>
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
