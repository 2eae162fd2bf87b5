/** What the screen knows of each act; whether it is possible the server says with the story. */
import type { ActName } from '../../acts.ts';

/** The first one that is possible is what the story waits for. */
const byUrgency: readonly ActName[] = [
  'publish',
  'update',
  'approve',
  'submit',
  'schedule',
  'repair',
  'correct',
  'move',
  'return',
  'cancel',
  'undo',
  'restore',
  'withdraw',
  'discard',
];

export interface ActTraits {
  /** What it asks for, besides a confirmation. */
  asks: 'nothing' | 'reason' | 'time' | 'slug';
  /** What it asks for may be left out. */
  isOptional?: true;
  /** It can be planned for a time [ACT-02]. */
  mayWait?: true;
  /** What of it is rehearsed, to show where readers will find the story [ACT-06]. */
  rehearsed?: 'publish' | 'update';
  /** Readers see what it does: it is confirmed, and says when it is done. */
  isPublic: boolean;
  /** It can be undone for ten seconds [ACT-07]. */
  canBeUndone: boolean;
  isDanger: boolean;
}

const quiet: ActTraits = { asks: 'nothing', isPublic: false, canBeUndone: false, isDanger: false };
const shown: ActTraits = { asks: 'nothing', isPublic: true, canBeUndone: true, isDanger: false };

export const actTraits: Record<ActName, ActTraits> = {
  submit: quiet,
  approve: quiet,
  return: { ...quiet, asks: 'reason' },
  publish: { ...shown, rehearsed: 'publish' },
  schedule: { ...shown, rehearsed: 'publish', asks: 'time', canBeUndone: false },
  update: { ...shown, rehearsed: 'update', mayWait: true },
  repair: shown,
  correct: shown,
  move: { ...shown, asks: 'slug', canBeUndone: false },
  // What is wrong is gone within seconds: the reason may be left out.
  withdraw: { ...shown, asks: 'reason', isOptional: true, canBeUndone: false, isDanger: true, mayWait: true },
  undo: { ...shown, canBeUndone: false },
  cancel: quiet,
  discard: { ...quiet, isDanger: true },
  restore: quiet,
};

/** The first one has the button; the others are in the menu beside it. */
export function orderedActs(may: readonly string[]): ActName[] {
  return byUrgency.filter((act) => may.includes(act));
}
