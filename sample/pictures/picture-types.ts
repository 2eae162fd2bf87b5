import type { Bounds } from './paint/bounds.ts';
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

/**
 * The subject in its surroundings, the subject close behind something in the foreground, one thing that belongs to it
 * drawn large, or an arrangement of such things.
 */
export const compositions = ['wide', 'near', 'detail', 'still-life'] as const;
export type Composition = (typeof compositions)[number];

export type PictureSpec = {
  style: PictureStyle;
  motif?: string;
  /** Defaults to the motif's own. */
  composition?: Composition;
  seed: string;
  width?: number;
  height?: number;
};

/** `focal` is the main subject's position as fractions (0..1) of width and height. */
export type Picture = {
  svg: string;
  width: number;
  height: number;
  focal: { x: number; y: number };
};

/** Scenes are drawn on a sheet of 1200 × 800 units, independent of the size of the finished picture. */
export const sheet = { width: 1200, height: 800 } as const;

/** `mirror: false` where left and right have a meaning (a map, a chart). */
export type Scene = {
  markup: string;
  focal: readonly [number, number];
  mirror?: boolean;
  /** The part of the sheet to show; the whole if absent. */
  window?: Bounds;
};

/** A closer look at a scene: its enlargement, and what stands in front, drawn on a sheet of its own. */
export type View<Tool> = { zoom: number; front: (tool: Tool) => void };

/** Scenes of one style by motif. */
export type Scenes<Tool> = ReadonlyMap<string, (r: Random, view?: View<Tool>) => Scene>;

export type Motif = {
  /** The composition that the motif was designed in. */
  own: Composition;
  compose: Readonly<Record<Composition, (r: Random) => Scene>>;
};

/** A style's motifs by name; unknown names get the first one. */
export type Motifs = ReadonlyMap<string, Motif>;
