import { Fragment } from 'react';
import type { LivePost, Story } from '#features/content/public.ts';
import type { BlockContext, CardPlace } from '#features/content/public.view.ts';
import { onlyKeyEvents } from '#features/sites/public.ts';
import { dayKey, longDate } from '#platform/time/hungarian-date.ts';
import { PageNumbers } from '../pages/PageNumbers.tsx';
import { articleWords } from './article-words.ts';
import styles from './LivePosts.module.css';
import { LivePostView } from './LivePostView.tsx';
import type { LiveBlogPage } from './live-blog-parts.ts';

interface LivePostsProps {
  story: Story;
  posts: LivePost[];
  live: LiveBlogPage;
  place: CardPlace;
  /** What draws the blocks that few stories have. */
  parts: Pick<BlockContext, 'quiz' | 'episode'>;
}

/** Where the posts begin. */
const start = 'bejegyzesek';

/** A page of a live blog's posts as they come: pinned ones first, then newest first, parted by days. */
export function LivePosts({ story, posts, live, place, parts }: LivePostsProps) {
  const { path, page, totalPages, onlyKey, keyEvents } = live;
  const words = articleWords[place.language];
  const days = byDay(posts, place.timeZone);
  return (
    <section id={start} className={styles.posts} aria-label={words.posts}>
      {keyEvents.length > 0 && <Filter live={live} language={place.language} />}
      {/* One row of children, so that new ones can be put between those that stay. */}
      <div data-live-posts={page} data-only-key={onlyKey ? '' : undefined}>
        {posts.length === 0 && <p className={styles.noPosts}>{words.noPosts}</p>}
        {days.map((day) => (
          <Fragment key={day.key}>
            {days.length > 1 && day.at !== null && (
              <p id={`nap-${day.key}`} className={styles.dayTitle}>
                {longDate(day.at, place)}
              </p>
            )}
            {day.posts.map((post) => (
              <LivePostView
                key={post.id}
                post={post}
                isLive={story.flags.includes('live')}
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
    <ul className={styles.filter}>
      <li>
        <a href={`${path}#${start}`} aria-current={onlyKey ? undefined : 'true'}>
          {words.allPosts}
        </a>
      </li>
      <li>
        <a href={`${path}?${onlyKeyEvents}#${start}`} aria-current={onlyKey ? 'true' : undefined}>
          {words.onlyKeyEvents}
        </a>
      </li>
    </ul>
  );
}

interface Day {
  key: string;
  /** Null for the pinned ones, which belong to no day. */
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
