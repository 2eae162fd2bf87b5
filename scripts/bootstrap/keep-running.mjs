/** Restarts a server that crashed, for operators without a service manager. */
import { setTimeout as pause } from 'node:timers/promises';

/** Exit codes of `apps/server/main.ts`; with 1 it has already printed what the operator has to correct. */
const ended = { well: 0, refused: 1, usage: 2 };
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** A server that ran this long was configured correctly, so a later failure may be temporary. */
const lastingMs = 60_000;

/**
 * Runs a server until it exits normally, refuses to start, or is stopped; returns its exit code.
 *
 * @param run Runs it once; resolves with its exit code or the signal that ended it.
 * @param needs.stopping Aborted when the operator wants it to stop.
 * @param needs.log Logs one sentence: why it is restarted, and when.
 */
export async function keepRunning(run, { stopping, log, now = () => performance.now(), wait = pause }) {
  let pauseMs = firstPauseMs;
  let hasLasted = false;
  for (;;) {
    const began = now();
    const { code, signal } = await run();
    const lasted = now() - began >= lastingMs;
    hasLasted ||= lasted;
    const isRefusal = code === ended.refused || code === ended.usage;
    if (stopping.aborted || code === ended.well || (isRefusal && !hasLasted)) return { code, signal };
    if (lasted) pauseMs = firstPauseMs;
    const cause = signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
    log(`The server ${cause}. It starts again in ${pauseMs / 1000} s; Ctrl+C stops it.`);
    await wait(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return { code: ended.well, signal: null };
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}
