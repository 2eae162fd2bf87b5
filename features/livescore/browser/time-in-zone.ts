import { clockTime, type DateStyle, dayKey, shortDay } from '#platform/time/hungarian-date.ts';
import { footballTimeZone } from '../football/football-path.ts';

/**
 * `9:00`, or `jún. 16., 1:00` where it is another day than at the site; null where the zone has the same time of day as
 * the site's [FOOT-03].
 */
export function timeInZone(at: number, timeZone: string): string | null {
  const own: DateStyle = { timeZone, language: 'hu' };
  const site: DateStyle = { timeZone: footballTimeZone, language: 'hu' };
  if (clockTime(at, own) === clockTime(at, site)) return null;
  const isSameDay = dayKey(at, timeZone) === dayKey(at, footballTimeZone);
  return isSameDay ? clockTime(at, own) : `${shortDay(at, own)}, ${clockTime(at, own)}`;
}
