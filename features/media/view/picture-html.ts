/**
 * Renders the content of <picture> as a string: a front page has fifty, and as React elements they took half of its
 * render. Pages are re-rendered with most pictures unchanged, so HTML that is rendered twice is cached.
 */
import { BoundedMap } from '#platform/cache/bounded-map.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { isMoving, type PictureRequest, pictureSources } from '../derivatives/source-set.ts';
import type { ImageRef } from '../image.ts';

export interface PictureOptions {
  /** True for the lead picture: it is loaded immediately and with high priority. */
  eager: boolean;
  alt: string;
}

/** About a kilobyte each. */
const maxCachedPictures = 1_000;
const cachedHtml = new BoundedMap<string, string>(maxCachedPictures);

/** Pictures of archive pages are rendered once: only their keys are stored until they are rendered a second time. */
const maxRenderedOnce = 2_000;
const renderedOnce = new BoundedMap<string, true>(maxRenderedOnce);

export function pictureHtml(image: ImageRef, request: PictureRequest, manner: PictureOptions): string {
  // The token depends on the original and its focal point, and so determines its size.
  const { name, ratio, widths, sizes } = request;
  const key = `${image.token} ${name} ${ratio} ${widths.join()} ${sizes} ${manner.eager} ${manner.alt}`;
  const known = cachedHtml.get(key);
  if (known !== undefined) return known;
  const html = renderContent(image, request, manner);
  if (renderedOnce.delete(key)) cachedHtml.set(key, html);
  else renderedOnce.set(key, true);
  return html;
}

function renderContent(image: ImageRef, request: PictureRequest, { eager, alt }: PictureOptions): string {
  const { avif, webp, jpg, src, width, height } = pictureSources(image, request);
  const sizes = escapeHtml(request.sizes);
  const still = `<source type="image/avif" srcset="${avif}" sizes="${sizes}">`;
  const moving = isMoving(image, request);
  const motion = moving ? ' media="(prefers-reduced-motion: no-preference)"' : '';
  const other = `<source type="image/webp" srcset="${webp}" sizes="${sizes}"${motion}>`;
  return [
    ...(moving ? [other, still] : [still, other]),
    `<img src="${src}" srcset="${jpg}" sizes="${sizes}" width="${width}" height="${height}" alt="${escapeHtml(alt)}"`,
    eager ? ' loading="eager" decoding="async" fetchpriority="high">' : ' loading="lazy" decoding="async">',
  ].join('');
}
