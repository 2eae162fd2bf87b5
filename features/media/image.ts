/** A picture as a page knows it: enough to address every derivative of it, nothing about where the original lies. */
export interface ImageRef {
  id: number;
  /** Names the derivatives' addresses; changes with the original or its focal point. */
  token: string;
  /** Original size in pixels. */
  width: number;
  height: number;
  /** Main subject as fractions of width and height, kept by every crop. */
  focal: { x: number; y: number };
  alt: string;
  caption: string;
  credit: string;
}
