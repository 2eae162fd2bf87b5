import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { openPostQueue, type PostQueue } from './post-queue.ts';
import { openPostStore, type QueuedPost, type WrittenPost } from './post-store.ts';
import { sendPost } from './send-post.ts';

export interface OpenedQueue extends PostQueue {
  /** The post that was unfinished when the console was closed. */
  draft: WrittenPost | undefined;
  keepDraft(post: WrittenPost): Promise<void>;
}

/** The posts of a live blog that are not sent yet. `queue` is null until the device's store is open. */
export function usePostQueue(blog: number): { queue: OpenedQueue | null; posts: readonly QueuedPost[] } {
  const { send, language, me } = useNewsroom();
  const queries = useQueryClient();
  const [queue, setQueue] = useState<OpenedQueue | null>(null);
  const [posts, setPosts] = useState<readonly QueuedPost[]>([]);
  useEffect(() => {
    const until = new AbortController();
    let opened: PostQueue | null = null;
    const open = async () => {
      const store = await openPostStore(me.id);
      const draft = await store.draft(blog);
      opened = await openPostQueue({
        store,
        isOwn: (post) => post.blog === blog,
        onChange: setPosts,
        async send(post) {
          const sent = await sendPost(send, post, language);
          if (sent.kind === 'sent') await queries.invalidateQueries({ queryKey: ['live-blog', blog] });
          return sent;
        },
      });
      if (until.signal.aborted) return opened.close();
      setQueue({ ...opened, draft, keepDraft: (post) => store.keepDraft(blog, post) });
      addEventListener('online', opened.sendNow, { signal: until.signal });
    };
    void open();
    return () => {
      until.abort();
      opened?.close();
    };
  }, [blog, me.id, send, language, queries]);
  return { queue, posts };
}
