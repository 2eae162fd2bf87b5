import { z } from 'zod';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { definePictureBlock, type LinkMapping, type PendingPicture } from '../block-rules.ts';
import { linkedCaption } from '../caption-parts.ts';
import { textOf } from '../text-parts.ts';
import { imageCaptionHtml, imageUse, imgHtml, resolvePicture } from './image-use.ts';

const schema = imageUse.extend({
  kind: z.literal('image'),
  width: z.enum(['normal', 'wide', 'half']),
  href: z.string().optional(),
});
export type Image = z.infer<typeof schema>;

export interface PendingImage extends PendingPicture {
  kind: 'image';
  width: Image['width'];
  href?: string | undefined;
}

export const image = definePictureBlock<Image, PendingImage>({
  schema,
  html: (block, printing) => {
    const img = imgHtml(block, printing);
    if (img === '') return '';
    const linked = block.href === undefined ? img : `<a href="${escapeHtml(block.href)}">${img}</a>`;
    return `<figure${block.width === 'normal' ? '' : ` data-width="${block.width}"`}>${linked}${imageCaptionHtml(block)}</figure>`;
  },
  text: ({ caption }) => textOf(caption),
  links,
  pictures: (block) => [block],
  resolve: (block, ids) => {
    const { kind, width, href } = block;
    return resolvePicture(block, ids).map((use) =>
      href === undefined ? { ...use, kind, width } : { ...use, kind, width, href },
    );
  },
});

function links(block: Image, { inline, address }: LinkMapping): Image {
  const { href, ...rest } = linkedCaption(block, inline);
  const mapped = href === undefined ? undefined : address(href);
  return mapped === undefined ? rest : { ...rest, href: mapped };
}
