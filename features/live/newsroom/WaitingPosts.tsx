import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { liveConsoleWords } from './live-console-words.ts';
import styles from './PostList.module.css';
import type { PostQueue } from './queue/post-queue.ts';
import type { QueuedPost } from './queue/post-store.ts';

interface WaitingPostsProps {
  posts: readonly QueuedPost[];
  queue: PostQueue;
}

/** Posts that are on this device only. */
export function WaitingPosts({ posts, queue }: WaitingPostsProps) {
  const words = liveConsoleWords[useNewsroom().language].queue;
  if (posts.length === 0) return null;
  return (
    <ul className={styles.posts} aria-label={words.label}>
      {posts.toReversed().map(({ key, title, text, problem }) => (
        <li key={key} className={styles.waiting}>
          <p className={styles.text}>{title || text || words.untitled}</p>
          {problem === '' ? (
            <p className={styles.facts}>{words.waiting}</p>
          ) : (
            <>
              <p className="problem" role="alert">
                {words.refused(problem)}
              </p>
              <p className="buttons">
                <ActionButton onPress={() => void queue.again(key)}>{words.again}</ActionButton>
                <ActionButton kind="danger" onPress={() => void queue.discard(key)}>
                  {words.discard}
                </ActionButton>
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
