import { createSampler } from './sampled.ts';

/**
 * Throttles reports of a frequent error: the first is reported at once, then at most one per interval with the number
 * of errors since the last report.
 * @param now Milliseconds of a monotonic clock.
 * @example const warn = throttled((err, times) => log.warn({ err, times }, 'a stale response was sent'), { everyMs:
 * 10_000 });
 */
export function throttled(
  report: (error: unknown, times: number) => void,
  setting: { everyMs: number; now?: () => number },
): (error: unknown) => void {
  const sample = createSampler(setting);
  return (error) => {
    const times = sample('');
    if (times !== null) report(error, times);
  };
}
