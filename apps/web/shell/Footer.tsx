import { keptLink } from '#features/sites/public.ts';
import { ColourMode } from './ColourMode.tsx';
import styles from './Footer.module.css';
import { SupporterCounter } from './SupporterCounter.tsx';
import type { ShellData } from './shell-data.ts';
import { editionLanguage, shellWords } from './shell-words.ts';
import { Wordmark } from './Wordmark.tsx';

/** The foot of every page: who we are, where else we are, what the law and good manners want said. */
export function Footer({ shell }: { shell: ShellData }) {
  const { site, sites, wordmarks, language } = shell;
  const words = shellWords[language];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark svg={wordmarks[site.slug]} name={site.name} className={styles.wordmark} />
          <p lang={editionLanguage(language)}>{site.description}</p>
          <SupporterCounter shell={shell} />
        </div>
        <div>
          <p className={styles.label}>{words.sites}</p>
          <ul>
            {sites.map((other) => (
              <li key={other.slug}>
                <a href={other.href}>{other.name}</a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={words.footer}>
          <p className={styles.label} aria-hidden="true">
            {words.footer}
          </p>
          <ul lang={editionLanguage(language)}>
            {[...site.footer, keptLink(site)].map((entry) => (
              <li key={entry.href}>
                <a href={entry.href}>{entry.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.imprint}>
          <p>
            © {site.name}. {words.rights}
          </p>
          <ColourMode language={language} name="megjelenes" />
        </div>
      </div>
    </footer>
  );
}
