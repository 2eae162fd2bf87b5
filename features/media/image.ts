/**
 * A picture as a page refers to it: enough to address all its derivatives, nothing about where the original is stored.
 */
export interface ImageRef {
  id: number;
  /** Part of the derivatives' addresses; changes with the original or its focal point. */
  token: string;
  /** Original size in pixels. */
  width: number;
  height: number;
  /** Main subject as fractions of width and height; every crop contains it. */
  focal: { x: number; y: number };
  alt: string;
  caption: string;
  credit: string;
  /** Only of an animation, which moves in a story and stands still elsewhere. */
  isAnimated?: true;
}
