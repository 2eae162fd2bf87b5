/**
 * Positions of others: they are sent in the confirmed document, which all writers have alike. Each writer follows them
 * through the log, and through the own steps that nobody has confirmed.
 */
import type { Step } from 'prosemirror-transform';
import type { AppliedStep } from '../collab/identified-step.ts';
import { Path } from '../collab/path.ts';
import type { TextPlace } from './place.ts';

type MapPosition = (at: number) => number;

/** From the document that is shown to the confirmed one; what was typed and not confirmed is where it was inserted. */
export function toConfirmed(own: readonly AppliedStep[]): MapPosition {
  const path = new Path();
  for (const { step, doc } of own.toReversed()) path.add(step.invert(doc));
  const back = path.after(0);
  return (at) => back.map(at);
}

/** From the confirmed document to the one that is shown. */
export function toShown(own: readonly Pick<AppliedStep, 'step'>[]): MapPosition {
  const path = new Path();
  for (const { step } of own) path.add(step);
  const forth = path.after(0);
  return (at) => forth.map(at);
}

export interface Followed {
  place: TextPlace;
  /** Whether something was written just there: as a rule by whoever is there. */
  isWriting: boolean;
}

/** After steps of the log, which begin with the version of the place. */
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
