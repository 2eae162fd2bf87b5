/** Parameters and outcomes of acts. */
import type { ActName } from '../../acts.ts';
import type { Check, Fault } from '../../checklist.ts';
import type { PublicState } from '../../story-states.ts';

/** Changes of the public version by an editor. */
export interface Repair {
  /** Version of the story that they are based on. */
  base: number;
  /** In the form of `Step.toJSON`. */
  steps: unknown[];
}

export interface ActOrder {
  act: ActName;
  /** Version of the working copy. */
  version: number;
  /** The reason for a return or a withdrawal, or what was wrong. */
  note: string;
  /** Time of publication; null for now. */
  at: Date | null;
  /** The new address, for `move`. */
  slug: string | null;
  /** Changes of a repair or a correction; without them the version of the copy is published. */
  repair: Repair | null;
  /** Findings that a chief editor overrides, and the reason [ACT-05]. */
  passed?: { checks: readonly Check[]; reason: string };
}

export type ActOutcome =
  | { kind: 'done'; slug: string; publicState: PublicState }
  | { kind: 'missing' }
  | { kind: 'forbidden' }
  /** Another act came first, or the version does not exist. */
  | { kind: 'outdated'; why: string }
  /** `freeSlug`: a free slug, where the given one is taken. */
  | { kind: 'refused'; faults: Fault[]; freeSlug?: string };

/** Thrown to roll back the transaction of an act. */
export class Refused extends Error {
  readonly outcome: ActOutcome;
  constructor(outcome: ActOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

export function outdated(why: string): Refused {
  return new Refused({ kind: 'outdated', why });
}

export function slugTaken(freeSlug: string): Refused {
  return new Refused({
    kind: 'refused',
    faults: [{ check: 'slug-taken', isStop: true, place: null }],
    freeSlug,
  });
}

export function refused(...checks: Check[]): Refused {
  return new Refused({
    kind: 'refused',
    faults: checks.map((check) => ({ check, isStop: true, place: null })),
  });
}
