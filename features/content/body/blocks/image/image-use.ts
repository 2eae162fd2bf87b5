/** The use of an image in a body. Size and focal point belong to the image record. */
import { z } from 'zod';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { type HtmlOptions, inlineHtml, type PendingPicture } from '../block-rules.ts';

export const imageUse = z.object({
  imageId: z.number().int().positive(),
  alt: z.string(),
  caption: inlineHtml.optional(),
  credit: z.string().optional(),
});
export type ImageUse = z.infer<typeof imageUse>;

export function imgHtml(use: ImageUse, printing: HtmlOptions): string {
  const picture = printing.picture(use.imageId);
  if (picture === null) return '';
  const size = picture.width === undefined ? '' : ` width="${picture.width}" height="${picture.height}"`;
  return `<img src="${escapeHtml(picture.src)}" alt="${escapeHtml(use.alt)}"${size}>`;
}

export function imageCaptionHtml(use: ImageUse): string {
  const credit = use.credit === undefined ? '' : `<span class="credit">${escapeHtml(use.credit)}</span>`;
  if (use.caption === undefined && credit === '') return '';
  return `<figcaption>${[use.caption ?? '', credit].filter((part) => part !== '').join(' ')}</figcaption>`;
}

/** None when the picture has no id. */
export function resolvePicture(picture: PendingPicture, ids: ReadonlyMap<string, number>): ImageUse[] {
  const imageId = ids.get(picture.source);
  if (imageId === undefined) return [];
  const use: ImageUse = { imageId, alt: picture.alt };
  if (picture.caption !== undefined) use.caption = picture.caption;
  if (picture.credit !== undefined) use.credit = picture.credit;
  return [use];
}
