import { SlotPart } from '#features/ads/public.view.ts';
import { StoryCardSmall } from '#features/content/public.view.ts';
import type { Surroundings } from '#features/kit/public.ts';
import { editionText } from '#features/sites/public.ts';
import { Wordmark } from '#features/sites/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import type { ListPageData } from '../section-data.ts';
import styles from './Sidebar.module.css';
import { sectionWords } from './section-words.ts';

/** Sidebar of a list: recommended stories, the site's name and its social media accounts [LIST-01]. */
export function Sidebar({ surroundings, data }: { surroundings: Surroundings; data: ListPageData }) {
  const { site, language } = surroundings;
  const { recommended } = data.sidebar;
  const words = sectionWords[language];
  const place = { timeZone: site.timeZone, language };
  return (
    <aside className="screen-only" aria-label={words.about}>
      <div className={styles.inner}>
        {recommended.length > 0 && (
          <section>
            <h2 className={ruled.title}>{words.recommended}</h2>
            <div className={ruled.list}>
              {recommended.map((story) => (
                <StoryCardSmall key={story.id} story={story} place={place} />
              ))}
            </div>
          </section>
        )}
        <SlotPart ads={data.ads} place="list-sidebar" language={language} className={styles.slot} />
        <Brand surroundings={surroundings} />
      </div>
    </aside>
  );
}

/** The site's wordmark, tagline and social media accounts. */
function Brand({ surroundings: { site, wordmarks, language } }: { surroundings: Surroundings }) {
  const words = sectionWords[language];
  const tagline = editionText(site.tagline, site.english?.tagline, language);
  const accounts = [
    { name: words.on.facebook, href: site.facebookUrl },
    { name: words.on.twitter, href: site.twitterUrl ?? '' },
  ].filter(({ href }) => href !== '');
  return (
    <section className={styles.brand}>
      <a className={styles.wordmark} href={site.path === '' ? '/' : site.path}>
        <Wordmark svg={wordmarks[site.slug]} name={site.name} className={styles.mark} />
      </a>
      <p className={styles.tagline} lang={tagline.lang}>
        {tagline.text}
      </p>
      <h2 className={classNames('label', styles.follow)}>{words.follow}</h2>
      <ul className="facts">
        {accounts.map(({ name, href }) => (
          <li key={name}>
            <a className="lone-link" href={href} rel="noopener external">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
