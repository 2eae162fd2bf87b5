import type { LivePost } from '#features/content/public.ts';
import type { CardContext } from '#features/content/public.view.ts';
import { postAnchor } from '#features/live/public.ts';
import { clockTime, fullDateTime, machineTime } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import { tieShortWords } from '#ui/text/tie-short-words.ts';
import { tieSuffixes } from '#ui/text/tie-suffixes.tsx';
import { articleWords } from '../article-words.ts';
import styles from './LiveLayout.module.css';

interface LiveNowProps {
  posts: LivePost[];
  /** Whether the live blog is still running. */
  isLive: boolean;
  place: CardContext;
}

/** Link to the newest post, below the lead. Without posts the element stays, so that a later post can be inserted. */
export function LiveNow({ posts, isLive, place }: LiveNowProps) {
  const words = articleWords[place.language];
  const newest = newestOf(posts);
  return (
    <div className={classNames(styles.now, !isLive && styles.hasEnded, 'screen-only')} data-part="now">
      {newest && (
        <a href={`#${postAnchor(newest.slug)}`}>
          <span className={classNames('note', styles.nowLabel)}>
            <b>{isLive ? words.now : words.ended}</b>{' '}
            <time dateTime={machineTime(newest.pubDate)} data-relative-time={isLive ? 'age' : undefined}>
              {isLive ? clockTime(newest.pubDate, place) : fullDateTime(newest.pubDate, place)}
            </time>
          </span>
          <span className={styles.nowTitle}>{tieSuffixes(tieShortWords(newest.title))}</span>
        </a>
      )}
      {!newest && isLive && (
        <p>
          <b>{words.now}</b> {words.noPostsYet}
        </p>
      )}
    </div>
  );
}

/** The newest unpinned post: pinned posts come first at any age, and count only when there are no others. */
function newestOf(posts: LivePost[]): LivePost | undefined {
  return posts.find(({ pinned }) => !pinned) ?? posts[0];
}
