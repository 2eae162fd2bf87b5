import type { OwnCrops } from './details/framing.ts';

/**
 * A picture as a page refers to it: enough to address all its derivatives, nothing about where the original is stored.
 */
export interface ImageRef {
  id: number;
  /** Part of the derivatives' addresses; changes with the original, its focal point and its own crops. */
  token: string;
  /** Original size in pixels. */
  width: number;
  height: number;
  /** Main subject as fractions of width and height; every crop contains it. */
  focal: { x: number; y: number };
  /** Of ratios that do not follow the focal point. */
  crops?: OwnCrops;
  alt: string;
  caption: string;
  credit: string;
  /** Only of an animation, which moves in a story and stands still elsewhere. */
  isAnimated?: true;
  /**
   * A substitute for a picture whose rights ended: the story's texts about that picture do not apply to it.
   */
  isStandIn?: true;
}
