import type { ImageRef } from '../image.ts';
import type { PictureRequest } from '../source-set.ts';
import styles from './Picture.module.css';
import { pictureHtml } from './picture-html.ts';

export type PictureProps = PictureRequest & {
  image: ImageRef;
  /** The lead picture: fetched at once and before others. */
  eager?: boolean | undefined;
  className?: string | undefined;
  /** '' where the text beside it says the same; the picture's own when left out. */
  alt?: string | undefined;
};

/**
 * A picture in one shape, in the size and format that suit the reader's screen.
 * @example <Picture image={i} name={slug} ratio="3x2" widths={[375, 500]} sizes="(min-width: 768px) 33vw, 100vw" />
 */
export function Picture({ image, eager = false, className, alt = image.alt, ...request }: PictureProps) {
  return (
    <picture
      className={className ? `${styles.picture} ${className}` : styles.picture}
      dangerouslySetInnerHTML={{ __html: pictureHtml(image, request, { eager, alt }) }}
    />
  );
}
