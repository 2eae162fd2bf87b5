import type { Thing } from '../still-lifes/brush.ts';

/** A thing and the noun that names it in alternative texts. */
export type NamedThing = readonly [thing: Thing, noun: string];

/** The objects of a scene's subject. The first one is drawn large in the detail; all of them are the still life. */
export type Kit = {
  things: readonly [NamedThing, NamedThing, NamedThing, ...NamedThing[]];
  /** Which thing stands in front of the subject seen from near; the first if absent. */
  front?: number;
  /** The part of the first thing that a detail shows, in fractions of its size; near its middle if absent. */
  part?: readonly [number, number];
  /** Enlargement of the scene seen from near. */
  zoom?: number;
};

export type Kits = Readonly<Record<string, Kit>>;
