/** Properties of acts on the screen; the story's response says which acts are possible. */
import type { ActName } from '../../acts.ts';

/** In order of urgency: the first possible act is the expected next one. */
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
  /** Input of the act, besides a confirmation. */
  asks: 'nothing' | 'reason' | 'time' | 'slug';
  /** The input is optional. */
  isOptional?: true;
  /** It can be planned for a time [ACT-02]. */
  mayWait?: true;
  /** The act to preview, to show where readers will find the story [ACT-06]. */
  rehearsed?: 'publish' | 'update';
  /** It has an effect for readers: it needs a confirmation, and its success is reported. */
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
  // The reason is optional, so that wrong information is removed within seconds.
  withdraw: { ...shown, asks: 'reason', isOptional: true, canBeUndone: false, isDanger: true, mayWait: true },
  undo: { ...shown, canBeUndone: false },
  cancel: quiet,
  discard: { ...quiet, isDanger: true },
  restore: quiet,
};

/** Possible acts by urgency: a button for the first, a menu for the others. */
export function orderedActs(may: readonly string[]): ActName[] {
  return byUrgency.filter((act) => may.includes(act));
}
