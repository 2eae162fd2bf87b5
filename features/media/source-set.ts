/** Which derivatives a page offers to the browser for one picture. */
import { cropRectangle, derivedWidth, frameOf } from './crop.ts';
import type { ImageRef } from './image.ts';
import { addressStem } from './image-address.ts';
import {
  type ImageFormat,
  type ImageRatio,
  type ImageShape,
  type ImageSize,
  type ImageVariant,
  imageFormats,
  publishedSizes,
  sidesOf,
  sizeName,
} from './image-size.ts';

/** What a view says about a picture; `sizes` is the HTML attribute: how wide the picture is on the page. */
export type PictureRequest = ImageShape & { name: string; sizes: string };

export interface PictureSources {
  avif: string;
  webp: string;
  jpg: string;
  /** The one for those who cannot choose: the largest single-density JPEG. */
  src: string;
  width: number;
  height: number;
}

export function pictureSources(image: ImageRef, request: ImageShape & { name: string }): PictureSources {
  const stem = addressStem(image.token, request.name);
  const { all, plain, largest } = offersOf(image, request);
  const { width, height } = frameOf(image, largest, '');
  return {
    avif: written(stem, all, 'avif'),
    webp: written(stem, all, 'webp'),
    // Whoever still needs JPEG has an old screen too: retina variants would only make every page longer.
    jpg: written(stem, plain, 'jpg'),
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
  return written(addressStem(image.token, request.name), offersOf(image, request).all, request.format);
}

/** For the head: fetches the lead picture before anything else, in the format of the first `<source>`. */
export function preloadOf(
  image: ImageRef,
  request: PictureRequest,
): { imagesrcset: string; imagesizes: string; href: string; type: string } {
  const { avif, src } = pictureSources(image, request);
  return {
    imagesrcset: avif,
    imagesizes: request.sizes,
    href: src.replace(/\.jpg$/, '.avif'),
    type: imageFormats.avif,
  };
}

interface Offer {
  size: ImageSize;
  variant: ImageVariant;
  /** Width of the derivative. */
  pixels: number;
  /** What follows the stem in a `srcset`. */
  tails: Record<ImageFormat, string>;
}

interface Offers {
  all: Offer[];
  plain: Offer[];
  /** The largest of a single density. */
  largest: ImageSize;
}

/** Two pictures nearer than this in width are one choice too many. */
const step = 1.2;

// Most originals fill everything asked of them, and a front page shows sixty: their offers are worked out once a shape.
const generous = new Map<string, Offers>();

function offersOf(image: ImageRef, shape: ImageShape): Offers {
  const key = `${shape.ratio}:${shape.widths.join()}`;
  let offers = generous.get(key);
  if (!offers) {
    offers = workOut(shape, Number.POSITIVE_INFINITY);
    generous.set(key, offers);
  }
  const available = cropRectangle(image, sidesOf(shape.ratio)).width;
  return available >= (offers.all.at(-1)?.pixels ?? 0) ? offers : workOut(shape, available);
}

/**
 * Every asked width that the original fills, the next one above as the original itself when that adds something, and
 * retina variants where they leave a gap. A phone of three pixels to one finds its picture among these: the 3x and
 * 4x variants are there for those who ask by address.
 */
function workOut(shape: ImageShape, available: number): Offers {
  const plain: Offer[] = [];
  for (const width of shape.widths.toSorted((a, b) => a - b)) {
    const last = plain.at(-1)?.pixels ?? 0;
    if (last === available) break;
    if (width <= available || last * step <= available) plain.push(offer(shape.ratio, width, '', available));
  }
  const largest = plain.at(-1)?.size;
  if (!largest) throw new Error(`a picture was asked for in no width: ${shape.ratio}`);
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
  if (!size) throw new Error(`nobody publishes pictures of size ${sizeName(ratio, width)}`);
  const pixels = Math.min(derivedWidth(size, variant), available);
  const tail = (format: ImageFormat) => `${size.name}${variant}.${format} ${pixels}w`;
  return { size, variant, pixels, tails: { avif: tail('avif'), webp: tail('webp'), jpg: tail('jpg') } };
}

function written(stem: string, offers: Offer[], format: ImageFormat): string {
  let text = '';
  for (const { tails } of offers) text += text === '' ? stem + tails[format] : `, ${stem}${tails[format]}`;
  return text;
}
