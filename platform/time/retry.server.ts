import { setTimeout as pause } from 'node:timers/promises';

/** Options of `retry`. */
export interface RetryOptions {
  /** After an abort the next failure is final. */
  signal: AbortSignal;
  /** Whether an error may be transient; all errors are retried when absent. */
  isTransient?: (error: unknown) => boolean;
  /** Called before each retry with the milliseconds until then. */
  onFailure(error: unknown, pauseMs: number): void;
  firstPauseMs?: number;
}

const longestPauseMs = 30_000;

/**
 * Repeats an action until it succeeds, with increasing pauses: `await retry(() => writeJobs(), { signal, onFailure:
 * (err) => log.warn({ err }, 'trying again') })`
 */
export async function retry<Result>(
  act: () => Promise<Result>,
  { signal, isTransient = () => true, onFailure, firstPauseMs = 500 }: RetryOptions,
): Promise<Result> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await act();
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error;
      onFailure(error, pauseMs);
      await pause(pauseMs, undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
}
