import type { PostLink } from '#features/content/public.ts';
import type { CardContext } from '#features/content/public.view.ts';
import { machineTime, shortDateTime } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import { articleWords } from './article-words.ts';
import styles from './live/LiveBlog.module.css';

/** Other posts of the same live blog: pinned ones first, then newest first [LIVE-02]. */
export function Siblings({ posts, place }: { posts: PostLink[]; place: CardContext }) {
  if (posts.length === 0) return null;
  const words = articleWords[place.language];
  return (
    <nav
      className={classNames(ruled.part, styles.keyEvents, 'screen-only')}
      aria-labelledby="tovabbi-bejegyzesek"
    >
      <h2 id="tovabbi-bejegyzesek" className={styles.keyTitle}>
        {words.siblings}
      </h2>
      <ul>
        {posts.map(({ id, url, title, pubDate, pinned }) => (
          <li key={id} className={styles.sibling}>
            <a href={url}>
              <span className="facts">
                <time dateTime={machineTime(pubDate)}>{shortDateTime(pubDate, place)}</time>
                {pinned && <span>{words.pinned}</span>}
              </span>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
