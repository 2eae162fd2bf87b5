import { Cron } from 'croner';

/** A scheduled job. */
export interface Job {
  /** Name for operators. */
  name: string;
  /** Cron expression in `timeZone`; five fields, or six with seconds first. */
  at: string;
  timeZone: string;
  /** Must be idempotent: it runs again when its process dies. */
  run: (signal: AbortSignal) => Promise<JobReport>;
  /** Time limit; shortly after it another process takes over. */
  timeoutMs: number;
  /** Number of attempts before it is given up until its next time. */
  tries: number;
}

/** Note for operators about a successful run; '' when there is none. */
export type JobReport = string;

/** The first scheduled time after `after`. Missed times are not caught up individually. */
export function nextTime({ at, timeZone }: Pick<Job, 'at' | 'timeZone'>, after: Date): Date {
  const next = new Cron(at, { timezone: timeZone }).nextRun(after);
  if (next === null) throw new RangeError(`There is no time after this one: ${at}`);
  return next;
}

const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

/** Pause after this number of failures: 5 s, 20 s, 80 s, five minutes. */
export function pauseAfter(failures: number): number {
  return Math.min(firstPauseMs * 4 ** (failures - 1), longestPauseMs);
}
