/** Stops a long-running process on SIGTERM or SIGINT. */
import type { Log } from '#platform/log/log.server.ts';

/** Time limit for stopping; then the process exits. */
const stopTimeoutMs = 9_000;

/** Terminals and service managers signal the whole process group, and npm forwards its own: this is one stop. */
const sameStopMs = 1_000;

/** Resolves when a signal came and everything was stopped; a later second signal exits at once. */
export function stopOnSignal(stops: (() => Promise<void>)[], log: Log): Promise<void> {
  const done = Promise.withResolvers<void>();
  let stopRequestedAt: number | undefined;
  const stop = async (signal: string): Promise<void> => {
    if (stopRequestedAt !== undefined && performance.now() - stopRequestedAt < sameStopMs) return;
    if (stopRequestedAt !== undefined) process.exit(1);
    stopRequestedAt = performance.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await stopAll(stops);
    log.info('stopped');
    done.resolve();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return done.promise.finally(() => {
    process.off('SIGTERM', stop);
    process.off('SIGINT', stop);
  });
}

/** In reverse order of registration. */
export async function stopAll(stops: (() => Promise<void>)[]): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop();
}
