/** What an act is asked for, and what comes of it. */
import type { ActName } from '../../acts.ts';
import type { Check, Fault } from '../../checklist.ts';
import type { PublicState } from '../../story-states.ts';

/** Changes of what readers have, as its editor made them. */
export interface Repair {
  /** Version of the story that they are based on. */
  base: number;
  /** As `Step.toJSON` gives them. */
  steps: unknown[];
}

export interface ActOrder {
  act: ActName;
  /** Of the working copy. */
  version: number;
  /** Why it is returned or withdrawn, or what was wrong. */
  note: string;
  /** When it becomes public. */
  at: Date | null;
  /** Of `move`: the new address. */
  slug: string | null;
  /** Of a repair or a correction: without it the version of the copy is what readers get. */
  repair: Repair | null;
  /** Findings that a chief editor lets pass, and why [ACT-05]. */
  passed?: { checks: readonly Check[]; reason: string };
}

export type ActOutcome =
  | { kind: 'done'; slug: string; publicState: PublicState }
  | { kind: 'missing' }
  | { kind: 'forbidden' }
  /** Somebody else's act came first, or the version does not exist. */
  | { kind: 'outdated'; why: string }
  /** `freeSlug`: one that the story can have, instead of a taken one. */
  | { kind: 'refused'; faults: Fault[]; freeSlug?: string };

/** Rolls back what the act had done. */
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
