/** Does something again and again while a process runs. */
import type { Log } from '#platform/log/log.server.ts';

export interface Repetition {
  /** Lets go of the clock; what runs ends by itself. */
  stop(): void;
}

/** Begins again only after the time before has ended; a failure is logged once, until it works again. */
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
