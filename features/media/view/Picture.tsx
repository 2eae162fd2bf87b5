import type { PictureRequest } from '../derivatives/source-set.ts';
import type { ImageRef } from '../image.ts';
import styles from './Picture.module.css';
import { pictureHtml } from './picture-html.ts';

export type PictureProps = PictureRequest & {
  image: ImageRef;
  /** True for the lead picture: it is loaded immediately and with high priority. */
  eager?: boolean | undefined;
  className?: string | undefined;
  /** '' when adjacent text says the same; by default the picture's own text. */
  alt?: string | undefined;
  /** Language of `alt`, when it differs from the page's. */
  lang?: string | undefined;
};

/**
 * A picture in one ratio, in the size and format that fit the reader's screen.
 * @example <Picture image={i} name={slug} ratio="3x2" widths={[375, 500]} sizes="(min-width: 768px) 33vw, 100vw" />
 */
export function Picture({
  image,
  eager = false,
  className,
  alt = image.alt,
  lang,
  ...request
}: PictureProps) {
  return (
    <picture
      className={className ? `${styles.picture} ${className}` : styles.picture}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: pictureHtml(image, request, { eager, alt }) }}
    />
  );
}
