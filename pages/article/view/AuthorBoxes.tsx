import type { Story } from '#features/content/public.ts';
import { AuthorFace } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import { tiedText } from '#ui/text/tied-text.tsx';
import { articleWords } from './article-words.ts';
import styles from './Closing.module.css';

/** Biographies of the authors; an author without one is only named in the byline. */
export function AuthorBoxes({ story }: { story: Story }) {
  // Biographies exist only in Hungarian.
  const known = story.language === 'hu' ? story.authors.filter(({ bio }) => bio !== '') : [];
  if (known.length === 0) return null;
  const words = articleWords[story.language];
  return (
    <section className={classNames(ruled.part, styles.authorBoxes, 'screen-only')}>
      <h2>{known.length > 1 ? words.manyAuthors : words.authors}</h2>
      {known.map((author) => (
        <div key={author.slug} className={styles.authorBox}>
          <AuthorFace author={author} size="medium" />
          <div>
            <p className={styles.authorName}>
              <a href={`/szerzo/${author.slug}`}>{author.name}</a>
            </p>
            {author.title !== '' && <p className="note">{author.title}</p>}
            <p className={styles.bio}>{tiedText(author.bio)}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
