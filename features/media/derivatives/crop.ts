/** The crop of a picture for an aspect ratio, and its size in pixels without upscaling. */
import type { ImageRef } from '../image.ts';
import { type ImageRatio, type ImageSize, type ImageVariant, imageVariants, sidesOf } from './image-size.ts';

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Framed = Pick<ImageRef, 'width' | 'height' | 'focal' | 'crops'>;

/**
 * The picture's own crop of that ratio, or else the largest rectangle with the focal point as near its centre as the
 * edges allow, in whole pixels.
 */
export function cropRectangle(image: Framed, ratio: ImageRatio): Rectangle {
  const sides = sidesOf(ratio);
  if (sides === null || ratio === 'full')
    return { left: 0, top: 0, width: image.width, height: image.height };
  const { across, down } = sides;
  const own = image.crops?.[ratio];
  // Rounding must not reach over the edge.
  if (own) return { ...own, height: within(Math.round((own.width * down) / across), 1, image.height) };
  const tooWide = image.width * down > image.height * across;
  const width = tooWide ? Math.max(1, Math.round((image.height * across) / down)) : image.width;
  const height = tooWide ? image.height : Math.max(1, Math.round((image.width * down) / across));
  return {
    left: slide(image.focal.x, width, image.width),
    top: slide(image.focal.y, height, image.height),
    width,
    height,
  };
}

export interface Frame {
  crop: Rectangle;
  /** Pixels of the derivative: as requested, or the size of the crop when the original is smaller. */
  width: number;
  height: number;
}

export function frameOf(image: Framed, size: ImageSize, variant: ImageVariant): Frame {
  const sides = sidesOf(size.ratio);
  const crop = cropRectangle(image, size.ratio);
  const width = derivedWidth(size, variant);
  if (width >= crop.width) return { crop, width: crop.width, height: crop.height };
  const slope = sides ? sides.down / sides.across : crop.height / crop.width;
  return { crop, width, height: Math.max(1, Math.round(width * slope)) };
}

/** Width in pixels of a size and variant. */
export function derivedWidth(size: ImageSize, variant: ImageVariant): number {
  return Math.round(size.width * imageVariants[variant]);
}

function slide(focal: number, length: number, whole: number): number {
  const wanted = Math.round(focal * whole - length / 2);
  return within(wanted, 0, whole - length);
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
