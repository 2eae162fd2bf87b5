import { TodaysFigures } from '#features/figures/public.view.ts';
import { editionText } from '#features/sites/public.ts';
import { Wordmark } from '#features/sites/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { AccountLink } from './AccountLink.tsx';
import links from './links.module.css';
import styles from './Masthead.module.css';
import { MenuEntries } from './MenuEntries.tsx';
import { SearchLink } from './SearchLink.tsx';
import { SiteSwitcher } from './SiteSwitcher.tsx';
import { SupportLink } from './SupportLink.tsx';
import type { ShellData } from './shell-data.ts';
import { shellWords } from './shell-words.ts';

/** Menus with at most this many entries are placed in the row of sites instead of their own row. */
const shortMenu = 3;

/** Masthead: the edition's sites, this site's name, its menu. Tall on a front page, compact elsewhere. */
export function Masthead({ shell, isFront }: { shell: ShellData; isFront: boolean }) {
  const { site, wordmarks, language, entry, figures } = shell;
  const words = shellWords[language];
  const tagline = editionText(site.tagline, site.english?.tagline, language);
  const isShort = site.menu.length <= shortMenu;
  const Name = isFront ? 'h1' : 'p';
  return (
    <header className={classNames(styles.masthead, isFront && styles.front)}>
      <div className={classNames(styles.sites, 'screen-only')}>
        <SiteSwitcher shell={shell} label={words.sites} />
        {figures && (
          <TodaysFigures
            figures={figures}
            language={language}
            listClass={classNames(links.row, links.sites)}
          />
        )}
        {isShort && (
          <MenuEntries entries={site.menu} open={entry} label={words.mainMenu} language={language} />
        )}
      </div>
      <div className={styles.inner}>
        <Name className={styles.name}>
          <a href={site.path === '' ? '/' : site.path} aria-current={isFront ? 'page' : undefined}>
            <Wordmark svg={wordmarks[site.slug]} name={site.name} className={styles.wordmark} />
          </a>
        </Name>
        <p className={styles.tagline} lang={tagline.lang}>
          {tagline.text}
        </p>
        <div className={classNames(styles.search, 'screen-only')}>
          <SupportLink shell={shell} />
          <SearchLink shell={shell} />
          <AccountLink shell={shell} />
        </div>
        <button className={classNames(styles.menuButton, 'screen-only')} type="button" popoverTarget="menu">
          <span className={styles.bars} aria-hidden="true" />
          {words.menu}
        </button>
      </div>
      {!isShort && (
        <div className={classNames(styles.nav, 'screen-only')}>
          <MenuEntries entries={site.menu} open={entry} label={words.mainMenu} language={language} />
        </div>
      )}
    </header>
  );
}
