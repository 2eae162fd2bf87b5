/** Days of charges, as `YYYY-MM-DD` in Budapest. */
import { daysAfter } from '#platform/time/day.ts';
import type { Rhythm } from './order.ts';

/** Days after the first attempt on which a soft decline is tried again. */
export const retryDays = [0, 3, 7, 14] as const;

/**
 * The first day after `day` that is the anchor day of its month, or the last day of a shorter month: after 31 January
 * comes 28 February, and then 31 March.
 */
export function nextAnchorAfter(day: string, anchorDay: number): string {
  const { year, month } = partsOf(day);
  const thisMonth = anchorIn(year, month, anchorDay);
  return thisMonth > day ? thisMonth : anchorIn(year, month + 1, anchorDay);
}

const monthsOf: Readonly<Record<Rhythm, number>> = { monthly: 1, yearly: 12 };

/** The day of the charge after the one of `day`, which is up to a month later than its anchor day. */
export function nextChargeAfter(
  day: string,
  { anchorDay, frequency }: { anchorDay: number; frequency: Rhythm },
): string {
  return anchorMonthsAfter(nextAnchorAfter(day, anchorDay), monthsOf[frequency] - 1, anchorDay);
}

/** The anchor day `months` months after that of a day's month. */
export function anchorMonthsAfter(day: string, months: number, anchorDay: number): string {
  const { year, month } = partsOf(day);
  return anchorIn(year, month + months, anchorDay);
}

/** The day of the next attempt after `attempts` failed ones; null when there is none. */
export function retryDay(periodDue: string, attempts: number): string | null {
  const days = retryDays[attempts];
  return days === undefined ? null : daysAfter(periodDue, days);
}

export function dayOfMonth(day: string): number {
  return Number(day.slice(8));
}

/** The last day of a month: `lastDayOf(2027, 2)` is `2027-02-28`. */
export function lastDayOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function partsOf(day: string): { year: number; month: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

/** `month` from 1; it may be beyond the year. */
function anchorIn(year: number, month: number, anchorDay: number): string {
  const last = dayOfMonth(lastDayOf(year, month));
  return new Date(Date.UTC(year, month - 1, Math.min(anchorDay, last))).toISOString().slice(0, 10);
}
