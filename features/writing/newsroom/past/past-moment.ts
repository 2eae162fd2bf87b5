/** Conversion of past moments between the site's local time and ISO, and the version public then. */
import { localTime } from '#platform/time/time-zone.ts';
import type { PublicSpan } from './past-calls.ts';

/**
 * The period that includes a moment.
 * @param moment ISO time
 */
export function spanAt(spans: readonly PublicSpan[], moment: string): PublicSpan | undefined {
  const at = Date.parse(moment);
  return spans.find(
    ({ from, until }) => Date.parse(from) <= at && (until === null || Date.parse(until) > at),
  );
}

/**
 * The value of a date and time input, with milliseconds, so that versions public for less than a second are
 * found.
 * @example momentIn('2026-11-21T07:00:00.500Z', 'Europe/Budapest') // '2026-11-21T08:00:00.500'
 */
export function momentIn(moment: string | undefined, timeZone: string): string {
  if (moment === undefined) return '';
  return localTime(Date.parse(moment) / 1000, timeZone)
    .toISOString()
    .slice(0, -1);
}
