/** Calendar days as `2024-06-14`. */
import { dayKey } from './hungarian-date.ts';

/** The day in the time zone. */
export function dayAt(time: Date, timeZone: string): string {
  return dayKey(time.getTime() / 1000, timeZone);
}

/** @example daysAfter('2028-02-28', 1) // '2028-02-29'; a negative number goes back */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Unix seconds at noon in UTC, which falls on the same date in every European time zone. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`) / 1000;
}
