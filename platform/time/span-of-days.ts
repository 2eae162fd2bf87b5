/** Days as a reader names them, as the moments they are in a zone. */
import { dayStart } from './hungarian-date.ts';

/** From this moment on, and before that one; null is no limit. */
export interface Span {
  from: Date | null;
  to: Date | null;
}

/**
 * From the first moment of one day to the last of the other, both included; '' is no limit.
 *
 * `spanOfDays({ from: '2024-06-14', to: '' }, 'Europe/Budapest')` → `from` is `2024-06-13T22:00:00Z`, `to` is null
 */
export function spanOfDays({ from, to }: { from: string; to: string }, timeZone: string): Span {
  return { from: momentOf(from, timeZone), to: momentOf(to === '' ? '' : dayAfter(to), timeZone) };
}

function momentOf(day: string, timeZone: string): Date | null {
  const start = dayStart(day, timeZone);
  return start === null ? null : new Date(start * 1000);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
