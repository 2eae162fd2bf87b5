import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { clockTime, machineTime } from '#platform/time/hungarian-date.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { Menu } from '#ui/app/Menu.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { type ConsoleBlog, type ConsolePost, changePostCall } from './live-answers.ts';
import { liveConsoleWords } from './live-console-words.ts';
import styles from './PostList.module.css';

/** The public posts, with the acts on each. */
export function PostList({ blog }: { blog: ConsoleBlog }) {
  const { language, send, tell } = useNewsroom();
  const words = liveConsoleWords[language];
  const queries = useQueryClient();
  const [asked, setAsked] = useState<ConsolePost | null>(null);
  const change = async (post: ConsolePost, wanted: Parameters<typeof changePostCall>[2], done?: string) => {
    const answer = await send(changePostCall(blog.id, post, wanted));
    if (answer.kind === 'failure') tell({ kind: 'failed', text: failureText(answer.failure, language) });
    else if (done !== undefined) tell({ text: done });
    await queries.invalidateQueries({ queryKey: ['live-blog', blog.id] });
  };
  if (blog.posts.length === 0) return <p className={styles.facts}>{words.noPosts}</p>;
  return (
    <>
      <ol className={styles.posts} aria-label={words.posts}>
        {blog.posts.map((post) => (
          <li key={post.id} className={styles.post}>
            <Post post={post} site={blog.site} />
            <Menu
              name={words.post.menu(post.title)}
              button={<span aria-hidden="true">⋯</span>}
              items={[
                {
                  id: 'key',
                  label: post.keyEvent ? words.post.unmark : words.post.mark,
                  onPress: () => void change(post, { keyEvent: !post.keyEvent }),
                },
                {
                  id: 'pin',
                  label: post.pinned ? words.post.unpin : words.post.pin,
                  onPress: () => void change(post, { pinned: !post.pinned }),
                },
                { id: 'withdraw', label: words.post.withdraw, onPress: () => setAsked(post) },
              ]}
            />
          </li>
        ))}
      </ol>
      {asked && (
        <ModalDialog title={asked.title} onClose={() => setAsked(null)}>
          <p>{words.post.sure}</p>
          <p className="buttons">
            <ActionButton
              kind="danger"
              onPress={() => {
                setAsked(null);
                void change(asked, { withdrawn: true }, words.post.withdrawn);
              }}
            >
              {words.post.withdraw}
            </ActionButton>
            <ActionButton onPress={() => setAsked(null)}>{words.cancel}</ActionButton>
          </p>
        </ModalDialog>
      )}
    </>
  );
}

function Post({ post, site }: { post: ConsolePost; site: string }) {
  const { language, sites } = useNewsroom();
  const words = liveConsoleWords[language].post;
  const at = Date.parse(post.pubDate) / 1000;
  const { title, isUntitled, text, authors, pictures, pinned, keyEvent } = post;
  return (
    <div>
      {!isUntitled && <p className={styles.title}>{title}</p>}
      <p className={styles.text}>{text}</p>
      <p className={styles.facts}>
        <time dateTime={machineTime(at)}>
          {clockTime(at, { timeZone: zoneOf({ sites }, site), language })}
        </time>
        {authors.length > 0 && <span>{authors.join(', ')}</span>}
        {pictures > 0 && <span>{words.pictures(pictures)}</span>}
        {keyEvent && <strong>{words.keyEvent}</strong>}
        {pinned && <strong>{words.pinned}</strong>}
      </p>
    </div>
  );
}
