import type { Element } from 'hast';
import { cleanLine } from '../../clean-text.ts';
import { linkAddress } from '../../from-html/link-address.server.ts';
import { countLoss } from '../../from-html/losses.ts';
import {
  attribute,
  firstAttribute,
  hasClass,
  isElement,
  wholeNumber,
} from '../../from-html/source/hast-helpers.server.ts';
import type { AttachedPicture, BlockConverter, Walk } from '../../from-html/walk.server.ts';
import type { PendingPicture } from '../block-rules.ts';
import type { PendingImage } from './image.block.ts';

export const imageBlocks: BlockConverter = (element, walk, around) => {
  const picture = pictureOf(element, walk);
  return picture === null ? [] : [imageBlock(picture, element, around, walk)];
};

/** An image block with its width and link. */
export function imageBlock(
  picture: PendingPicture,
  element: Element,
  around: readonly Element[],
  walk: Walk,
): PendingImage {
  const image: PendingImage = { kind: 'image', ...picture, width: widthOf([element, ...around]) };
  const link = around.findLast((outer) => isElement(outer, 'a'));
  const href = link === undefined ? null : linkAddress(attribute(link, 'href'), walk);
  // A link to the image file itself only enlarged it.
  if (href !== null && !/\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?)(\?|#|$)/i.test(href)) image.href = href;
  return image;
}

export function pictureOf(element: Element, walk: Walk): PendingPicture | null {
  const attached = attachedTo(element, walk);
  const source = attached?.source ?? pictureAddress(element);
  if (source === null) {
    countLoss(walk.losses, 'picture');
    return null;
  }
  const written = cleanLine(attribute(element, 'alt'));
  return { source, alt: written === '' ? (attached?.alt ?? '') : written };
}

/** True for what a reader saw as an image. */
export function isPicture(element: Element): boolean {
  return element.tagName === 'img' && !isTrackingPixel(element) && iconText(element) === null;
}

/** Emoticons that WordPress rendered as images. */
export function iconText(element: Element): string | null {
  if (element.tagName !== 'img') return null;
  return hasClass(element, 'wp-smiley', 'emoji') ? attribute(element, 'alt') : null;
}

/** Images of at most two pixels width or height are visitor counters. */
export function isTrackingPixel(element: Element): boolean {
  if (element.tagName !== 'img') return false;
  const width = wholeNumber(attribute(element, 'width'), 0, 10_000) ?? 100;
  const height = wholeNumber(attribute(element, 'height'), 0, 10_000) ?? 100;
  return width <= 2 || height <= 2;
}

function attachedTo(element: Element, walk: Walk): AttachedPicture | undefined {
  const classed = /(?:^|\s)wp-image-(\d+)/.exec(attribute(element, 'className'))?.[1];
  const id = classed ?? firstAttribute(element, 'dataId', 'dataAttachmentId');
  return id === '' ? undefined : walk.attached.find((picture) => picture.id === id);
}

/** The largest version that the page names; lazy-loading scripts keep it in attributes of their own. */
export function pictureAddress(element: Element): string | null {
  const named = firstAttribute(element, 'dataOrigFile', 'dataFullUrl', 'dataLargeFile');
  const late = firstAttribute(element, 'dataLazySrc', 'dataSrc', 'dataOriginal');
  const candidates = [named, largestSource(element), late, attribute(element, 'src')];
  for (const candidate of candidates) {
    const source = pictureSource(candidate);
    if (source !== null) return source;
  }
  return null;
}

/** A source for the image: an address or a path; never a `data:` URL or script. */
export function pictureSource(raw: string): string | null {
  const source = cleanLine(raw).replaceAll(' ', '%20');
  // The resizing service of WordPress.com (i0.wp.com); the original is at the address in its path.
  const resized = /^https?:\/\/i\d\.wp\.com\/([^?]+)/.exec(source)?.[1];
  if (resized !== undefined) return `https://${resized}`;
  if (source.startsWith('//')) return `https:${source}`;
  if (/^https?:\/\/[^/\s]/i.test(source)) return source;
  return source === '' || /^[a-z][a-z0-9+.-]*:/i.test(source) ? null : source;
}

function largestSource(element: Element): string {
  const sets = firstAttribute(element, 'srcSet', 'dataSrcset', 'dataSrcSet', 'dataLazySrcset');
  let best = { address: '', size: 0 };
  for (const [, address = '', size = '1'] of sets.matchAll(/(\S+)\s+(\d+(?:\.\d+)?)[wx]/g)) {
    if (Number(size) > best.size) best = { address: address.replace(/^,/, ''), size: Number(size) };
  }
  return best.address;
}

function widthOf(elements: readonly Element[]): PendingImage['width'] {
  for (const element of elements) {
    const width = attribute(element, 'dataWidth');
    if (width === 'wide' || width === 'half' || width === 'normal') return width;
    if (hasClass(element, 'alignwide', 'alignfull')) return 'wide';
    if (hasClass(element, 'alignleft', 'alignright')) return 'half';
  }
  return 'normal';
}
