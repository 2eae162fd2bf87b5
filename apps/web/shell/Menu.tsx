import { keptLink } from '#features/sites/public.ts';
import { ColourMode } from './ColourMode.tsx';
import styles from './Menu.module.css';
import type { ShellData } from './shell-data.ts';
import { editionLanguage, shellWords } from './shell-words.ts';

/** The menu of small screens: a popover, so it opens, closes and answers Escape without script. */
export function Menu({ shell }: { shell: ShellData }) {
  const { site, sites, language, entry: open } = shell;
  const words = shellWords[language];
  return (
    <div id="menu" className={styles.menu} popover="auto" role="dialog" aria-label={words.menu}>
      <div className={styles.head}>
        <p className={styles.title}>{site.name}</p>
        <button className={styles.close} type="button" popoverTarget="menu" popoverTargetAction="hide">
          {words.close}
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <nav aria-label={words.menu}>
        <ul className={styles.entries} lang={editionLanguage(language)} data-marks-page="">
          {[...site.menu, keptLink(site)].map((entry) => (
            <li key={entry.href}>
              <a href={entry.href} aria-current={entry.href === open ? 'page' : undefined}>
                {entry.title}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.label}>{words.sites}</p>
        <ul className={styles.sites}>
          {sites.map((other) => (
            <li key={other.slug} data-site={other.slug}>
              <a href={other.href} aria-current={other.slug === site.slug ? 'true' : undefined}>
                {other.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.colour}>
        <ColourMode language={language} name="megjelenes-menu" />
      </div>
    </div>
  );
}
