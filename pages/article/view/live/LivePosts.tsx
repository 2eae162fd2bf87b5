import { Fragment } from 'react';
import type { LivePost, Story } from '#features/content/public.ts';
import type { BlockContext, CardContext } from '#features/content/public.view.ts';
import { PageNumbers } from '#features/kit/public.view.ts';
import { onlyKeyEvents } from '#features/live/public.ts';
import { dayKey, longDate } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { LiveBlogPage } from '../../live-blog-parts.ts';
import { articleWords } from '../article-words.ts';
import styles from './LivePosts.module.css';
import { LivePostView } from './LivePostView.tsx';

interface LivePostsProps {
  story: Story;
  posts: LivePost[];
  live: LiveBlogPage;
  place: CardContext;
  /** Renderers of the blocks that few stories have. */
  parts: Pick<BlockContext, 'quiz' | 'episode'>;
}

/** Element id of the section of posts. */
const postsId = 'bejegyzesek';

/** A page of a live blog's posts: pinned ones first, then newest first, grouped by day. */
export function LivePosts({ story, posts, live, place, parts }: LivePostsProps) {
  const { path, page, totalPages, onlyKey, keyEvents } = live;
  const words = articleWords[place.language];
  const days = byDay(posts, place.timeZone);
  const isLive = story.flags.includes('live');
  // The newest posts of a running live blog show their age, so a date above them would only push them down.
  const isNewest = (day: Day): boolean => page === 1 && day === days.find(({ at }) => at !== null);
  return (
    <section
      id={postsId}
      className={classNames(styles.posts, keyEvents.length > 0 && styles.byKeyEvents)}
      aria-label={words.posts}
    >
      {keyEvents.length > 0 && <Filter live={live} language={place.language} />}
      {/* All posts and dates are siblings, so that new ones can be inserted between them. */}
      <div data-live-posts={page} data-only-key={onlyKey ? '' : undefined}>
        {posts.length === 0 && <p className="note">{words.noPosts}</p>}
        {days.map((day) => (
          <Fragment key={day.key}>
            {days.length > 1 && day.at !== null && !(isLive && isNewest(day)) && (
              <p id={`nap-${day.key}`} className={styles.dayTitle}>
                {longDate(day.at, place)}
              </p>
            )}
            {day.posts.map((post) => (
              <LivePostView
                key={post.id}
                post={post}
                isLive={isLive}
                path={path}
                linked={story.linked}
                place={place}
                parts={parts}
              />
            ))}
          </Fragment>
        ))}
      </div>
      <div data-part="pages">
        <PageNumbers
          path={path}
          query={onlyKey ? onlyKeyEvents : ''}
          page={page}
          totalPages={totalPages}
          language={place.language}
        />
      </div>
    </section>
  );
}

function Filter({ live: { path, onlyKey }, language }: { live: LiveBlogPage; language: Story['language'] }) {
  const words = articleWords[language];
  return (
    <ul className={classNames('facts', styles.filter, !onlyKey && styles.unfiltered)}>
      <li>
        <a href={`${path}#${postsId}`} aria-current={onlyKey ? undefined : 'true'}>
          {words.allPosts}
        </a>
      </li>
      <li>
        <a href={`${path}?${onlyKeyEvents}#${postsId}`} aria-current={onlyKey ? 'true' : undefined}>
          {words.onlyKeyEvents}
        </a>
      </li>
    </ul>
  );
}

interface Day {
  key: string;
  /** Unix seconds of its first post; null for pinned posts, which belong to no day. */
  at: number | null;
  posts: LivePost[];
}

function byDay(posts: LivePost[], timeZone: string): Day[] {
  const days: Day[] = [];
  for (const post of posts) {
    const key = post.pinned ? 'pinned' : dayKey(post.pubDate, timeZone);
    const last = days.at(-1);
    if (last?.key === key) last.posts.push(post);
    else days.push({ key, at: post.pinned ? null : post.pubDate, posts: [post] });
  }
  return days;
}
