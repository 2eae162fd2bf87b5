import type { LivePost, Story } from '#features/content/public.ts';
import { type BlockContext, Body, type CardPlace } from '#features/content/public.view.ts';
import { addressOfPost, postAnchor } from '#features/sites/public.ts';
import { clockTime, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import { scriptNamed } from '../islands/Island.tsx';
import { articleWords } from './article-words.ts';
import styles from './LivePosts.module.css';

interface LivePostViewProps {
  post: LivePost;
  /** Its live blog goes on. */
  isLive: boolean;
  /** Its live blog's. */
  path: string;
  linked: Story['linked'];
  place: CardPlace;
  /** What draws the blocks that few stories have. */
  parts: Pick<BlockContext, 'quiz' | 'episode'>;
}

/** One post; its time is the address it can be sent by. */
export function LivePostView({ post, isLive, path, linked, place, parts }: LivePostViewProps) {
  const words = articleWords[place.language];
  const video = scriptNamed('video', 'visible');
  const authors = post.authors.map(({ name }) => name).join(', ');
  // A time that tells its age tells its day as well.
  const day = <span className={styles.date}>{shortDay(post.pubDate, place)}</span>;
  const context = {
    images: post.images,
    linked,
    language: place.language,
    name: post.slug,
    isInterview: false,
    tallAudio: place.tallAudio ?? false,
    ...parts,
    video,
  };
  return (
    <article
      id={postAnchor(post.slug)}
      data-post={post.version}
      className={classNames(styles.post, post.pinned && styles.pinned, post.keyEvent && styles.keyEvent)}
    >
      <p className={styles.when}>
        <a href={addressOfPost(path, post.slug)}>
          <time dateTime={machineTime(post.pubDate)} data-tells={isLive ? 'age' : undefined}>
            {clockTime(post.pubDate, place)}
          </time>
          <span className="visually-hidden">, {words.permalink}</span>
        </a>
        {post.pinned && (isLive ? <noscript>{day}</noscript> : day)}
      </p>
      <div className={styles.what}>
        {post.pinned && <p className={styles.pinnedLabel}>{words.pinned}</p>}
        <h2 className={styles.postTitle}>{post.title}</h2>
        <Body body={post.body} context={context} top={3} />
        <p className={styles.postMeta}>
          {authors !== '' && <span>{authors}</span>}
          <a href={post.url} aria-label={`${words.ownPage}: ${post.title}`}>
            {words.ownPage}
          </a>
        </p>
      </div>
    </article>
  );
}
