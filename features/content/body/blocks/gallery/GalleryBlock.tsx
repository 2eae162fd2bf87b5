import { Picture } from '#features/media/public.view.ts';
import { escapeHtmlText } from '#platform/text/escape-html.ts';
import type { BlockContext } from '../../view/block-context.ts';
import type { BlockProps } from '../../view/block-props.ts';
import { blockWords } from '../../view/block-words.ts';
import { Caption } from '../../view/Caption.tsx';
import styles from '../../view/figures.module.css';
import { PictureLink } from '../../view/PictureLink.tsx';
import { withIndexKeys } from '../../view/with-index-keys.ts';
import type { ImageUse } from '../image/image-use.ts';
import { textsOfUse } from '../image/used-as.ts';

/** Several pictures in a row, scrolled by touch, wheel or arrow keys; no script. */
export function GalleryBlock({ block: gallery, context }: BlockProps<'gallery'>) {
  const words = blockWords[context.language];
  const shown = gallery.images.filter(({ imageId }) => context.images[imageId]);
  if (shown.length === 0) return null;
  return (
    <div className={styles.gallery}>
      <p className={styles.galleryTitle}>
        {gallery.title || words.gallery} <span className={styles.galleryCount}>{shown.length}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className={styles.slides} tabIndex={0} aria-label={gallery.title || words.gallery}>
        {withIndexKeys(shown).map(({ key, item }) => (
          <Slide key={key} image={item} context={context} />
        ))}
      </ul>
    </div>
  );
}

function Slide({ image, context }: { image: ImageUse; context: BlockContext }) {
  const record = context.images[image.imageId];
  if (!record) return null;
  const texts = textsOfUse(record, image);
  const alt = texts.alt || record.alt;
  return (
    <li className={styles.slide}>
      <figure>
        <PictureLink image={record} name={context.name} alt={alt} language={context.language}>
          <Picture
            image={record}
            name={context.name}
            ratio="3x2"
            widths={[375, 500, 768]}
            sizes="(min-width: 768px) 540px, 84vw"
            alt={alt}
          />
        </PictureLink>
        <Caption
          html={texts.caption ?? escapeHtmlText(record.caption)}
          credit={texts.credit ?? record.credit}
        />
      </figure>
    </li>
  );
}
