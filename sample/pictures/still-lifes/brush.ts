import type { Figure } from '../figures/figure.ts';
import type { Scene } from '../picture-types.ts';

/** Role of a colour; each style maps roles to its own colours. */
export type Role =
  | 'main'
  | 'second'
  | 'third'
  | 'fourth'
  | 'dark'
  | 'light'
  | 'steel'
  | 'wood'
  | 'leaf'
  | 'gold'
  | 'crust';

/** Drawing interface of a style for still-life objects: the same object can be cut, engraved or painted. */
export type Brush = {
  /** A solid body; `shade` from -1 (darker) to 1 (lighter). */
  shape(d: string, role: Role, shade?: number): void;
  /** A flat mark on the body below. */
  mark(d: string, role: Role, opacity?: number): void;
  line(d: string, role: Role, width: number): void;
  group(transform: string, draw: () => void): void;
  /** Draws what the group around it enlarges by `scale`, with hatching, screens and outlines as fine as ever. */
  enlarged(scale: number, draw: () => void): void;
  /** A person in a top of the given colour. */
  figure(figure: Figure, top: Role): void;
};

/** The ground of the objects: on a table, on a surface seen from above, on the ground, or before a plain background. */
export type Setting = 'table' | 'above' | 'ground' | 'plain';

export type StillTool = Brush & {
  set(setting: Setting): void;
  shadow(d: string): void;
  scene(focal: readonly [number, number], mirror?: boolean): Scene;
};

/** An object with its foot at (0, 0), up to about y = -300. */
export type Thing = (b: Brush) => void;
