import type { CardContext } from '#features/content/public.view.ts';
import { addressOfPost, onlyKeyEvents, postAnchor } from '#features/live/public.ts';
import { clockTime, dayKey, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import type { ArticlePageData } from '../../article-data.ts';
import type { LiveBlogPage } from '../../live-blog-parts.ts';
import { articleWords } from '../article-words.ts';
import { MatchSpoiler } from '../MatchSpoiler.tsx';
import styles from './LiveBlog.module.css';

interface KeyEventsProps {
  live: LiveBlogPage;
  /** Whether the live blog is still running. */
  isLive: boolean;
  data: Pick<ArticlePageData, 'posts' | 'story'>;
  place: CardContext;
}

/** Number of key events listed on screens; the others are on a linked page, and on paper. */
const maxShown = 10;

/** Key events of a live blog, linking to their posts. */
export function KeyEvents({ live, isLive, data: { posts, story }, place }: KeyEventsProps) {
  const { keyEvents, path } = live;
  if (keyEvents.length === 0) return null;
  const words = articleWords[place.language];
  const hasMore = keyEvents.length > maxShown;
  const here = new Set(posts.map(({ id }) => id));
  return (
    <nav className={classNames(ruled.part, styles.keyEvents)} aria-labelledby="legfontosabbak">
      <details data-fold="">
        <summary>
          <h2 id="legfontosabbak" className={styles.keyTitle}>
            {words.keyEvents}
          </h2>
        </summary>
        <MatchSpoiler story={story} what="keyEvents">
          <ol>
            {keyEvents.map(({ id, slug, title, pubDate }, at) => (
              <li key={id} className={at < maxShown ? undefined : styles.onPaper}>
                <a href={here.has(id) ? `#${postAnchor(slug)}` : addressOfPost(path, slug)}>
                  <time dateTime={machineTime(pubDate)}>
                    {timeAfter(keyEvents[at - 1]?.pubDate ?? (isLive ? pubDate : 0), pubDate, place)}
                  </time>
                  <span>{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </MatchSpoiler>
        <p className="screen-only" data-as-filter={hasMore ? undefined : ''}>
          <a className="lone-link" href={`${path}?${onlyKeyEvents}`}>
            {hasMore ? words.allKeyEvents(keyEvents.length) : words.onlyKeyEvents}
          </a>
        </p>
      </details>
    </nav>
  );
}

/** Time of an event, with the date when it differs from that of the event above, or of today. */
function timeAfter(above: number, at: number, place: CardContext): string {
  const clock = clockTime(at, place);
  if (dayKey(above, place.timeZone) === dayKey(at, place.timeZone)) return clock;
  return `${shortDay(at, place).replace(' ', '\u00A0')} ${clock}`;
}
