/** A notification about a story that an editor sends [TOOL-04]. */

/** `new`: to devices that have not got the story. `again`: to all. `correction`: replaces the one before. */
export const sendingKinds = ['new', 'again', 'correction'] as const;
export type SendingKind = (typeof sendingKinds)[number];

/** `running`: handed over, with outcomes still missing. `missed`: the story was not public at its time. */
export const sendingStates = ['waiting', 'running', 'sent', 'stopped', 'missed'] as const;
export type SendingState = (typeof sendingStates)[number];

export interface SendingCounts {
  sent: number;
  waiting: number;
  failed: number;
  /** It is unknown whether these arrived; they are not sent again. */
  unknown: number;
  stopped: number;
}
