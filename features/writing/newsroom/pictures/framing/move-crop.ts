/** Moves the focal point and individual crops within the picture. */
import { type CroppedRatio, cropRectangle, type Framing, type OwnCrop } from '#features/media/public.ts';

export interface FramedPicture extends Framing {
  width: number;
  height: number;
}

/** A distance in fractions of the picture's width and height. */
export interface Shift {
  x: number;
  y: number;
}

export function movedFocal({ focal }: Framing, { x, y }: Shift): Framing['focal'] {
  return { x: within(focal.x + x, 0, 1), y: within(focal.y + y, 0, 1) };
}

/** The current crop, individual or from the focal point. */
export function cropOf(picture: FramedPicture, ratio: CroppedRatio): OwnCrop {
  const { left, top, width } = cropRectangle(picture, ratio);
  return { left, top, width };
}

export function movedCrop(picture: FramedPicture, ratio: CroppedRatio, { x, y }: Shift): OwnCrop {
  const { left, top, width, height } = cropRectangle(picture, ratio);
  return {
    left: within(Math.round(left + x * picture.width), 0, picture.width - width),
    top: within(Math.round(top + y * picture.height), 0, picture.height - height),
    width,
  };
}

/**
 * A crop resized around its centre.
 * @param share of the largest crop of that ratio
 */
export function sizedCrop(picture: FramedPicture, ratio: CroppedRatio, share: number): OwnCrop {
  const before = cropRectangle(picture, ratio);
  const width = Math.round(largestWidth(picture, ratio) * within(share, smallestShare, 1));
  const sized = { ...picture, crops: { ...picture.crops, [ratio]: { left: 0, top: 0, width } } };
  const { height } = cropRectangle(sized, ratio);
  return {
    left: within(Math.round(before.left + (before.width - width) / 2), 0, picture.width - width),
    top: within(Math.round(before.top + (before.height - height) / 2), 0, picture.height - height),
    width,
  };
}

/** The width of a crop as a share of the largest crop of that ratio. */
export function shareOf(picture: FramedPicture, ratio: CroppedRatio): number {
  return cropRectangle(picture, ratio).width / largestWidth(picture, ratio);
}

/** Smaller crops would show single pixels. */
export const smallestShare = 0.1;

function largestWidth({ width, height }: FramedPicture, ratio: CroppedRatio): number {
  return cropRectangle({ width, height, focal: { x: 0.5, y: 0.5 } }, ratio).width;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
