import { timeOfLocal } from '#platform/time/time-zone.ts';
import { withOffset } from '#platform/time/zone-names.ts';

/** `2024-06-14 10:00:00` in UTC → the time; null for `0000-00-00 00:00:00` and anything else that is not a time. */
export function parseUtcTime(text: string): Date | null {
  const match = /^\s*(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?\s*$/.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** The same in local time: `parseZonedTime('2024-06-14 10:00:00', 'Europe/Budapest')` is 8:00 UTC. */
export function parseZonedTime(text: string, timeZone: string): Date | null {
  const asIfUtc = parseUtcTime(text);
  return asIfUtc === null ? null : fromLocalTime(asIfUtc, timeZone);
}

/**
 * ISO 8601 or RFC 822, in local time of the zone where the text names none; null when it is neither or not a real date.
 */
export function parseDateTime(text: string, timeZone = 'UTC'): Date | null {
  const date = parseIsoTime(text, timeZone) ?? parseRfc822Time(text, timeZone);
  return date === null || date.getUTCFullYear() < 1000 || date.getUTCFullYear() > 9999 ? null : date;
}

/**
 * Seconds since 1970, or milliseconds with 13 digits: with fewer digits they could be a date such as `202612011000`.
 */
export function parseEpochTime(text: string): Date | null {
  if (/^\s*\d{9,10}(?:\.\d+)?\s*$/.test(text)) return new Date(Number(text) * 1000);
  return /^\s*\d{13}(?:\.\d+)?\s*$/.test(text) ? new Date(Number(text)) : null;
}

const iso =
  /^\s*(\d{4})(-?)(\d\d)\2(\d\d)(?:(?:T|\s+)(\d\d)(:?)(\d\d)(?:\6(\d\d)(?:[.,](\d+))?)?\s*(Z|UTC|GMT|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?)?\s*$/i;

/** With or without separators; not by `Date.parse`, because engines take 31 February for 2 March. */
function parseIsoTime(text: string, timeZone: string): Date | null {
  const match = iso.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = [1, 3, 4, 5, 7, 8].map((at) =>
    Number(match[at] ?? 0),
  );
  const midnight = new Date(Date.UTC(year, month - 1, day));
  const isDay = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day;
  const minutes = hour * 60 + minute;
  if (!isDay || minute > 59 || second > 59 || minutes * 60 + second > 24 * 3600) return null;
  const thousandths = Number((match[9] ?? '').padEnd(3, '0').slice(0, 3));
  const asIfUtc = new Date(midnight.getTime() + (minutes * 60 + second) * 1000 + thousandths);
  const zone = match[10];
  return zone === undefined
    ? fromLocalTime(asIfUtc, timeZone)
    : new Date(asIfUtc.getTime() - minutesAhead(zone) * 60_000);
}

function minutesAhead(zone: string): number {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):?(\d\d)?/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const rfc822 = /^\s*(?:[A-Za-z]{3},\s*)?((\d{1,2}) [A-Za-z]{3} \d{4})(\s+\d\d?:\d\d(?::\d\d)?)?(.*)$/;

function parseRfc822Time(text: string, timeZone: string): Date | null {
  const match = rfc822.exec(text);
  if (match === null) return null;
  const [, date, day, time = '', zone = ''] = match;
  // The engine takes an invalid day for one of the next month.
  if (new Date(`${date} 00:00 GMT`).getUTCDate() !== Number(day)) return null;
  const isZoned = zone.trim() !== '';
  // Without a zone the engine would use that of the machine it runs on.
  const moment = Date.parse(isZoned ? withOffset(text) : `${text.trim()}${time === '' ? ' 00:00' : ''} GMT`);
  if (Number.isNaN(moment)) return null;
  return isZoned ? new Date(moment) : fromLocalTime(new Date(moment), timeZone);
}

/** Local time in the zone, given as if it were UTC → the time. */
function fromLocalTime(asIfUtc: Date, timeZone: string): Date {
  return new Date(timeOfLocal(asIfUtc.getTime() / 1000, timeZone) * 1000);
}
