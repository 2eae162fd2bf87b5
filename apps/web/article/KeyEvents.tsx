import type { CardPlace } from '#features/content/public.view.ts';
import { addressOfPost, onlyKeyEvents, postAnchor } from '#features/sites/public.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { clockTime, dayKey, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import type { ArticlePageData } from '../page-data.ts';
import { articleWords } from './article-words.ts';
import styles from './LiveBlog.module.css';
import type { LiveBlogPage } from './live-blog-parts.ts';

interface KeyEventsProps {
  live: LiveBlogPage;
  posts: ArticlePageData['posts'];
  place: CardPlace;
}

/** So many stand beside the text; the rest a link away. */
const shown = 10;

/** What happened so far, for whoever comes late. */
export function KeyEvents({ live, posts, place }: KeyEventsProps) {
  const { keyEvents, path } = live;
  if (keyEvents.length === 0) return null;
  const words = articleWords[place.language];
  const here = new Set(posts.map(({ id }) => id));
  return (
    <nav className={styles.keyEvents} aria-labelledby="legfontosabbak">
      <h2 id="legfontosabbak" className={styles.keyTitle}>
        {words.keyEvents}
      </h2>
      <ol>
        {keyEvents.slice(0, shown).map(({ id, slug, title, pubDate }, at) => (
          <li key={id}>
            <a href={here.has(id) ? `#${postAnchor(slug)}` : addressOfPost(path, slug)}>
              <time dateTime={machineTime(pubDate)}>
                {timeAfter(keyEvents[at - 1]?.pubDate, pubDate, place)}
              </time>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
      {keyEvents.length > shown && (
        <p className={styles.allKeyEvents}>
          <a href={`${path}?${onlyKeyEvents}`}>{words.allKeyEvents(formatNumber(keyEvents.length))}</a>
        </p>
      )}
    </nav>
  );
}

/** An hour, and where the day turns from that of the event above, which day it was. */
function timeAfter(above: number | undefined, at: number, place: CardPlace): string {
  const clock = clockTime(at, place);
  if (above === undefined || dayKey(above, place.timeZone) === dayKey(at, place.timeZone)) return clock;
  return `${shortDay(at, place).replace(' ', '\u00A0')} ${clock}`;
}
