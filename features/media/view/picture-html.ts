/**
 * What stands inside <picture>, as text: a front page has fifty, and as elements they were half of its render. Pages
 * are drawn again and again with most of their pictures unchanged, so what is drawn again is remembered.
 */
import type { ImageRef } from '../image.ts';
import { type PictureRequest, pictureSources } from '../source-set.ts';

export interface PictureManner {
  /** The lead picture: fetched at once and before others. */
  eager: boolean;
  alt: string;
}

/** About a kilobyte each. */
const rememberedPictures = 1_000;
const remembered = new Map<string, string>();

/** An archive's pages are made of pictures that are drawn once: of those only the names are kept, until they come again. */
const mostDrawnOnce = 2_000;
const drawnOnce = new Set<string>();

export function pictureHtml(image: ImageRef, request: PictureRequest, manner: PictureManner): string {
  // The token stands for the original and its focal point, and so for its size.
  const { name, ratio, widths, sizes } = request;
  const key = `${image.token} ${name} ${ratio} ${widths.join()} ${sizes} ${manner.eager} ${manner.alt}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const html = draw(image, request, manner);
  if (drawnOnce.delete(key)) {
    if (remembered.size >= rememberedPictures) remembered.clear();
    remembered.set(key, html);
  } else {
    if (drawnOnce.size >= mostDrawnOnce) drawnOnce.clear();
    drawnOnce.add(key);
  }
  return html;
}

function draw(image: ImageRef, request: PictureRequest, { eager, alt }: PictureManner): string {
  const { avif, webp, jpg, src, width, height } = pictureSources(image, request);
  const sizes = escaped(request.sizes);
  return [
    `<source type="image/avif" srcset="${avif}" sizes="${sizes}">`,
    `<source type="image/webp" srcset="${webp}" sizes="${sizes}">`,
    `<img src="${src}" srcset="${jpg}" sizes="${sizes}" width="${width}" height="${height}" alt="${escaped(alt)}"`,
    eager ? ' loading="eager" decoding="async" fetchpriority="high">' : ' loading="lazy" decoding="async">',
  ].join('');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Addresses need none of this: their grammar knows no such characters. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
