import type { LivePost } from '#features/content/public.ts';
import type { CardPlace } from '#features/content/public.view.ts';
import { clockTime, machineTime } from '#platform/time/hungarian-date.ts';
import { postAnchor } from './article-look.ts';
import { articleWords } from './article-words.ts';
import styles from './LiveBlog.module.css';

/** What happened so far, for whoever comes late. */
export function KeyEvents({ posts, place }: { posts: LivePost[]; place: CardPlace }) {
  const events = posts.filter(({ keyEvent }) => keyEvent).toSorted((a, b) => b.pubDate - a.pubDate);
  if (events.length === 0) return null;
  return (
    <nav className={styles.keyEvents} aria-labelledby="legfontosabbak">
      <h2 id="legfontosabbak" className={styles.keyTitle}>
        {articleWords[place.language].keyEvents}
      </h2>
      <ol>
        {events.map((post) => (
          <li key={post.id}>
            <a href={`#${postAnchor(post)}`}>
              <time dateTime={machineTime(post.pubDate)}>{clockTime(post.pubDate, place)}</time>
              <span>{post.title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
