/** Counts the seconds in which the page is visible. */

const firstReportMs = 5_000;
const longestMs = 80_000;

/**
 * Reports the seconds since the last report: after 5 seconds, then after twice as many each time, up to 80, when the
 * page is hidden, and when it is left.
 */
export function countTime(
  until: AbortSignal,
  report: (time: { seconds: number; isLast: boolean }) => void,
): void {
  let intervalMs = firstReportMs;
  let counted = 0;
  let since = now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(): void {
    const time = now();
    if (since !== null && time !== null) counted += time - since;
    since = time;
  }
  function give(isLast: boolean): void {
    const seconds = Math.round(counted / 1000);
    if (seconds < 1) return;
    counted -= seconds * 1000;
    report({ seconds, isLast });
  }
  function plan(): void {
    timer = setTimeout(() => {
      take();
      give(false);
      intervalMs = Math.min(2 * intervalMs, longestMs);
      plan();
    }, intervalMs);
  }
  function followVisibility(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') {
      since = performance.now();
      plan();
    } else end();
  }
  function end(): void {
    clearTimeout(timer);
    if (since !== null) counted += performance.now() - since;
    since = null;
    give(true);
  }
  document.addEventListener('visibilitychange', followVisibility, { signal: until });
  until.addEventListener('abort', end);
  if (since !== null) plan();
}

/** Null while the page is not visible: prerendered, or in another tab. */
function now(): number | null {
  return document.visibilityState === 'visible' ? performance.now() : null;
}
