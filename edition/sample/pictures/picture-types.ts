import type { Random } from './random.ts';

export const pictureStyles = [
  'city',
  'politics',
  'economy',
  'sport',
  'culture',
  'nature',
  'night',
  'life',
  'portrait',
  'data',
] as const;

export type PictureStyle = (typeof pictureStyles)[number];

export type PictureSpec = {
  style: PictureStyle;
  motif?: string;
  seed: string;
  width?: number;
  height?: number;
};

/** `focal` is the main subject's place as fractions (0..1) of width and height. */
export type Picture = {
  svg: string;
  width: number;
  height: number;
  focal: { x: number; y: number };
};

/** Scenes are drawn on a sheet of 1200 × 800 units, whatever the size of the finished picture. */
export const sheet = { width: 1200, height: 800 } as const;

/** `mirror: false` where left and right mean something (a map, a chart). */
export type Scene = { markup: string; focal: readonly [number, number]; mirror?: boolean };

type Painter = (r: Random) => Scene;

/** A style's motifs; the first one stands in for names the style does not know. */
export type Motifs = ReadonlyMap<string, Painter>;
