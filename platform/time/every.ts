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

/** Repeats `act` until it is stopped, which aborts the repetition that is running and waits for its end. */
export function repeatUntilStopped(
  ms: number,
  act: (signal: AbortSignal) => Promise<unknown>,
  { log, stopping }: { log: Log; stopping: AbortController },
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const repetition = every(
    ms,
    () => {
      running = act(stopping.signal);
      return running;
    },
    log,
  );
  return {
    async stop() {
      repetition.stop();
      stopping.abort();
      await running.catch(() => undefined);
    },
  };
}
