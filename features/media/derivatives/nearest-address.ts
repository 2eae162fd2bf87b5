import type { ImageRef } from '../image.ts';
import { addressStem } from '../image-address.ts';
import { type ImageSize, publishedSizes, sidesOf } from './image-size.ts';

/**
 * Address of the published size that is most like one of a former system: first in shape, then in width.
 * @param wanted In pixels; null for the largest size.
 * @example nearestAddress(image, { width: 150, height: 150 }, 'hid') // '/kepek/…/hid-1x1-160.jpg'
 */
export function nearestAddress(
  image: Pick<ImageRef, 'token' | 'width' | 'height' | 'isAnimated'>,
  wanted: { width: number; height: number } | null,
  name: string,
): string {
  const size = wanted === null ? 'w1200' : nearestSize(image, wanted);
  return `${addressStem(image.token, name)}${size}.${image.isAnimated ? 'webp' : 'jpg'}`;
}

function nearestSize(
  image: Pick<ImageRef, 'width' | 'height'>,
  wanted: { width: number; height: number },
): string {
  const shapeOf = ({ ratio }: ImageSize): number => {
    const sides = sidesOf(ratio) ?? { across: image.width, down: image.height };
    return Math.abs(Math.log((sides.across * wanted.height) / (sides.down * wanted.width)));
  };
  const distanceOf = (size: ImageSize): number =>
    (shapeOf(size) > sameShape ? shapeOf(size) * shapeWeight : 0) +
    (size.ratio === 'full' ? 0 : cropWeight) +
    Math.abs(Math.log(size.width / wanted.width));
  const [nearest] = [...publishedSizes.values()].toSorted((a, b) => distanceOf(a) - distanceOf(b));
  return nearest?.name ?? 'w1200';
}

/** Former systems round to whole pixels. */
const sameShape = 0.02;
/** A picture that is cropped otherwise may lose what it shows; one that is larger loses nothing. */
const shapeWeight = 8;
const cropWeight = 1;
