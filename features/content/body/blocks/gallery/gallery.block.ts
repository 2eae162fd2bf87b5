import { z } from 'zod';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { definePictureBlock, type PendingPicture } from '../block-rules.ts';
import { linkedCaption } from '../caption-parts.ts';
import { imageCaptionHtml, imageUse, imgHtml, resolvePicture } from '../image/image-use.ts';
import { lines, textOf } from '../text-parts.ts';

const schema = z.object({
  kind: z.literal('gallery'),
  title: z.string().optional(),
  images: z.array(imageUse).min(1),
});
export type Gallery = z.infer<typeof schema>;

export interface PendingGallery {
  kind: 'gallery';
  title?: string | undefined;
  images: PendingPicture[];
}

export const gallery = definePictureBlock<Gallery, PendingGallery>({
  schema,
  html: (block, printing) => {
    const inside = block.images
      .map((use) => ({ use, img: imgHtml(use, printing) }))
      .filter(({ img }) => img !== '')
      .map(({ use, img }) => `<figure>${img}${imageCaptionHtml(use)}</figure>`)
      .join('');
    const title = block.title === undefined ? '' : `<figcaption>${escapeHtml(block.title)}</figcaption>`;
    return inside === '' ? '' : `<figure class="gallery">${inside}${title}</figure>`;
  },
  text: ({ title = '', images }) => lines([title, ...images.map(({ caption }) => textOf(caption))]),
  links: (block, { inline }) => ({ ...block, images: block.images.map((use) => linkedCaption(use, inline)) }),
  pictures: ({ images }) => images,
  resolve: (block, ids) => {
    const images = block.images.flatMap((picture) => resolvePicture(picture, ids));
    return images.length === 0 ? [] : [{ ...block, images }];
  },
});
