import { Picture } from '#features/media/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import type { StoryAuthor } from '../story-parts.ts';
import styles from './AuthorFace.module.css';

interface AuthorFaceProps {
  author: Pick<StoryAuthor, 'slug' | 'avatar'>;
  size: 'small' | 'medium' | 'large';
}

const sizes = { small: '44px', medium: '72px', large: '112px' };

/** Portrait of an author, with an empty alt text because the name is printed beside it. */
export function AuthorFace({ author, size }: AuthorFaceProps) {
  if (author.avatar === null) return null;
  return (
    <Picture
      image={author.avatar}
      name={author.slug}
      ratio="1x1"
      widths={size === 'large' ? [160, 250, 375] : [96, 160]}
      sizes={sizes[size]}
      className={classNames(styles.face, styles[size], 'screen-only')}
      alt=""
    />
  );
}
