import { daysAfter } from './day.ts';
import { dayStart } from './hungarian-date.ts';

/** Start (inclusive) and end (exclusive); null for no limit. */
export interface Span {
  from: Date | null;
  to: Date | null;
}

/**
 * Converts two local days, both inclusive, to a span of time; '' for no limit.
 * `spanOfDays({ from: '2024-06-14', to: '' }, 'Europe/Budapest')` → `from` is `2024-06-13T22:00:00Z`, `to` is null
 */
export function spanOfDays({ from, to }: { from: string; to: string }, timeZone: string): Span {
  return { from: startOfDay(from, timeZone), to: startOfDay(to === '' ? '' : daysAfter(to, 1), timeZone) };
}

function startOfDay(day: string, timeZone: string): Date | null {
  const start = dayStart(day, timeZone);
  return start === null ? null : new Date(start * 1000);
}
