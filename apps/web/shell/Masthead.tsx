import { classNames } from '#ui/class-names.ts';
import type { Surroundings } from '../page-data.ts';
import styles from './Masthead.module.css';
import { MenuEntries } from './MenuEntries.tsx';
import { SearchLink } from './SearchLink.tsx';
import { SiteSwitcher } from './SiteSwitcher.tsx';
import { editionLanguage, shellWords } from './shell-words.ts';
import { TodaysFigures } from './TodaysFigures.tsx';
import { Wordmark } from './Wordmark.tsx';

/** A menu this short needs no row of its own: it stands at the end of the row of sites. */
const shortMenu = 3;

/** The head of the page: the paper's sites, this site's name, its menu. Tall on a front page, quiet elsewhere. */
export function Masthead({ surroundings, isFront }: { surroundings: Surroundings; isFront: boolean }) {
  const { site, wordmarks, language, path } = surroundings;
  const words = shellWords[language];
  const isShort = site.menu.length <= shortMenu;
  const Name = isFront ? 'h1' : 'p';
  return (
    <header className={classNames(styles.masthead, isFront && styles.front)}>
      <div className={styles.sites}>
        <SiteSwitcher surroundings={surroundings} label={words.sites} />
        <TodaysFigures surroundings={surroundings} />
        {isShort && (
          <MenuEntries
            entries={site.menu}
            path={path}
            label={words.mainMenu}
            lang={editionLanguage(language)}
          />
        )}
      </div>
      <div className={styles.inner}>
        <Name className={styles.name}>
          <a href={site.path === '' ? '/' : site.path} aria-current={isFront ? 'page' : undefined}>
            <Wordmark svg={wordmarks[site.slug]} name={site.name} className={styles.wordmark} />
          </a>
        </Name>
        <p className={styles.tagline} lang={editionLanguage(language)}>
          {site.tagline}
        </p>
        <div className={styles.search}>
          <SearchLink surroundings={surroundings} />
        </div>
        <button className={styles.menuButton} type="button" popoverTarget="menu">
          <span className={styles.bars} aria-hidden="true" />
          {words.menu}
        </button>
      </div>
      {!isShort && (
        <div className={styles.nav}>
          <MenuEntries
            entries={site.menu}
            path={path}
            label={words.mainMenu}
            lang={editionLanguage(language)}
          />
        </div>
      )}
    </header>
  );
}
