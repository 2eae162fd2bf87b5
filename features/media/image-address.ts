/**
 * The grammar of a picture's address: `/kepek/{token}/{name}-{size}{variant}.{format}`.
 * The name is for people and search engines; the server ignores it.
 */
import { frameOf } from './derivatives/crop.ts';
import {
  type ImageFormat,
  type ImageSize,
  type ImageSizeName,
  type ImageVariant,
  imageBreakpoints,
  imageFormats,
  imageVariants,
  publishedSizes,
} from './derivatives/image-size.ts';
import type { ImageRef } from './image.ts';
import { pictureName } from './storing/picture-name.ts';

export const imageFolder = '/kepek/';

export interface ImageAddress {
  token: string;
  name: string;
  size: ImageSize;
  variant: ImageVariant;
  format: ImageFormat;
}

/**
 * Address of one derivative.
 * @example imageAddress(image, { size: '16x9-1200', format: 'jpg', name: story.slug })
 */
export function imageAddress(
  image: Pick<ImageRef, 'token'>,
  wanted: { size: ImageSizeName; variant?: ImageVariant; format: ImageFormat; name: string },
): string {
  return `${addressStem(image.token, wanted.name)}${wanted.size}${wanted.variant ?? ''}.${wanted.format}`;
}

/** Addresses of a cover at every breakpoint of the page, in its own ratio [ART-06] [IMG-02]. */
export function coverImageSet(
  image: Pick<ImageRef, 'token'>,
  name: string,
): Record<keyof typeof imageBreakpoints, string> {
  const stem = addressStem(image.token, name);
  return {
    xs: `${stem}w${imageBreakpoints.xs}.jpg`,
    s: `${stem}w${imageBreakpoints.s}.jpg`,
    m: `${stem}w${imageBreakpoints.m}.jpg`,
    l: `${stem}w${imageBreakpoints.l}.jpg`,
  };
}

/** The part of an address that all derivatives of a picture share. */
export function addressStem(token: string, name: string): string {
  return `${imageFolder}${token}/${pictureName(name)}-`;
}

const grammar =
  /^\/kepek\/([a-z2-7]{16})\/([a-z0-9]+(?:-[a-z0-9]+)*?)-(w\d{3,4}|\d{1,2}x\d{1,2}-\d{2,4})(@[\d.]{1,4}x)?\.([a-z]{3,4})$/;

/** Parses an address; null for sizes and formats that are not published. */
export function parseImageAddress(path: string): ImageAddress | null {
  if (path.length > 160) return null;
  const [, token, name, sizeText, variantText = '', formatText] = grammar.exec(path) ?? [];
  if (!token || !name || !sizeText || !formatText) return null;
  const size = publishedSizes.get(sizeText);
  if (!size || !isVariant(variantText) || !isFormat(formatText)) return null;
  return { token, name, size, variant: variantText, format: formatText };
}

function isVariant(text: string): text is ImageVariant {
  return Object.hasOwn(imageVariants, text);
}

function isFormat(text: string): text is ImageFormat {
  return Object.hasOwn(imageFormats, text);
}

const shared: ImageSize = { name: '16x9-1200', ratio: '16x9', width: 1200 };

/** Path of a picture cropped to the aspect ratio of sharing services. */
export function sharePicture(image: ImageRef, name: string): string {
  return imageAddress(image, { size: '16x9-1200', format: 'jpg', name });
}

/** In pixels: services show the picture of a link that nobody shared before only when they know its size. */
export function sharePictureSize(image: ImageRef): { width: number; height: number } {
  const { width, height } = frameOf(image, shared, '');
  return { width, height };
}
