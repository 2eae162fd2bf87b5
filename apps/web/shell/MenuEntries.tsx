import { editionText, type Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import links from './links.module.css';
import type { ShellData } from './shell-data.ts';

interface MenuEntriesProps {
  entries: ShellData['site']['menu'];
  /** Address of the current page's entry. */
  open: string;
  label: string;
  language: Language;
}

/** A site's menu in one line; the current page's entry is underlined. */
export function MenuEntries({ entries, open, label, language }: MenuEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label} data-marks-page="">
      <ul className={classNames(links.row, links.menu)}>
        {entries.map(({ title, english, href }) => {
          const { text, lang } = editionText(title, english, language);
          return (
            <li key={href}>
              <a href={href} lang={lang} aria-current={href === open ? 'page' : undefined}>
                {text}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
