import type { Story } from '#features/content/public.ts';
import { tieSuffixes } from '#ui/tie-suffixes.tsx';
import { AuthorFace } from './AuthorFace.tsx';
import { articleWords } from './article-words.ts';
import styles from './Closing.module.css';

/** The people behind the text; those of whom we know nothing more than the name were named above. */
export function AuthorBoxes({ story }: { story: Story }) {
  // They are written in Hungarian.
  const known = story.language === 'hu' ? story.authors.filter(({ bio }) => bio !== '') : [];
  if (known.length === 0) return null;
  const words = articleWords[story.language];
  return (
    <section className={styles.authorBoxes}>
      <h2 className={styles.label}>{known.length > 1 ? words.manyAuthors : words.authors}</h2>
      {known.map((author) => (
        <div key={author.slug} className={styles.authorBox}>
          <AuthorFace author={author} size="medium" />
          <div>
            <p className={styles.authorName}>
              <a href={`/szerzo/${author.slug}`}>{author.name}</a>
            </p>
            {author.title !== '' && <p className={styles.authorTitle}>{author.title}</p>}
            <p className={styles.bio}>{tieSuffixes(author.bio)}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
