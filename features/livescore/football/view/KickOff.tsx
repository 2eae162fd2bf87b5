import { useContext } from 'react';
import { clockTime, type DateStyle, dayKey, shortDay } from '#platform/time/hungarian-date.ts';
import { sportsBoardWords } from '../../browser/sports-board-words.ts';
import { footballTimeZone } from '../football-path.ts';
import { DeviceContext } from './device-choices.ts';

interface KickOffProps {
  /** For the machine: `2024-06-15T13:00:00Z`. */
  dateTime: string;
  /** In the site's zone: `15:00`. */
  time: string;
}

/** The time of a kick-off, in the zone of the reader's device once the island is there [FOOT-03]. */
export function KickOff({ dateTime, time }: KickOffProps) {
  const device = useContext(DeviceContext);
  const own = device && timeInZone(Date.parse(dateTime) / 1000, device.timeZone);
  return <time dateTime={dateTime}>{own ?? time}</time>;
}

/** Says that kick-offs are in the device's time, where that is another one than the site's. */
export function ZoneNote({ dateTime }: { dateTime: string }) {
  const device = useContext(DeviceContext);
  if (device === null || timeInZone(Date.parse(dateTime) / 1000, device.timeZone) === null) return null;
  return <span className="fine-print">{sportsBoardWords.zone}</span>;
}

/**
 * `9:00`, or `jún. 16., 1:00` where it is another day than at the site; null where the zone has the same time of day as
 * the site's.
 */
export function timeInZone(at: number, timeZone: string): string | null {
  const [own, site]: DateStyle[] = [timeZone, footballTimeZone].map((zone) => ({
    timeZone: zone,
    language: 'hu',
  }));
  if (!own || !site || clockTime(at, own) === clockTime(at, site)) return null;
  const isSameDay = dayKey(at, timeZone) === dayKey(at, footballTimeZone);
  return isSameDay ? clockTime(at, own) : `${shortDay(at, own)}, ${clockTime(at, own)}`;
}
