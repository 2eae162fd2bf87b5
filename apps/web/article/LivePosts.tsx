import type { LivePost, Story } from '#features/content/public.ts';
import type { BlockContext, CardPlace } from '#features/content/public.view.ts';
import { dayKey, longDate } from '#platform/time/hungarian-date.ts';
import { articleWords } from './article-words.ts';
import styles from './LiveBlog.module.css';
import { LivePostView } from './LivePostView.tsx';

interface LivePostsProps {
  story: Story;
  posts: LivePost[];
  place: CardPlace;
  quiz: NonNullable<BlockContext['quiz']>;
}

/** A live blog's posts as they come: pinned ones first, then newest first, parted by days. */
export function LivePosts({ story, posts, place, quiz }: LivePostsProps) {
  const words = articleWords[place.language];
  const days = byDay(posts, place.timeZone);
  return (
    <section className={styles.posts} aria-label={words.posts}>
      {posts.length === 0 && <p className={styles.noPosts}>{words.noPosts}</p>}
      {days.map((day) => (
        <div key={day.key} className={styles.day}>
          {days.length > 1 && day.at !== null && <p className={styles.dayTitle}>{longDate(day.at, place)}</p>}
          {day.posts.map((post) => (
            <LivePostView key={post.id} post={post} linked={story.linked} place={place} quiz={quiz} />
          ))}
        </div>
      ))}
    </section>
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
