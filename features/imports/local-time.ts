/** Times as export files write them. */

/** `2024-06-14 10:00:00` (UTC) → the moment; null for `0000-00-00 00:00:00` and anything else that is no time. */
export function utcTime(text: string): Date | null {
  const match = /^\s*(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?\s*$/.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** The same on the clocks of a time zone: `zonedTime('2024-06-14 10:00:00', 'Europe/Budapest')` is 8:00 UTC. */
export function zonedTime(text: string, timeZone: string): Date | null {
  const asIfUtc = utcTime(text);
  if (asIfUtc === null) return null;
  // Twice, because the first guess may fall on the other side of a clock change.
  const guess = new Date(asIfUtc.getTime() - offsetAt(asIfUtc, timeZone));
  return new Date(asIfUtc.getTime() - offsetAt(guess, timeZone));
}

/** ISO 8601 or RFC 822; null when it is neither or out of any newspaper's time. */
export function writtenTime(text: string): Date | null {
  const isDated = /^\s*\d{4}-\d\d-\d\d|^\s*([A-Za-z]{3},\s*)?\d{1,2} [A-Za-z]{3} \d{4}/.test(text);
  const moment = Date.parse(text);
  if (!isDated || Number.isNaN(moment)) return null;
  const date = new Date(moment);
  return date.getUTCFullYear() < 1000 || date.getUTCFullYear() > 9999 ? null : date;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that the zone's clocks are ahead of UTC. */
function offsetAt(moment: Date, timeZone: string): number {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  const name = format.formatToParts(moment).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
