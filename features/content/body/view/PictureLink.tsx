import type { ReactNode } from 'react';
import { type ImageRef, imageAddress, sourceSet } from '#features/media/public.ts';
import type { Language } from '#features/sites/public.ts';
import { blockWords } from './block-words.ts';
import styles from './figures.module.css';

interface PictureLinkProps {
  image: ImageRef;
  /** Name in the picture's address: the story's slug. */
  name: string;
  alt: string;
  language: Language;
  children: ReactNode;
}

/** Links to the whole picture at a large size; with script it opens over the page instead. */
export function PictureLink({ image, name, alt, language, children }: PictureLinkProps) {
  return (
    <a
      className={styles.enlarge}
      href={imageAddress(image, { size: 'w1200', format: 'jpg', name })}
      aria-label={blockWords[language].enlarge(alt)}
      data-enlarge={sourceSet(image, {
        ratio: 'full',
        widths: [768, 1200],
        name,
        format: image.isAnimated ? 'webp' : 'avif',
      })}
      data-size={`${image.width} ${image.height}`}
      data-no-soft=""
    >
      {children}
    </a>
  );
}
