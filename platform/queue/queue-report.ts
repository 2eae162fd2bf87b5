import type { Log } from '#platform/log/log.server.ts';
import type { Outcome } from './queue.ts';

/** One message of a batch, and how often it had been tried before. */
export interface Attempt {
  retryCount: number;
  outcome: Outcome;
}

/**
 * Returns a function that logs what came of a batch: a failure when it is new, not at every attempt; messages that are
 * given up always; and once that the queue works again.
 */
export function createQueueReport({
  queue,
  retryLimit,
  log,
}: {
  queue: string;
  retryLimit: number;
  log: Log;
}): (attempts: readonly Attempt[]) => void {
  let last: string | null = null;
  return (attempts) => {
    const failures = attempts.flatMap(({ retryCount, outcome }) =>
      outcome.kind === 'done'
        ? []
        : [{ error: outcome.error, isDead: outcome.kind === 'refused' || retryCount >= retryLimit }],
    );
    const dead = failures.filter(({ isDead }) => isDead);
    const [newest] = failures;
    if (dead.length > 0)
      log.error(
        { queue, messages: dead.length, error: dead[0]?.error },
        'queue: messages were given up; `lapzarta jobs retry` sends them again',
      );
    else if (newest && newest.error !== last)
      log.warn({ queue, messages: failures.length, error: newest.error }, 'queue: trying again later');
    if (!newest && last !== null) log.info({ queue }, 'queue works again');
    last = newest?.error ?? null;
  };
}
