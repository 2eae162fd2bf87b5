import type { Log } from '#platform/log/log.server.ts';

/** Work that repeats while a process runs. */
export interface Repetition {
  /** Stops the timer; a running repetition finishes. */
  stop(): void;
}

/** Repeats `act`, skipping a turn while the previous one is running; consecutive failures are logged once. */
export function every(ms: number, act: () => Promise<unknown>, log: Log): Repetition {
  let running = false;
  let failing = false;
  const timer = setInterval(async () => {
    if (running) return;
    running = true;
    try {
      await act();
      failing = false;
    } catch (error) {
      if (!failing) log.error({ err: error }, 'scheduled work failed; trying again');
      failing = true;
    } finally {
      running = false;
    }
  }, ms).unref();
  return { stop: () => clearInterval(timer) };
}
