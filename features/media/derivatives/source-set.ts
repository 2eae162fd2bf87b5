import type { ImageRef } from '../image.ts';
import { addressStem } from '../image-address.ts';
import { cropRectangle, derivedWidth, frameOf } from './crop.ts';
import {
  type ImageFormat,
  type ImageRatio,
  type ImageShape,
  type ImageSize,
  type ImageVariant,
  imageFormats,
  publishedSizes,
  sizeName,
} from './image-size.ts';

/** A picture on a page; `sizes` is the HTML attribute: the width of the picture in the layout. */
export type PictureRequest = ImageShape & { name: string; sizes: string };

export interface PictureSources {
  avif: string;
  webp: string;
  jpg: string;
  /** Fallback for browsers without `srcset`: the largest single-density JPEG. */
  src: string;
  width: number;
  height: number;
}

export function pictureSources(image: ImageRef, request: ImageShape & { name: string }): PictureSources {
  const stem = addressStem(image.token, request.name);
  const { all, plain, largest } = offersOf(image, request);
  const { width, height } = frameOf(image, largest, '');
  return {
    avif: srcsetOf(stem, all, 'avif'),
    webp: srcsetOf(stem, all, 'webp'),
    // Browsers that still need JPEG run on old screens: retina variants would only make every page longer.
    jpg: srcsetOf(stem, plain, 'jpg'),
    src: `${stem}${largest.name}.jpg`,
    width,
    height,
  };
}

/** `srcset` of one format, with width descriptors. */
export function sourceSet(
  image: ImageRef,
  request: ImageShape & { name: string; format: ImageFormat },
): string {
  return srcsetOf(addressStem(image.token, request.name), offersOf(image, request).all, request.format);
}

/** Attributes of a `<link rel="preload">` for the lead picture, in the format of the first `<source>`. */
export function preloadOf(
  image: ImageRef,
  request: PictureRequest,
): { imagesrcset: string; imagesizes: string; href: string; type: string } {
  const { avif, webp, src } = pictureSources(image, request);
  const format = isMoving(image, request) ? 'webp' : 'avif';
  return {
    imagesrcset: format === 'webp' ? webp : avif,
    imagesizes: request.sizes,
    href: src.replace(/\.jpg$/, `.${format}`),
    type: imageFormats[format],
  };
}

/** Only whole pictures move, and only in WebP; AVIF and JPEG have the first frame. */
export function isMoving(image: ImageRef, { ratio }: ImageShape): boolean {
  return image.isAnimated === true && ratio === 'full';
}

interface Offer {
  size: ImageSize;
  variant: ImageVariant;
  /** Width of the derivative. */
  pixels: number;
  /** The part of a `srcset` entry after the stem. */
  tails: Record<ImageFormat, string>;
}

interface Offers {
  all: Offer[];
  plain: Offer[];
  /** The largest size of single density. */
  largest: ImageSize;
}

/** Minimum ratio between two offered widths. */
const step = 1.2;

// Most originals are larger than every offered size, and a front page shows sixty: their offers are computed once per
// shape.
const fullOffers = new Map<string, Offers>();

function offersOf(image: ImageRef, shape: ImageShape): Offers {
  const key = `${shape.ratio}:${shape.widths.join()}`;
  let offers = fullOffers.get(key);
  if (!offers) {
    offers = computeOffers(shape, Number.POSITIVE_INFINITY);
    fullOffers.set(key, offers);
  }
  const available = cropRectangle(image, shape.ratio).width;
  return available >= (offers.all.at(-1)?.pixels ?? 0) ? offers : computeOffers(shape, available);
}

/**
 * Every requested width that the original fills, the next larger one as the original itself when that adds something,
 * and retina variants that fill a gap. These also serve phones with three pixels per CSS pixel: the 3x and 4x variants
 * exist only for clients that request their address.
 */
function computeOffers(shape: ImageShape, available: number): Offers {
  const plain: Offer[] = [];
  for (const width of shape.widths.toSorted((a, b) => a - b)) {
    const last = plain.at(-1)?.pixels ?? 0;
    if (last === available) break;
    if (width <= available || last * step <= available) plain.push(offer(shape.ratio, width, '', available));
  }
  const largest = plain.at(-1)?.size;
  if (!largest) throw new Error(`a picture was requested without a width: ${shape.ratio}`);
  const all = [...plain];
  for (const { size } of plain) {
    const dense = offer(shape.ratio, size.width, '@2x', available);
    if (size.width * 2 <= available && !all.some((other) => isNear(other.pixels, dense.pixels)))
      all.push(dense);
  }
  return { all: all.sort((a, b) => a.pixels - b.pixels), plain, largest };
}

function isNear(a: number, b: number): boolean {
  return Math.max(a, b) < Math.min(a, b) * step;
}

function offer(ratio: ImageRatio, width: number, variant: ImageVariant, available: number): Offer {
  const size = publishedSizes.get(sizeName(ratio, width));
  if (!size) throw new Error(`there are no pictures of size ${sizeName(ratio, width)}`);
  const pixels = Math.min(derivedWidth(size, variant), available);
  const tail = (format: ImageFormat) => `${size.name}${variant}.${format} ${pixels}w`;
  return { size, variant, pixels, tails: { avif: tail('avif'), webp: tail('webp'), jpg: tail('jpg') } };
}

function srcsetOf(stem: string, offers: Offer[], format: ImageFormat): string {
  let text = '';
  for (const { tails } of offers) text += text === '' ? stem + tails[format] : `, ${stem}${tails[format]}`;
  return text;
}
