/** How a process that runs until it is told to stop is told, and lets go. */
import type { Log } from '#platform/log/log.server.ts';

/** Longest that a stop may take before what still runs is cut off. */
const patienceMs = 9_000;

/** A terminal and a service manager signal every process of the group, npm passes its own on: one stop, told twice. */
const sameStopMs = 1_000;

/** Resolves when a signal came and everything was let go of; somebody who asks again later is obeyed at once. */
export function stopOnSignal(stops: (() => Promise<void>)[], log: Log): Promise<void> {
  const done = Promise.withResolvers<void>();
  let asked: number | undefined;
  const stop = async (signal: string): Promise<void> => {
    if (asked !== undefined && performance.now() - asked < sameStopMs) return;
    if (asked !== undefined) process.exit(1);
    asked = performance.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), patienceMs).unref();
    await letGo(stops);
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

/** The last taken first. */
export async function letGo(stops: (() => Promise<void>)[]): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop();
}
