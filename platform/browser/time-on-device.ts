/** A time in the zone of the reader's device, where that is another time of day than the site's. */
import { clockTime, type DateStyle, fullDateTime } from '../time/hungarian-date.ts';
import { deviceTimeWords } from './device-time-words.ts';

/** `2024. június 15., 9:00 (helyi idő)`; null where the device shows the same time as the site. */
export function timeOnDevice(
  at: number,
  { timeZone, language }: DateStyle,
  deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | null {
  const own = { timeZone: deviceZone, language };
  if (clockTime(at, own) === clockTime(at, { timeZone, language })) return null;
  return `${fullDateTime(at, own)} (${deviceTimeWords[language].name})`;
}
