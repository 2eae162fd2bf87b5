import { Picture } from '#features/media/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import type { CardAuthor } from '../story.ts';
import { leadLimits, titleLimits, truncate } from '../truncate.ts';
import { CardTitle } from './CardTitle.tsx';
import { cardPictures } from './card-pictures.ts';
import { foreignLanguage } from './foreign-language.ts';
import { initialsOf } from './initials-of.ts';
import styles from './StoryCard.module.css';
import type { StoryCardProps } from './story-card-props.ts';

/** An opinion is somebody's: the face and the name come before the title. */
export function StoryCardOpinion({ story, place, level = 3 }: StoryCardProps) {
  const author = story.authors[0];
  return (
    <article className={classNames(styles.card, styles.opinion)}>
      {author && <AuthorFace author={author} />}
      <div className={styles.text}>
        <p className={styles.opinionAuthor}>{story.authors.map(({ name }) => name).join(', ')}</p>
        <CardTitle story={story} place={place} limit={titleLimits.list} level={level} />
        <p className={styles.teaser} lang={foreignLanguage(story, place)}>
          {truncate(story.lead, leadLimits.short)}
        </p>
      </div>
    </article>
  );
}

function AuthorFace({ author }: { author: CardAuthor }) {
  const { avatar } = author;
  if (avatar === null) {
    return (
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(author.name)}
      </span>
    );
  }
  return <Picture image={avatar} name={author.slug} {...cardPictures.face} alt="" />;
}
