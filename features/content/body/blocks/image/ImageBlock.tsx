import type { PictureRequest } from '#features/media/public.ts';
import { Picture } from '#features/media/public.view.ts';
import { escapeHtmlText } from '#platform/text/escape-html.ts';
import type { BlockProps } from '../../view/block-props.ts';
import { Caption } from '../../view/Caption.tsx';
import styles from '../../view/figures.module.css';
import { PictureLink } from '../../view/PictureLink.tsx';
import { textsOfUse } from './used-as.ts';

const frames = {
  normal: { ratio: 'full', widths: [375, 500, 768, 1200], sizes: '(min-width: 768px) 680px, 100vw' },
  wide: { ratio: 'full', widths: [375, 500, 768, 1200], sizes: '(min-width: 1200px) 1016px, 100vw' },
  half: { ratio: 'full', widths: [375, 500, 768], sizes: '(min-width: 768px) 340px, 100vw' },
} as const satisfies Record<string, Omit<PictureRequest, 'name'>>;

/** A picture in the text, with caption and credit. */
export function ImageBlock({ block: image, context }: BlockProps<'image'>) {
  const record = context.images[image.imageId];
  if (!record) return null;
  const texts = textsOfUse(record, image);
  const alt = texts.alt || record.alt;
  const picture = <Picture image={record} name={context.name} {...frames[image.width]} alt={alt} />;
  return (
    <figure className={styles[image.width]}>
      {image.href ? (
        <a href={image.href}>{picture}</a>
      ) : (
        <PictureLink image={record} name={context.name} alt={alt} language={context.language}>
          {picture}
        </PictureLink>
      )}
      <Caption
        html={texts.caption ?? escapeHtmlText(record.caption)}
        credit={texts.credit ?? record.credit}
      />
    </figure>
  );
}
