/** Local times of time zones. Times are unix seconds. */

/** The zone's local time in the fields of UTC: `localTime(at, zone).getUTCHours()` is what clocks there show. */
export function localTime(at: number, timeZone: string): Date {
  return new Date((at + offsetOf(at, timeZone)) * 1000);
}

/** The time at which clocks in the zone show what `local` would be in UTC. */
export function timeOfLocal(local: number, timeZone: string): number {
  // Twice, because the first guess may fall on the other side of a daylight-saving change.
  const guess = local - offsetOf(local, timeZone);
  return local - offsetOf(guess, timeZone);
}

/**
 * Daylight-saving change at a local time: one night a year an hour is skipped, on another it occurs twice.
 */
export function clockChangeAt(local: number, timeZone: string): 'missing' | 'doubled' | null {
  const shown = (at: number) => localTime(at, timeZone).getTime() / 1000;
  const at = timeOfLocal(local, timeZone);
  if (shown(at) !== local) return 'missing';
  return shown(at - hour) === local || shown(at + hour) === local ? 'doubled' : null;
}

const hour = 3_600;

/** Time zones change their offset at multiples of 15 minutes. */
const quarter = 900;
const maxCachedQuarters = 20_000;
const offsets = new Map<string, Map<number, number>>();
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Seconds that a zone is ahead of UTC. Intl takes microseconds and a front page formats sixty times, so the offset of
 * each quarter of an hour is cached.
 */
function offsetOf(at: number, timeZone: string): number {
  const zone = offsets.get(timeZone) ?? new Map<number, number>();
  offsets.set(timeZone, zone);
  const key = Math.floor(at / quarter);
  const known = zone.get(key);
  if (known !== undefined) return known;
  const offset = computeOffset(key * quarter, timeZone);
  if (zone.size >= maxCachedQuarters) zone.clear();
  zone.set(key, offset);
  return offset;
}

function computeOffset(at: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  formats.set(timeZone, format);
  const part = Object.fromEntries(
    format.formatToParts(at * 1000).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - at;
}
