/** The console of a live blog: a post is written at the top, the readers' page stands beside it [LCON-01]. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  FailedRequest,
  resultOf,
  ScreenLink,
  useNewsroom,
  useParameter,
} from '#features/kit/public.newsroom.ts';
import { liveConnection } from '#features/writing/public.newsroom.ts';
import { liveTopic } from '../console/live-topic.ts';
import styles from './LiveConsoleScreen.module.css';
import { blogCall, type ConsoleBlog } from './live-answers.ts';
import { liveConsoleWords } from './live-console-words.ts';
import { PostComposer } from './PostComposer.tsx';
import { PostList } from './PostList.tsx';
import type { WrittenPost } from './queue/post-store.ts';
import { usePostQueue } from './queue/use-post-queue.ts';
import { WaitingPosts } from './WaitingPosts.tsx';

export function LiveConsoleScreen() {
  const id = Number(useParameter('id'));
  const { language, send } = useNewsroom();
  const words = liveConsoleWords[language];
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['live-blog', id],
    queryFn: () => resultOf(send(blogCall(id))),
    refetchInterval: 15_000,
  });
  useEffect(
    () =>
      liveConnection.follow(liveTopic(id), {
        changed: () => void queries.invalidateQueries({ queryKey: ['live-blog', id] }),
        present: () => undefined,
      }),
    [id, queries],
  );
  return (
    <div className={styles.screen}>
      <p className={styles.back}>
        <ScreenLink to="/elo">{words.back}</ScreenLink>
      </p>
      {!data && !error && <p>{words.loading}</p>}
      {!data && <FailedRequest error={error} />}
      {data && <Opened key={data.id} blog={data} />}
    </div>
  );
}

function Opened({ blog }: { blog: ConsoleBlog }) {
  const { language } = useNewsroom();
  const words = liveConsoleWords[language];
  const { queue, posts } = usePostQueue(blog.id);
  const publish = (post: WrittenPost) =>
    void queue?.add({
      ...post,
      key: crypto.randomUUID(),
      blog: blog.id,
      at: Date.now(),
      problem: '',
    });
  const page = new URL(blog.url, location.href);
  return (
    <>
      <h1 className={styles.title}>
        {blog.title}{' '}
        <a href={page.href} className={styles.link}>
          {words.readersPage}
        </a>
      </h1>
      {!blog.isLive && <p className={styles.ended}>{words.ended}</p>}
      <div className={styles.columns}>
        <div className={styles.write}>
          {queue && (
            <PostComposer blog={blog} draft={queue.draft} onPublish={publish} onChange={queue.keepDraft} />
          )}
          <div className={styles.lists}>
            {queue && <WaitingPosts posts={posts} queue={queue} />}
            <PostList blog={blog} />
          </div>
        </div>
        {page.origin === location.origin && <ReadersPage href={page.href} posts={blog.posts} />}
      </div>
    </>
  );
}

/** Loaded again when a post is new or changed, at the place to which it was scrolled. */
function ReadersPage({ href, posts }: { href: string; posts: ConsoleBlog['posts'] }) {
  const words = liveConsoleWords[useNewsroom().language];
  const frame = useRef<HTMLIFrameElement>(null);
  const state = JSON.stringify(posts);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    frame.current?.contentWindow?.location.reload();
  }, [state]);
  return <iframe ref={frame} className={styles.page} src={href} title={words.readersPage} />;
}
