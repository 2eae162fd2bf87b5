import type { Story } from '#features/content/public.ts';
import { AuthorFace } from '#features/content/public.view.ts';
import styles from './head/ArticleHead.module.css';
import { AuthorNames } from './head/AuthorNames.tsx';

/** Portraits and names of an opinion's authors, above the title. */
export function OpinionAuthor({ story }: { story: Story }) {
  if (story.authors.length === 0) return null;
  // Authors' titles exist only in Hungarian, and with several authors it would be unclear whose it is.
  const title = story.authors.length === 1 && story.language === 'hu' ? (story.authors[0]?.title ?? '') : '';
  return (
    <div className={styles.opinionAuthor}>
      {story.authors.map((author) => (
        <AuthorFace key={author.slug} author={author} size="large" />
      ))}
      <div>
        <p className={styles.opinionName}>
          <AuthorNames story={story} people={story.authors} />
        </p>
        {title !== '' && <p className="note">{title}</p>}
      </div>
    </div>
  );
}
