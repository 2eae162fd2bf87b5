import { Picture } from '#features/media/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import type { CardAuthor } from '../story.ts';
import styles from './CardFace.module.css';
import { cardPictures } from './card-pictures.ts';
import { initialsOf } from './initials-of.ts';

/** An author's portrait, or the initials when there is none. */
export function CardFace({ author }: { author: CardAuthor }) {
  const { avatar } = author;
  if (avatar === null) {
    return (
      <span className={classNames(styles.face, styles.initials)} aria-hidden="true">
        {initialsOf(author.name)}
      </span>
    );
  }
  return (
    <span className={styles.face}>
      <Picture image={avatar} name={author.slug} {...cardPictures.face} alt="" />
    </span>
  );
}
