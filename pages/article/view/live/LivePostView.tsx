import { type LivePost, runningTextOf, type Story } from '#features/content/public.ts';
import { type BlockContext, Body, type CardContext } from '#features/content/public.view.ts';
import { addressOfPost, firstSentence, postAnchor } from '#features/live/public.ts';
import { clockTime, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { articleWords } from '../article-words.ts';
import styles from './LivePosts.module.css';

interface LivePostViewProps {
  post: LivePost;
  /** Whether its live blog is still running. */
  isLive: boolean;
  /** Path of its live blog. */
  path: string;
  linked: Story['linked'];
  place: CardContext;
  /** Renderers of the blocks that few stories have. */
  parts: Pick<BlockContext, 'quiz' | 'episode'>;
}

/** One post; its time is its permalink. A pinned post is collapsed to its title, so that it hides no newer posts. */
export function LivePostView({ post, isLive, path, linked, place, parts }: LivePostViewProps) {
  const words = articleWords[place.language];
  const authors = post.authors.map(({ name }) => name).join(', ');
  // With script, the time of a running live blog's post shows its age, which makes the date redundant; when it has ended,
  // a time of day alone says nothing.
  const day = <span className="fine-print">{shortDay(post.pubDate, place)}</span>;
  const context = {
    images: post.images,
    linked,
    language: place.language,
    name: post.slug,
    isInterview: false,
    tallAudio: place.tallAudio ?? false,
    ...parts,
    hasVideoScript: true,
  };
  // A post without a title has its first sentence as title in lists; above its own text it would be repeated.
  const isUntitled = !post.pinned && post.title === firstSentence(runningTextOf(post.body));
  const title = <h2 className={styles.postTitle}>{post.title}</h2>;
  const text = (
    <>
      <Body body={post.body} context={context} top={3} />
      <p className={classNames('facts', styles.postMeta)}>
        {authors !== '' && <span>{authors}</span>}
        <span className="screen-only">
          <a href={post.url} aria-label={`${words.ownPage}: ${post.title}`}>
            {words.ownPage}
          </a>
        </span>
      </p>
    </>
  );
  return (
    <article
      id={postAnchor(post.slug)}
      data-post={post.version}
      aria-label={isUntitled ? post.title : undefined}
      className={classNames(styles.post, post.pinned && styles.pinned, post.keyEvent && styles.keyEvent)}
    >
      <p className={styles.when}>
        <a className="link-words" href={addressOfPost(path, post.slug)}>
          <time dateTime={machineTime(post.pubDate)} data-relative-time={isLive ? 'age' : undefined}>
            {clockTime(post.pubDate, place)}
          </time>
          <span className="visually-hidden">, {words.permalink}</span>
        </a>
        {isLive ? post.pinned && <noscript>{day}</noscript> : day}
      </p>
      {post.pinned ? (
        <details data-fold="">
          <summary>
            <Icon path={pin} />
            <span className="visually-hidden">{words.pinned}: </span>
            {title}
          </summary>
          <div className={styles.what}>{text}</div>
        </details>
      ) : (
        <div className={styles.what}>
          {!isUntitled && title}
          {text}
        </div>
      )}
    </article>
  );
}

/** SVG path of a pin icon. */
const pin = 'M7.5 3h5M8.5 3v5l-2.5 3h8l-2.5-3V3M10 11v6';
