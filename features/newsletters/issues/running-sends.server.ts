/** The issues that this process is sending: when it stops, their current batches are ended first. */
import { setTimeout as pause } from 'node:timers/promises';
import type { SendingOutcome } from './send-issue.server.ts';

/** A batch takes less than a second with a healthy mail server; the whole process has nine seconds to stop. */
const longestWaitMs = 5_000;

export interface RunningSends {
  run(signal: AbortSignal, send: (signal: AbortSignal) => Promise<SendingOutcome>): Promise<SendingOutcome>;
  /** Begins no further batch; resolves when the outcome of every mail that was on its way is recorded. */
  stop(): Promise<void>;
}

export function createRunningSends(): RunningSends {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    async run(signal, send) {
      const sending = send(AbortSignal.any([signal, stopping.signal]));
      const ended = sending.catch(() => undefined);
      running.add(ended);
      try {
        return await sending;
      } finally {
        running.delete(ended);
      }
    },
    async stop() {
      stopping.abort();
      const limit = new AbortController();
      await Promise.race([
        Promise.all(running),
        pause(longestWaitMs, undefined, { signal: limit.signal }).catch(() => undefined),
      ]);
      limit.abort();
    },
  };
}
