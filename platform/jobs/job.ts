/** A job of the timetable, and when it is due. */
import { Cron } from 'croner';

export interface Job {
  /** What operators call it. */
  name: string;
  /** A cron expression, in the time zone of `timeZone`; five fields, or six with seconds in front. */
  at: string;
  timeZone: string;
  /** It is done twice when a process dies over it, so doing it twice must change nothing. */
  run: (signal: AbortSignal) => Promise<JobReport>;
  /** Longer than this it may not take; another process takes it over a little later. */
  timeoutMs: number;
  /** How often it is tried before it is given up until its next time. */
  tries: number;
}

/** What of a success an operator should know; '' when all was well. */
export type JobReport = string;

/** The first time after `after`. Times that passed unseen are one time: nobody does them one by one. */
export function nextTime({ at, timeZone }: Pick<Job, 'at' | 'timeZone'>, after: Date): Date {
  const next = new Cron(at, { timezone: timeZone }).nextRun(after);
  if (next === null) throw new RangeError(`There is no time after this one: ${at}`);
  return next;
}

const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

/** How long to wait after so many failures: 5 s, 20 s, 80 s, five minutes. */
export function pauseAfter(failures: number): number {
  return Math.min(firstPauseMs * 4 ** (failures - 1), longestPauseMs);
}
