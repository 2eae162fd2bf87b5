/**
 * Positions of other people: sent for the confirmed document, which is the same for all writers. Each writer
 * maps them through the log, and through its own unconfirmed steps.
 */
import type { Step } from 'prosemirror-transform';
import type { AppliedStep } from '../collab/identified-step.ts';
import { Path } from '../collab/path.ts';
import type { TextPlace } from './place.ts';

type MapPosition = (at: number) => number;

/**
 * Maps from the document on the screen to the confirmed one; unconfirmed text is mapped to its point of
 * insertion.
 */
export function toConfirmed(own: readonly AppliedStep[]): MapPosition {
  const path = new Path();
  for (const { step, doc } of own.toReversed()) path.add(step.invert(doc));
  const back = path.after(0);
  return (at) => back.map(at);
}

/** Maps from the confirmed document to the one on the screen. */
export function toShown(own: readonly Pick<AppliedStep, 'step'>[]): MapPosition {
  const path = new Path();
  for (const { step } of own) path.add(step);
  const forth = path.after(0);
  return (at) => forth.map(at);
}

export interface Followed {
  place: TextPlace;
  /** Whether text was inserted at the position, usually by the person who is there. */
  isWriting: boolean;
}

/** Maps a position through steps of the log, beginning with the version of the position. */
export function followed(place: TextPlace, steps: readonly Step[]): Followed {
  let { anchor, head } = place;
  let isWriting = false;
  for (const step of steps) {
    step.getMap().forEach((start, end) => {
      isWriting ||= start <= head && head <= end;
    });
    const after = toShown([{ step }]);
    anchor = after(anchor);
    head = after(head);
  }
  return { place: { ...place, version: place.version + steps.length, anchor, head }, isWriting };
}
