import { isSponsored, type Story } from '#features/content/public.ts';
import { AuthorFace, type CardContext } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { articleWords } from '../article-words.ts';
import { AuthorNames } from './AuthorNames.tsx';
import styles from './Meta.module.css';

interface BylineProps {
  story: Story;
  place: CardContext;
  /** False when portraits and names are already above the title. */
  showsAuthors: boolean;
}

/** Authors and contributors of a story. */
export function Byline({ story, place, showsAuthors }: BylineProps) {
  const words = articleWords[place.language];
  const { contributors } = story;
  const authors = showsAuthors ? story.authors : [];
  // Authors' titles exist only in Hungarian.
  const title = place.language === 'hu' ? (authors[0]?.title ?? '') : '';
  if (isSponsored(story)) return <PaidByline name={words.commercialTeam} />;
  if (authors.length === 0 && contributors.length === 0) return null;
  return (
    <div className={styles.byline}>
      {authors.some(({ avatar }) => avatar !== null) && (
        <div className={classNames(styles.faces, 'screen-only')}>
          {authors.map((author) => (
            <AuthorFace key={author.slug} author={author} size="small" />
          ))}
        </div>
      )}
      <div>
        {authors.length > 0 && (
          <p className={styles.authors}>
            <span className="visually-hidden">{words.by}: </span>
            <AuthorNames story={story} people={authors} />
          </p>
        )}
        {authors.length === 1 && title !== '' && <p className="note">{title}</p>}
        {contributors.length > 0 && (
          <p className="note">
            {words.contributors}: <AuthorNames story={story} people={contributors} />
          </p>
        )}
      </div>
    </div>
  );
}

/** Nobody of the newsroom signs a paid story [S61]. */
function PaidByline({ name }: { name: string }) {
  return (
    <div className={styles.byline}>
      <p className={styles.authors}>{name}</p>
    </div>
  );
}
