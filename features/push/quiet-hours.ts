/** The hours in which a reader wants no notifications, in the time zone of the reader's site. */
import { localTime } from '#platform/time/time-zone.ts';

export interface QuietHours {
  /** Minutes after midnight; equal ones mean none. `to` may be on the next day. */
  from: number;
  to: number;
}

export const noQuietHours: QuietHours = { from: 0, to: 0 };

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/**
 * When they end, if the time is in them; else null.
 * @example endOfQuietHours(new Date('2026-11-21T22:30:00Z'), 'Europe/Budapest', { from: 1320, to: 420 }) // 06:00 UTC
 */
export function endOfQuietHours(at: Date, zone: string, { from, to }: QuietHours): Date | null {
  const minute = minuteOfDay(at, zone);
  const isQuiet = from <= to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const left = (to - minute + dayMinutes) % dayMinutes;
  const end = new Date(Math.floor(at.getTime() / minuteMs) * minuteMs + left * minuteMs);
  // A change to or from summer time in between moves the end.
  const offset = ((to - minuteOfDay(end, zone) + dayMinutes * 1.5) % dayMinutes) - dayMinutes / 2;
  const moved = new Date(end.getTime() + offset * minuteMs);
  // In the hour that the clocks skip there is no such minute: an earlier moment would still be quiet.
  return minuteOfDay(moved, zone) === to ? moved : end;
}

function minuteOfDay(at: Date, zone: string): number {
  const local = localTime(at.getTime() / 1000, zone);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** `22:00` as minutes after midnight; null for a text of any other form. */
export function minutesOfClock(text: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** `1320` as `22:00`. */
export function clockOfMinutes(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
