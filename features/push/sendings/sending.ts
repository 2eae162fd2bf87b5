/** What an editor sends as a notification about a story [TOOL-04]. */

/** `new`: for who has not had the story. `again`: for everybody. `correction`: in place of the one before. */
export const sendingKinds = ['new', 'again', 'correction'] as const;
export type SendingKind = (typeof sendingKinds)[number];

/** `running`: handed over, and not all of it has an outcome. `missed`: the story was not public at its time. */
export const sendingStates = ['waiting', 'running', 'sent', 'stopped', 'missed'] as const;
export type SendingState = (typeof sendingStates)[number];

export interface SendingCounts {
  sent: number;
  waiting: number;
  failed: number;
  /** It may have arrived: nobody knows, and it is not sent again. */
  unknown: number;
  stopped: number;
}
