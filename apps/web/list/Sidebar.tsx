import { StoryCardSmall } from '#features/content/public.view.ts';
import type { ListPageData, Surroundings } from '../page-data.ts';
import type { ShellData } from '../shell/shell-data.ts';
import { editionLanguage } from '../shell/shell-words.ts';
import { Wordmark } from '../shell/Wordmark.tsx';
import { listWords } from './list-words.ts';
import styles from './Sidebar.module.css';

/** Beside the list: whose it is, where else to follow it, what else to read [LIST-01]. */
export function Sidebar({ surroundings, data }: { surroundings: Surroundings; data: ListPageData }) {
  const { site, language } = surroundings;
  const { recommended } = data.sidebar;
  const words = listWords[language];
  const place = { timeZone: site.timeZone, language };
  return (
    <aside className={styles.sidebar} aria-label={words.about}>
      <div className={styles.inner}>
        {recommended.length > 0 && (
          <section>
            <h2 className={styles.title}>{words.recommended}</h2>
            <div className={styles.recommended}>
              {recommended.map((story) => (
                <StoryCardSmall key={story.id} story={story} place={place} />
              ))}
            </div>
          </section>
        )}
        <Brand shell={surroundings.shell} />
      </div>
    </aside>
  );
}

/** The site's own name, and where else it can be followed. */
function Brand({ shell: { site, wordmarks, language } }: { shell: ShellData }) {
  const words = listWords[language];
  const accounts = [
    { name: words.on.facebook, href: site.facebookUrl },
    { name: words.on.twitter, href: site.twitterUrl ?? '' },
  ].filter(({ href }) => href !== '');
  return (
    <section className={styles.brand}>
      <a className={styles.wordmark} href={site.path === '' ? '/' : site.path}>
        <Wordmark svg={wordmarks[site.slug]} name={site.name} className={styles.mark} />
      </a>
      <p className={styles.tagline} lang={editionLanguage(language)}>
        {site.tagline}
      </p>
      <h2 className={styles.follow}>{words.follow}</h2>
      <ul className={styles.accounts}>
        {accounts.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener external">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
