/** A moment of the site's clocks, and what readers had then. */
import { localTime } from '#platform/time/time-zone.ts';
import type { PublicSpan } from './past-calls.ts';

/** @param moment ISO; the version that was public then */
export function spanAt(spans: readonly PublicSpan[], moment: string): PublicSpan | undefined {
  const at = Date.parse(moment);
  return spans.find(
    ({ from, until }) => Date.parse(from) <= at && (until === null || Date.parse(until) > at),
  );
}

/**
 * As a field of date and time has it, to the millisecond, so that what was public for less than a second is found.
 * @example momentIn('2026-11-21T07:00:00.500Z', 'Europe/Budapest') // '2026-11-21T08:00:00.500'
 */
export function momentIn(moment: string | undefined, timeZone: string): string {
  if (moment === undefined) return '';
  return localTime(Date.parse(moment) / 1000, timeZone)
    .toISOString()
    .slice(0, -1);
}
