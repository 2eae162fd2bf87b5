import { Picture } from '#features/media/public.view.ts';
import type { CardAuthor } from '../../story-parts.ts';
import { Initials } from '../Initials.tsx';
import styles from './CardFace.module.css';
import { cardPictures } from './card-pictures.ts';

/** An author's portrait, or the initials when there is none. */
export function CardFace({ author }: { author: CardAuthor }) {
  const { avatar } = author;
  if (avatar === null) return <Initials name={author.name} />;
  return (
    <span className={styles.face}>
      <Picture image={avatar} name={author.slug} {...cardPictures.face} alt="" />
    </span>
  );
}
